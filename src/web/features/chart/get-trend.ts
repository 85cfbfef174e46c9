import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { paramOf, type Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';

type Of = { scope?: Scope; storeId?: string; productId?: string };

/** The trend of all stores of a scope, of one of them, or of a product. */
export function getTrendQuery(dateRange: DateRange, { scope = 'mine', storeId, productId }: Of = {}) {
  const query = { dateRange, scope: paramOf(scope), storeId, productId };
  return queryOptions({
    queryKey: ['analytics', 'trend', dateRange, storeId ?? null, scope, productId ?? null],
    queryFn: ({ signal }) => ask(analyticsEndpoints.getTrend, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
