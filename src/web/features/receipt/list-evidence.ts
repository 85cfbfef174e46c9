import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { EvidencePage } from '#contract/evidence.ts';
import { request } from '../../api/client.ts';
import { storesKey } from '../store/store-keys.ts';

export const EVIDENCE_PAGE_SIZE = 20;

export type ReceiptOf = { storeId: string; productId: string | null };

/** What was seen on a UTC day of a store or a product, and what it comes to. */
export function listEvidenceQuery({ storeId, productId }: ReceiptOf, day: string, page: number) {
  const path = productId === null ? `/api/stores/${storeId}/evidence` : `/api/products/${productId}/evidence`;
  const query = { day, page, pageSize: EVIDENCE_PAGE_SIZE };
  return queryOptions({
    queryKey: [...storesKey, 'evidence', productId ?? storeId, day, page],
    queryFn: ({ signal }) => request<EvidencePage>(path, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
