import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { paramOf, type Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import type { FileSource } from '../list/file-source.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';

export function getCountrySharesQuery(scope: Scope, period: ChosenPeriod, groupId?: string) {
  return queryOptions({
    queryKey: ['analytics', 'countries', period, null, scope, groupId ?? null],
    queryFn: ({ signal }) =>
      ask(analyticsEndpoints.getCountryShares, {
        query: { scope: paramOf(scope), groupId, ...periodQuery(period) },
        signal,
      }),
    select: (shares) => ({ items: shares.items.map((part) => forPeriod(part, period, Date.now())) }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

export function getTagSharesQuery(scope: Scope, period: ChosenPeriod, groupId?: string) {
  return queryOptions({
    queryKey: ['analytics', 'tags', period, null, scope, groupId ?? null],
    queryFn: ({ signal }) =>
      ask(analyticsEndpoints.getTagShares, {
        query: { scope: paramOf(scope), groupId, ...periodQuery(period) },
        signal,
      }),
    select: (shares) => ({ items: shares.items.map((part) => forPeriod(part, period, Date.now())) }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** The shares of countries or categories as a file. */
export function sharesFile(of: 'countries' | 'tags', scope: Scope, period: ChosenPeriod, groupId?: string): FileSource {
  const endpoint = of === 'countries' ? analyticsEndpoints.getCountryShares : analyticsEndpoints.getTagShares;
  const query = { ...periodQuery(period), scope: paramOf(scope), groupId };
  return { endpoint, query, fileName: of === 'countries' ? 'countries' : 'categories' };
}

/** My stores' daily totals since the account was made, as a file. */
export function sinceJoinedFile(groupId?: string): FileSource {
  return { endpoint: analyticsEndpoints.getSinceJoined, query: { groupId }, fileName: 'since-joined' };
}

/** The same data, for the chart. */
export function getSinceJoinedQuery(groupId?: string) {
  return queryOptions({
    queryKey: ['analytics', 'since-joined', groupId ?? null],
    queryFn: ({ signal }) => ask(analyticsEndpoints.getSinceJoined, { query: { groupId }, signal }),
    refetchInterval: 5 * 60_000,
  });
}
