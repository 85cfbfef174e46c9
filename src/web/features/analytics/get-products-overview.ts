import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProductListName } from '#contract/analytics.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import type { ProductItem } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import type { FileSource } from '../list/file-source.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';

/** One list of the overview as a file, with more rows than are shown. */
export function productsOverviewFile(
  list: ProductListName,
  scope: Scope,
  period: ChosenPeriod,
  groupId?: string,
): FileSource {
  const query = { ...periodQuery(period), list };
  const fileName = `products-${list.replace('Products', '')}`;
  return scope === 'mine'
    ? { endpoint: analyticsEndpoints.getProductsOverview, query: { ...query, groupId }, fileName }
    : { endpoint: analyticsEndpoints.getCatalogueProductsOverview, query, fileName };
}

/** The best-selling and the new products of a scope, and those that moved most. */
export function getProductsOverviewQuery(scope: Scope, period: ChosenPeriod, groupId?: string) {
  const inPeriod = (products: ProductItem[]) => products.map((product) => forPeriod(product, period, Date.now()));
  return queryOptions({
    queryKey: ['analytics', 'products', period, null, scope, groupId ?? null],
    queryFn: ({ signal }) =>
      scope === 'mine'
        ? ask(analyticsEndpoints.getProductsOverview, { query: { ...periodQuery(period), groupId }, signal })
        : ask(analyticsEndpoints.getCatalogueProductsOverview, { query: periodQuery(period), signal }),
    select: (overview) => ({
      ...overview,
      topProducts: inPeriod(overview.topProducts),
      newProducts: inPeriod(overview.newProducts),
      risingProducts: inPeriod(overview.risingProducts),
      fallingProducts: inPeriod(overview.fallingProducts),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
