import { useMutation } from '@tanstack/react-query';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../api/client.ts';

/** Looks at a store without keeping anything. */
export function useCheckStore() {
  return useMutation({
    mutationFn: (url: string) => ask(storeEndpoints.checkStore, { body: { url } }),
  });
}
