import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StoresOverview } from '#contract/analytics.ts';
import type { DateRange } from '#contract/date-range.ts';
import { request } from '../../api/client.ts';
import { forPeriod } from '../../features/estimate/for-period.ts';
import { refetchInterval } from '../../features/store/store-keys.ts';

export function getOverviewQuery(dateRange: DateRange) {
  return queryOptions({
    queryKey: ['analytics', 'overview', dateRange],
    queryFn: ({ signal }) =>
      request<StoresOverview>('/api/analytics/stores/overview', { query: { dateRange }, signal }),
    select: (overview) => ({
      ...forPeriod(overview, dateRange, Date.now()),
      topStores: overview.topStores.map((store) => forPeriod(store, dateRange, Date.now())),
      topProducts: overview.topProducts.map((product) => forPeriod(product, dateRange, Date.now())),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data?.topStores),
  });
}
