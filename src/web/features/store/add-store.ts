import { useMutation } from '@tanstack/react-query';
import type { StoreItem } from '#contract/store.ts';
import { request } from '../../api/client.ts';
import { useRefreshStores } from './store-keys.ts';

export function useAddStore() {
  const refresh = useRefreshStores();
  return useMutation({
    mutationFn: (url: string) => request<StoreItem>('/api/stores', { method: 'POST', body: { url } }),
    onSuccess: () => void refresh(),
  });
}
