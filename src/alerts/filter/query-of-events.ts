import type { ProductListQuery } from '#contract/filters.ts';

/**
 * The filter for a product with an event: whether it is in stock is ignored, because a product that just sold out is
 * not.
 */
export function queryOfEvents(query: ProductListQuery): ProductListQuery {
  return { ...query, stock: undefined };
}
