import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#contract/list.ts';
import type { ReadingItem } from '#contract/reading.ts';
import { request } from '../../api/client.ts';
import { storesKey } from '../store/store-keys.ts';

export const READINGS_PAGE_SIZE = 10;

type Asked = { day?: string; page: number; isWaiting?: boolean };

/** Visits to a store, of a UTC day where one is asked. */
export function listReadingsQuery(id: string, { day, page, isWaiting = false }: Asked) {
  const query = { day, page, pageSize: READINGS_PAGE_SIZE };
  return queryOptions({
    queryKey: [...storesKey, 'readings', id, day ?? null, page],
    queryFn: ({ signal }) => request<Page<ReadingItem>>(`/api/stores/${id}/readings`, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isWaiting ? 3_000 : 60_000,
  });
}
