import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { ProductEventKind } from '#contract/product-event.ts';
import { ask } from '../../api/client.ts';
import { MARKED_KINDS } from '../chart/row-events.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';
import { storesKey } from '../store/store-keys.ts';

/** Of these, what happened at once is one line. */
const EVENTS_PAGE_SIZE = 50;

/** As many as an answer holds. */
const MARKED_MOST = 100;

/** What a chart marks of a product's life, the newest hundred. */
export function listMarkedEventsQuery(productId: string) {
  const query = { kind: MARKED_KINDS, pageSize: MARKED_MOST };
  return queryOptions({
    queryKey: [...storesKey, 'events', 'marked', productId],
    queryFn: ({ signal }) => ask(productEndpoints.listProductEvents, { params: { id: productId }, query, signal }),
    refetchInterval: 60_000,
  });
}

/** What a chart marks of a store in a period. */
export function listStorePinsQuery(storeId: string, period: ChosenPeriod) {
  return queryOptions({
    queryKey: [...storesKey, 'events', 'pins', storeId, period],
    queryFn: ({ signal }) =>
      ask(storeEndpoints.listStorePins, { params: { id: storeId }, query: periodQuery(period), signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

export type EventsOf = { storeId: string } | { productId: string };

/** What happened to a store, or to a product. */
export function listEventsQuery(
  of: EventsOf,
  kinds: readonly ProductEventKind[],
  page: number,
  pageSize = EVENTS_PAGE_SIZE,
) {
  const query = { kind: kinds, page, pageSize };
  return queryOptions({
    queryKey: [...storesKey, 'events', of, kinds, page, pageSize],
    queryFn: ({ signal }) =>
      'storeId' in of
        ? ask(storeEndpoints.listStoreEvents, { params: { id: of.storeId }, query, signal })
        : ask(productEndpoints.listProductEvents, { params: { id: of.productId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** More cards would push down what else happened. */
const SALES_PAGE_SIZE = 10;

/** The sales that a store held. */
export function listStoreSalesQuery(storeId: string, page: number) {
  const query = { page, pageSize: SALES_PAGE_SIZE };
  return queryOptions({
    queryKey: [...storesKey, 'sales', storeId, page],
    queryFn: ({ signal }) => ask(storeEndpoints.listStoreSales, { params: { id: storeId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}
