import { queryOptions } from '@tanstack/react-query';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { ask } from '../../api/client.ts';
import { storesKey } from '../store/store-keys.ts';
import type { EventsOf } from './list-events.ts';

/** The orders of a store or product before and after a moment. */
export function getOrdersAroundQuery(of: EventsOf, at: string) {
  const query = { at };
  return queryOptions({
    queryKey: [...storesKey, 'around', of, at],
    queryFn: ({ signal }) =>
      'storeId' in of
        ? ask(storeEndpoints.getStoreOrdersAround, { params: { id: of.storeId }, query, signal })
        : ask(productEndpoints.getProductOrdersAround, { params: { id: of.productId }, query, signal }),
  });
}
