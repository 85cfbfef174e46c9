import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CountryShares, SubscriptionTrend, TagShares } from '#contract/analytics.ts';
import type { DateRange } from '#contract/date-range.ts';
import { request } from '../../api/client.ts';
import type { Scope } from '../scope/scope.ts';

export function getCountrySharesQuery(scope: Scope, dateRange: DateRange) {
  return queryOptions({
    queryKey: ['analytics', 'countries', dateRange, null, scope],
    queryFn: ({ signal }) =>
      request<CountryShares>('/api/analytics/countries', { query: { scope, dateRange }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

export function getTagSharesQuery(scope: Scope, dateRange: DateRange) {
  return queryOptions({
    queryKey: ['analytics', 'tags', dateRange, null, scope],
    queryFn: ({ signal }) => request<TagShares>('/api/analytics/tags', { query: { scope, dateRange }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** What my stores came to, day by day since the account was made. */
export function getSubscriptionTrendQuery() {
  return queryOptions({
    queryKey: ['analytics', 'subscription-trend'],
    queryFn: ({ signal }) => request<SubscriptionTrend>('/api/analytics/subscription-trend', { signal }),
    refetchInterval: 5 * 60_000,
  });
}
