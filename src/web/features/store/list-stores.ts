import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#contract/list.ts';
import type { StoreItem } from '#contract/store.ts';
import { request } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import type { FilteredParams } from '../list/list-params.ts';
import { apiOf, type Scope } from '../scope/scope.ts';
import { refetchInterval, storesKey } from './store-keys.ts';

export function listStoresQuery(scope: Scope, query: FilteredParams) {
  return queryOptions({
    queryKey: [...storesKey, 'list', scope, query],
    queryFn: ({ signal }) => request<Page<StoreItem>>(`${apiOf(scope)}/stores`, { query, signal }),
    select: (page) => ({ ...page, items: page.items.map((store) => forPeriod(store, query.dateRange, Date.now())) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data?.items),
  });
}
