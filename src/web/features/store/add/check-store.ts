import { useMutation } from '@tanstack/react-query';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../../api/client.ts';

/** Checks a store without storing anything. */
export function useCheckStore() {
  return useMutation({
    mutationFn: (url: string) => ask(storeEndpoints.checkStore, { body: { url } }),
  });
}
