import { useQuery } from '@tanstack/react-query';
import type { PlatformKind } from '#contract/store.ts';
import { request } from '../../api/client.ts';
import { publicConfig } from '../../api/config.ts';

export type PracticeStore = { name: string; platform: PlatformKind; url: string };

/** The stores that this program plays; none outside local mode. */
export function usePracticeStores() {
  return useQuery({
    queryKey: ['practice-stores'],
    queryFn: async ({ signal }) => {
      const { isLocal } = await publicConfig();
      return isLocal ? request<PracticeStore[]>('/dev/practice-stores', { signal }) : [];
    },
    retry: false,
  });
}
