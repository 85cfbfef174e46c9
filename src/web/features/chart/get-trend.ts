import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Trend } from '#contract/analytics.ts';
import type { DateRange } from '#contract/date-range.ts';
import { request } from '../../api/client.ts';

/** The trend of one of my stores, or of all of them. */
export function getTrendQuery(dateRange: DateRange, storeId?: string) {
  return queryOptions({
    queryKey: ['analytics', 'trend', dateRange, storeId ?? null],
    queryFn: ({ signal }) => request<Trend>('/api/analytics/trend', { query: { dateRange, storeId }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
