import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';
import { storesKey } from '../store/store-keys.ts';

const PAGE_SIZE = 10;

/** Which days of a store, or of a product of it, were revised. */
export function listRestatementsQuery(of: { storeId: string } | { productId: string }, page: number) {
  const query = { page, pageSize: PAGE_SIZE };
  const id = 'productId' in of ? of.productId : of.storeId;
  const endpoint = 'productId' in of ? productEndpoints.listProductRestatements : storeEndpoints.listStoreRestatements;
  return queryOptions({
    queryKey: [...storesKey, 'restatements', id, page],
    queryFn: ({ signal }) => ask(endpoint, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

export function restatementsFile(storeId: string): FileSource {
  return { endpoint: storeEndpoints.listStoreRestatements, params: { id: storeId }, fileName: `revised-${storeId}` };
}
