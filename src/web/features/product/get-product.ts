import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DateRange } from '#contract/date-range.ts';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import { storesKey } from '../store/store-keys.ts';

const PRODUCTS = { mine: productEndpoints.getProduct, catalogue: catalogueEndpoints.getCatalogueProduct };

export function getProductQuery(scope: Scope, id: string, dateRange: DateRange) {
  return queryOptions({
    queryKey: [...storesKey, 'product', id, scope, dateRange],
    queryFn: ({ signal }) => ask(PRODUCTS[scope], { params: { id }, query: { dateRange }, signal }),
    select: (product) => forPeriod(product, dateRange, Date.now()),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
