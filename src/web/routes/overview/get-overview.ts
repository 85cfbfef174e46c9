import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StoresOverview } from '#contract/analytics.ts';
import type { DateRange } from '#contract/date-range.ts';
import { request } from '../../api/client.ts';
import { comparable } from '../../features/estimate/comparable.ts';
import { refetchInterval } from '../../features/store/store-keys.ts';

export function getOverviewQuery(dateRange: DateRange) {
  return queryOptions({
    queryKey: ['analytics', 'overview', dateRange],
    queryFn: ({ signal }) =>
      request<StoresOverview>('/api/analytics/stores/overview', { query: { dateRange }, signal }),
    select: (overview) => ({
      ...comparable(overview, dateRange),
      topStores: overview.topStores.map((store) => comparable(store, dateRange)),
      topProducts: overview.topProducts.map((product) => comparable(product, dateRange)),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => refetchInterval(state.data?.topStores),
  });
}
