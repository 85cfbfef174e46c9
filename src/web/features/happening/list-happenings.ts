import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { ask } from '../../api/client.ts';

/** What happened to my stores in a period, with the most effect first. */
export function listHappeningsQuery(dateRange: DateRange) {
  return queryOptions({
    queryKey: ['analytics', 'happenings', dateRange],
    queryFn: ({ signal }) => ask(analyticsEndpoints.listHappenings, { query: { dateRange }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
