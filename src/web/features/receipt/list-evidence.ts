import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../api/client.ts';
import type { FileSource } from '../list/file-source.ts';
import { storesKey } from '../store/store-keys.ts';

export const EVIDENCE_PAGE_SIZE = 20;

export type ReceiptOf = { storeId: string; productId: string | null };

/** The evidence of a UTC day for a store or a product, and its sum. */
export function listEvidenceQuery({ storeId, productId }: ReceiptOf, day: string, page: number) {
  const query = { day, page, pageSize: EVIDENCE_PAGE_SIZE };
  return queryOptions({
    queryKey: [...storesKey, 'evidence', productId ?? storeId, day, page],
    queryFn: ({ signal }) =>
      productId === null
        ? ask(storeEndpoints.listStoreEvidence, { params: { id: storeId }, query, signal })
        : ask(productEndpoints.listProductEvidence, { params: { id: productId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

export function evidenceFile({ storeId, productId }: ReceiptOf, day: string): FileSource {
  const endpoint = productId === null ? storeEndpoints.listStoreEvidence : productEndpoints.listProductEvidence;
  const id = productId ?? storeId;
  return { endpoint, params: { id }, query: { day }, fileName: `seen-${id}-${day}` };
}
