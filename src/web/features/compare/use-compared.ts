import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Trend } from '#contract/analytics.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { isProductId, type ProductItem } from '#contract/product/product.ts';
import { paramOf, type Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { failureOf } from '../../api/failure-of.ts';
import { getTrendQuery } from '../chart/trend/get-trend.ts';
import type { FileSource } from '../list/file-source.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';
import { getProductQuery } from '../product/get-product.ts';
import { isGone } from '../scope/unavailable.tsx';
import { getStoreQuery } from '../store/get-store.ts';

export type Compared = {
  id: string;
  item: StoreItem | ProductItem | undefined;
  trend: Trend | undefined;
  /** The reason why it cannot be shown; null if it can, or is still loading. */
  error: unknown;
  /** Asks again; null where the answer would be the same. */
  retry: (() => void) | null;
};

/** The stores and products of a comparison, in their order. The server decides which of them a plan may see. */
export function useCompared(ids: readonly string[], scope: Scope, period: ChosenPeriod): Compared[] {
  const stores = useQueries({
    queries: ids.filter((id) => !isProductId(id)).map((id) => getStoreQuery(scope, id, period)),
  });
  const products = useQueries({ queries: ids.filter(isProductId).map((id) => getProductQuery(scope, id, period)) });
  const trends = useQueries({
    queries: ids.map((id) =>
      getTrendQuery(period, isProductId(id) ? { scope, productId: id } : { scope, storeId: id }),
    ),
  });
  const places = { store: 0, product: 0 };
  return ids.map((id, index) => {
    const item = isProductId(id) ? products[places.product++] : stores[places.store++];
    const trend = trends[index];
    const error = whyMissing(item) ?? whyMissing(trend);
    const retry = () => {
      for (const source of [item, trend]) if (whyMissing(source)) void source?.refetch();
    };
    const shown = error ? { item: undefined, trend: undefined } : { item: item?.data, trend: trend?.data };
    return { id, ...shown, error, retry: isRefused(error) ? null : retry };
  });
}

/** The item does not exist for the reader. An id of the wrong form is refused as bad input. */
function isRefused(error: unknown): boolean {
  return isGone(error) || (error instanceof ApiProblem && error.code === 'invalid-input');
}

/** A failed refresh takes no line away, unless what it shows is gone. */
function whyMissing(source: UseQueryResult<unknown> | undefined): Error | null {
  if (!source) return null;
  return isGone(source.error) ? source.error : failureOf(source);
}

/** The comparison as a file, day by day. */
export function comparisonFile(period: ChosenPeriod, of: readonly string[], scope: Scope): FileSource {
  const query = { ...periodQuery(period), frequency: 'DAY', scope: paramOf(scope), of };
  return { endpoint: analyticsEndpoints.getComparison, query, fileName: 'days-compared' };
}

export function nameOf(item: StoreItem | ProductItem): string {
  return 'title' in item ? item.title : item.name;
}
