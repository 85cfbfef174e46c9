import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';
import { refetchInterval } from '../store/store-keys.ts';

/** The totals of a scope's stores, and the best of them. */
export function getStoresOverviewQuery(scope: Scope, period: ChosenPeriod, groupId?: string) {
  return queryOptions({
    queryKey: ['analytics', 'stores', period, null, scope, groupId ?? null],
    queryFn: ({ signal }) =>
      scope === 'mine'
        ? ask(analyticsEndpoints.getStoresOverview, { query: { ...periodQuery(period), groupId }, signal })
        : ask(analyticsEndpoints.getCatalogueStoresOverview, { query: periodQuery(period), signal }),
    select: (overview) => ({
      ...forPeriod(overview, period, Date.now()),
      topStores: overview.topStores.map((store) => forPeriod(store, period, Date.now())),
      topProducts: overview.topProducts.map((product) => forPeriod(product, period, Date.now())),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data?.topStores),
  });
}
