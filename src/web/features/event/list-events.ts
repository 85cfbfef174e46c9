import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#contract/list.ts';
import type { ProductEventItem, ProductEventKind } from '#contract/product-event.ts';
import { request } from '../../api/client.ts';
import { MARKED_KINDS } from '../chart/row-events.ts';
import { storesKey } from '../store/store-keys.ts';

export const EVENTS_PAGE_SIZE = 10;

/** As many as an answer holds. */
const MARKED_MOST = 100;

/** What a chart marks of a product's life, the newest hundred. */
export function listMarkedEventsQuery(productId: string) {
  const query = { kind: MARKED_KINDS, pageSize: MARKED_MOST };
  return queryOptions({
    queryKey: [...storesKey, 'events', 'marked', productId],
    queryFn: ({ signal }) => request<Page<ProductEventItem>>(`/api/products/${productId}/events`, { query, signal }),
    refetchInterval: 60_000,
  });
}

/** What happened to a store (`/api/stores/{id}`) or to a product (`/api/products/{id}`). */
export function listEventsQuery(of: string, kinds: readonly ProductEventKind[], page: number) {
  const query = { kind: kinds, page, pageSize: EVENTS_PAGE_SIZE };
  return queryOptions({
    queryKey: [...storesKey, 'events', of, kinds, page],
    queryFn: ({ signal }) => request<Page<ProductEventItem>>(`${of}/events`, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
