import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#contract/list.ts';
import type { ProductItem } from '#contract/product.ts';
import { request } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import type { FilteredParams, ListParams } from '../list/list-params.ts';
import { apiOf, type Scope } from '../scope/scope.ts';
import { storesKey } from '../store/store-keys.ts';

/** The products of my stores, or of the shared database. */
export function listProductsQuery(scope: Scope, query: FilteredParams) {
  return productsQuery(`${apiOf(scope)}/products`, query);
}

export function listStoreProductsQuery(scope: Scope, storeId: string, query: ListParams) {
  return productsQuery(`${apiOf(scope)}/stores/${storeId}/products`, query);
}

function productsQuery(path: string, query: ListParams) {
  return queryOptions({
    queryKey: [...storesKey, 'products', path, query],
    queryFn: ({ signal }) => request<Page<ProductItem>>(path, { query, signal }),
    select: (page) => ({
      ...page,
      items: page.items.map((product) => forPeriod(product, query.dateRange, Date.now())),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
