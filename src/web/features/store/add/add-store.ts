import { useMutation } from '@tanstack/react-query';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../../api/client.ts';
import { useRefreshStores } from '../store-keys.ts';

export function useAddStore() {
  const refresh = useRefreshStores();
  return useMutation({
    mutationFn: (url: string) => ask(storeEndpoints.addStore, { body: { url } }),
    onSuccess: () => void refresh(),
  });
}
