import type { ProductListQuery } from '#contract/filters.ts';

/** What a filter asks of a product that something happened to: what sold out just now is none in stock. */
export function queryOfEvents(query: ProductListQuery): ProductListQuery {
  return { ...query, stock: undefined };
}
