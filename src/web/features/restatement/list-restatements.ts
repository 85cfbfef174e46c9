import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';
import { storesKey } from '../store/store-keys.ts';

const PAGE_SIZE = 10;

export type RestatementsOf = { storeId: string } | { productId: string };

/** The revised days of a store or of one of its products. */
export function listRestatementsQuery(of: RestatementsOf, page: number) {
  const { endpoint, id } = callOf(of);
  const query = { page, pageSize: PAGE_SIZE };
  return queryOptions({
    queryKey: [...storesKey, 'restatements', id, page],
    queryFn: ({ signal }) => ask(endpoint, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

export function restatementsFile(of: RestatementsOf): FileSource {
  const { endpoint, id } = callOf(of);
  return { endpoint, params: { id }, fileName: `revised-${id}` };
}

function callOf(of: RestatementsOf) {
  return 'productId' in of
    ? { endpoint: productEndpoints.listProductRestatements, id: of.productId }
    : { endpoint: storeEndpoints.listStoreRestatements, id: of.storeId };
}
