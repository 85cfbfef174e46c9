import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { ask } from '../../api/client.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';

/** What happened to my stores in a period, with the most effect first. */
export function listHappeningsQuery(period: ChosenPeriod, groupId?: string) {
  return queryOptions({
    queryKey: ['analytics', 'happenings', period, groupId ?? null],
    queryFn: ({ signal }) =>
      ask(analyticsEndpoints.listHappenings, { query: { ...periodQuery(period), groupId }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
