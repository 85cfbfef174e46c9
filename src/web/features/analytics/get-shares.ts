import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { paramOf, type Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';

export function getCountrySharesQuery(scope: Scope, period: ChosenPeriod) {
  return queryOptions({
    queryKey: ['analytics', 'countries', period, null, scope],
    queryFn: ({ signal }) =>
      ask(analyticsEndpoints.getCountryShares, { query: { scope: paramOf(scope), ...periodQuery(period) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

export function getTagSharesQuery(scope: Scope, period: ChosenPeriod) {
  return queryOptions({
    queryKey: ['analytics', 'tags', period, null, scope],
    queryFn: ({ signal }) =>
      ask(analyticsEndpoints.getTagShares, { query: { scope: paramOf(scope), ...periodQuery(period) }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** What my stores came to, day by day since the account was made. */
export function getSinceJoinedQuery() {
  return queryOptions({
    queryKey: ['analytics', 'since-joined'],
    queryFn: ({ signal }) => ask(analyticsEndpoints.getSinceJoined, { signal }),
    refetchInterval: 5 * 60_000,
  });
}
