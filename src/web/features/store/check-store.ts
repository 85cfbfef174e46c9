import { useMutation } from '@tanstack/react-query';
import type { StoreCheck } from '#contract/store.ts';
import { request } from '../../api/client.ts';

/** Looks at a store without keeping anything. */
export function useCheckStore() {
  return useMutation({
    mutationFn: (url: string) => request<StoreCheck>('/api/stores/check', { method: 'POST', body: { url } }),
  });
}
