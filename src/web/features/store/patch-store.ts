import { useMutation } from '@tanstack/react-query';
import type { StoreItem, StorePatch } from '#contract/store.ts';
import { request } from '../../api/client.ts';
import { useRefreshStores } from './store-keys.ts';

/** Suspends, resumes or marks a store. Pending until the screens show it, so that nothing flickers back. */
export function usePatchStore() {
  const refresh = useRefreshStores();
  return useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: StorePatch }) =>
      request<StoreItem>(`/api/stores/${id}`, { method: 'PATCH', body: patch }),
    onSuccess: refresh,
  });
}
