import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';
import { storesKey } from '../store/store-keys.ts';

const READINGS_PAGE_SIZE = 10;

type Asked = { day?: string; page: number; isWaiting?: boolean };

/** The readings of a store, limited to a UTC day if one is given. */
export function listReadingsQuery(id: string, { day, page, isWaiting = false }: Asked) {
  const query = { day, page, pageSize: READINGS_PAGE_SIZE };
  return queryOptions({
    queryKey: [...storesKey, 'readings', id, day ?? null, page],
    queryFn: ({ signal }) => ask(storeEndpoints.listStoreReadings, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: isWaiting ? 3_000 : 60_000,
  });
}

export function readingsFile(id: string, day?: string): FileSource {
  const fileName = day ? `readings-${id}-${day}` : `readings-${id}`;
  return { endpoint: storeEndpoints.listStoreReadings, params: { id }, query: { day }, fileName };
}
