import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import { refetchInterval } from '../store/store-keys.ts';

const OVERVIEWS = {
  mine: analyticsEndpoints.getStoresOverview,
  catalogue: analyticsEndpoints.getCatalogueStoresOverview,
};

/** What the stores of a scope came to, and the best of them. */
export function getStoresOverviewQuery(scope: Scope, dateRange: DateRange) {
  return queryOptions({
    queryKey: ['analytics', 'stores', dateRange, null, scope],
    queryFn: ({ signal }) => ask(OVERVIEWS[scope], { query: { dateRange }, signal }),
    select: (overview) => ({
      ...forPeriod(overview, dateRange, Date.now()),
      topStores: overview.topStores.map((store) => forPeriod(store, dateRange, Date.now())),
      topProducts: overview.topProducts.map((product) => forPeriod(product, dateRange, Date.now())),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data?.topStores),
  });
}
