import type { ProductListQuery } from '#contract/filters.ts';

/** The filter for a product with an event. It ignores `stock`, because a product that just sold out is not in stock. */
export function queryOfEvents(query: ProductListQuery): ProductListQuery {
  return { ...query, stock: undefined };
}
