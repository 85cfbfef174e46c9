import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import type { StoreStatus } from '#contract/filters.ts';
import type { Page } from '#contract/list.ts';
import type { StoreItem } from '#contract/store.ts';
import { request } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import type { ListParams } from '../list/list-params.ts';
import { refetchInterval, storesKey } from './store-keys.ts';

export type StoresParams = ListParams & { dateRange: DateRange; status: StoreStatus[] };

export function listStoresQuery(query: StoresParams) {
  return queryOptions({
    queryKey: [...storesKey, 'list', query],
    queryFn: ({ signal }) => request<Page<StoreItem>>('/api/stores', { query, signal }),
    select: (page) => ({ ...page, items: page.items.map((store) => forPeriod(store, query.dateRange, Date.now())) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data?.items),
  });
}
