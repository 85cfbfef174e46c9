import { useQuery } from '@tanstack/react-query';
import { localEndpoints } from '#contract/endpoints/local.ts';
import { ask } from '../../../api/client.ts';
import { publicConfig } from '../../../api/config.ts';

/** The practice stores; none outside local mode. */
export function usePracticeStores() {
  return useQuery({
    queryKey: ['practice-stores'],
    queryFn: async ({ signal }) => {
      const { isLocal } = await publicConfig();
      return isLocal ? ask(localEndpoints.listPracticeStores, { signal }) : [];
    },
    retry: false,
  });
}
