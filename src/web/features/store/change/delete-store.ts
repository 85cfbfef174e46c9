import { useMutation, useQueryClient } from '@tanstack/react-query';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../../api/client.ts';
import { userInfoKey } from '../../../api/user-info.ts';
import { analyticsKey, storesKey } from '../store-keys.ts';

/** Pending until the lists show it. Queries of the store itself are not refetched. */
export function useDeleteStore() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => ask(storeEndpoints.removeStore, { params: { id } }),
    onSuccess: (_, id) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: storesKey, predicate: ({ queryKey }) => queryKey[2] !== id }),
        queryClient.invalidateQueries({ queryKey: analyticsKey, predicate: ({ queryKey }) => queryKey[3] !== id }),
        queryClient.invalidateQueries({ queryKey: userInfoKey }),
      ]),
  });
}
