import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#contract/list.ts';
import type { ReadingItem } from '#contract/reading.ts';
import { request } from '../../api/client.ts';
import { storesKey } from './store-keys.ts';

export function listReadingsQuery(id: string, isWaiting: boolean) {
  return queryOptions({
    queryKey: [...storesKey, 'readings', id],
    queryFn: ({ signal }) =>
      request<Page<ReadingItem>>(`/api/stores/${id}/readings`, { query: { pageSize: 10 }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isWaiting ? 3_000 : 60_000,
  });
}
