import { queryOptions } from '@tanstack/react-query';
import type { TagCounts } from '#contract/analytics.ts';
import { request } from '../../api/client.ts';

/** The categories with how many products of the shared database each has. */
export function listTagsQuery() {
  return queryOptions({
    queryKey: ['tags'],
    queryFn: ({ signal }) => request<TagCounts>('/api/tags', { signal }),
    staleTime: 10 * 60_000,
    retry: false,
  });
}
