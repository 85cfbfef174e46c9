import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StoresOverview } from '#contract/analytics.ts';
import type { DateRange } from '#contract/date-range.ts';
import { request } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import type { Scope } from '../scope/scope.ts';
import { refetchInterval } from '../store/store-keys.ts';
import { analyticsOf } from './analytics-of.ts';

/** What the stores of a scope came to, and the best of them. */
export function getStoresOverviewQuery(scope: Scope, dateRange: DateRange) {
  return queryOptions({
    queryKey: ['analytics', 'stores', dateRange, null, scope],
    queryFn: ({ signal }) =>
      request<StoresOverview>(`${analyticsOf(scope)}/stores/overview`, { query: { dateRange }, signal }),
    select: (overview) => ({
      ...forPeriod(overview, dateRange, Date.now()),
      topStores: overview.topStores.map((store) => forPeriod(store, dateRange, Date.now())),
      topProducts: overview.topProducts.map((product) => forPeriod(product, dateRange, Date.now())),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data?.topStores),
  });
}
