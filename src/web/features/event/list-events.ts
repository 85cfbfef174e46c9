import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Page } from '#contract/list.ts';
import type { ProductEventItem, ProductEventKind } from '#contract/product-event.ts';
import { request } from '../../api/client.ts';
import { storesKey } from '../store/store-keys.ts';

export const EVENTS_PAGE_SIZE = 10;

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
