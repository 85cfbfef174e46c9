import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';
import { storesKey } from '../store/store-keys.ts';

const PRODUCTS = { mine: productEndpoints.getProduct, catalogue: catalogueEndpoints.getCatalogueProduct };

export function getProductQuery(scope: Scope, id: string, period: ChosenPeriod) {
  return queryOptions({
    queryKey: [...storesKey, 'product', id, scope, period],
    queryFn: ({ signal }) => ask(PRODUCTS[scope], { params: { id }, query: periodQuery(period), signal }),
    select: (product) => forPeriod(product, period, Date.now()),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
