import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { paramOf, type Scope } from '#contract/scope.ts';
import { ask } from '../../../api/client.ts';
import { settingsStore } from '../../../settings/browser-settings.ts';
import type { FileSource } from '../../list/file-source.ts';
import { type ChosenPeriod, frequencyOf, periodQuery } from '../../period/chosen-period.ts';

type Of = { scope?: Scope; storeId?: string; productId?: string; groupId?: string };

/** The same as a file, day by day. */
export function trendFile(period: ChosenPeriod, { scope = 'mine', storeId, productId, groupId }: Of = {}): FileSource {
  const query = { ...periodQuery(period), frequency: 'DAY', scope: paramOf(scope), storeId, productId, groupId };
  const of = productId ? `product-${productId}` : storeId ? `store-${storeId}` : 'all';
  return { endpoint: analyticsEndpoints.getTrend, query, fileName: `days-${of}` };
}

/** The trend of all stores of a scope, of a group, of one store, or of a product. */
export function getTrendQuery(period: ChosenPeriod, { scope = 'mine', storeId, productId, groupId }: Of = {}) {
  const of = { scope: paramOf(scope), storeId, productId, groupId };
  const { weekStart } = settingsStore.get();
  const query = { ...periodQuery(period), frequency: frequencyOf(period), weekStart, ...of };
  return queryOptions({
    queryKey: ['analytics', 'trend', period, weekStart, storeId ?? null, scope, productId ?? null, groupId ?? null],
    queryFn: ({ signal }) => ask(analyticsEndpoints.getTrend, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
