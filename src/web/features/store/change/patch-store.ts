import { useMutation } from '@tanstack/react-query';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { StorePatch } from '#contract/store.ts';
import { ask } from '../../../api/client.ts';
import { useRefreshStores } from '../store-keys.ts';

/** Suspends, resumes or marks a store. Pending until the screens show it, so that nothing flickers back. */
export function usePatchStore() {
  const refresh = useRefreshStores();
  return useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: StorePatch }) =>
      ask(storeEndpoints.changeStore, { params: { id }, body: patch }),
    onSuccess: refresh,
  });
}
