import { type RawBuilder, sql } from 'kysely';
import type { ProductKey } from '../lists/products/product-filter.ts';

/** Only these products; null for all products of the stores. */
export type OfProducts = readonly ProductKey[] | null;

/** A condition on rows of `product p`. */
export function amongProducts(products: OfProducts): RawBuilder<unknown> {
  if (products === null) return sql``;
  return sql`and (p.store_id, p.id) in (select * from unnest(
    ${products.map(({ storeId }) => storeId)}::bigint[], ${products.map(({ productId }) => productId)}::bigint[]))`;
}
