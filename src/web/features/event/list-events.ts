import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import type { ProductEventKind } from '#contract/product/event.ts';
import { ask } from '../../api/client.ts';
import { MARKED_KINDS } from '../chart/pin/row-events.ts';
import type { FileSource } from '../list/file-source.ts';
import { type ChosenPeriod, periodQuery } from '../period/chosen-period.ts';
import { storesKey } from '../store/store-keys.ts';

/** Events of one happening share a line of the page. */
const EVENTS_PAGE_SIZE = 50;

/** The most that one answer holds. */
const MAX_MARKED = 100;

export type EventsOf = { storeId: string } | { productId: string };

/** The events that a chart marks: for a store those in the period, for a product the newest hundred. */
export function listPinsQuery(of: EventsOf, period: ChosenPeriod) {
  return queryOptions({
    queryKey: [...storesKey, 'events', 'pins', of, 'storeId' in of ? period : null],
    queryFn: ({ signal }) =>
      'storeId' in of
        ? ask(storeEndpoints.listStorePins, { params: { id: of.storeId }, query: periodQuery(period), signal })
        : ask(productEndpoints.listProductEvents, {
            params: { id: of.productId },
            query: { kind: MARKED_KINDS, pageSize: MAX_MARKED },
            signal,
          }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

/** What happened to a store or a product. */
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

/** The same as a file. */
export function eventsFile(of: EventsOf, kind: readonly ProductEventKind[]): FileSource {
  const id = 'storeId' in of ? of.storeId : of.productId;
  const endpoint = 'storeId' in of ? storeEndpoints.listStoreEvents : productEndpoints.listProductEvents;
  return { endpoint, params: { id }, query: { kind }, fileName: `happenings-${id}` };
}

/** More cards would push the other events too far down. */
const SALES_PAGE_SIZE = 10;

/** A store's own sales events. */
export function listStoreSalesQuery(storeId: string, page: number) {
  const query = { page, pageSize: SALES_PAGE_SIZE };
  return queryOptions({
    queryKey: [...storesKey, 'sales', storeId, page],
    queryFn: ({ signal }) => ask(storeEndpoints.listStoreSales, { params: { id: storeId }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

export function storeSalesFile(storeId: string): FileSource {
  return { endpoint: storeEndpoints.listStoreSales, params: { id: storeId }, fileName: `sales-${storeId}` };
}
