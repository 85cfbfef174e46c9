import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { ProductPage } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { ask } from '../../api/client.ts';
import { forPeriod } from '../estimate/for-period.ts';
import type { FileSource } from '../list/file-source.ts';
import type { FilteredParams, ListParams } from '../list/list-params.ts';
import { storesKey } from '../store/store-keys.ts';

const LISTS = { mine: productEndpoints.listProducts, catalogue: catalogueEndpoints.listCatalogueProducts };
const STORE_LISTS = {
  mine: storeEndpoints.listStoreProducts,
  catalogue: catalogueEndpoints.listCatalogueStoreProducts,
};

/** The products of my stores, or of the catalogue. */
export function listProductsQuery(scope: Scope, query: FilteredParams) {
  return queryOptions({
    queryKey: [...storesKey, 'products', scope, query],
    queryFn: ({ signal }) => ask(LISTS[scope], { query, signal }),
    ...shownFor(query),
  });
}

export function productsFile(scope: Scope, query: FilteredParams, fileName: string): FileSource {
  return { endpoint: LISTS[scope], query, fileName };
}

export function listStoreProductsQuery(scope: Scope, storeId: string, query: ListParams) {
  return queryOptions({
    queryKey: [...storesKey, 'products', scope, storeId, query],
    queryFn: ({ signal }) => ask(STORE_LISTS[scope], { params: { id: storeId }, query, signal }),
    ...shownFor(query),
  });
}

export function storeProductsFile(scope: Scope, storeId: string, query: ListParams): FileSource {
  const fileName = `store-${storeId}-products-${query.dateRange.toLowerCase()}`;
  return { endpoint: STORE_LISTS[scope], params: { id: storeId }, query, fileName };
}

function shownFor({ dateRange }: ListParams) {
  return {
    select: (page: ProductPage) => ({
      ...page,
      items: page.items.map((product) => forPeriod(product, dateRange, Date.now())),
    }),
    placeholderData: keepPreviousData<ProductPage>,
    refetchInterval: 60_000,
  };
}
