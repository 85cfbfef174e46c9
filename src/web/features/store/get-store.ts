import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import type { StoreItem } from '#contract/store.ts';
import { request } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import { apiOf, type Scope } from '../scope/scope.ts';
import { refetchInterval, storesKey } from './store-keys.ts';

export function getStoreQuery(scope: Scope, id: string, dateRange: DateRange) {
  return queryOptions({
    queryKey: [...storesKey, 'one', id, scope, dateRange],
    queryFn: ({ signal }) => request<StoreItem>(`${apiOf(scope)}/stores/${id}`, { query: { dateRange }, signal }),
    select: (store) => forPeriod(store, dateRange, Date.now()),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data && [state.data]),
  });
}
