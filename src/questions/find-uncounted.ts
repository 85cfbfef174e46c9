import { type RawBuilder, sql } from 'kysely';
import { productIdOf } from '#contract/product/product.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';

/** Numbers, or their text if they may exceed a JavaScript number. */
type Key = { storeId: number | string; productId: number | string };

/**
 * Whether a store counts the stock of no variant of a product (`product`: the alias of its row). Sales of such a
 * product leave no trace, so seeing none does not mean zero.
 */
export function isUncounted(product: string): RawBuilder<boolean> {
  // a scalar subquery by key: PostgreSQL would plan `exists` as a scan of the whole table where that is small
  return sql`coalesce((
    select variants @> '[{"isUncounted": true}]' and not jsonb_path_exists(variants, '$[*] ? (!exists(@.isUncounted))')
    from product_state where store_id = ${sql.ref(`${product}.store_id`)} and product_id = ${sql.ref(`${product}.id`)}), false)`;
}

/** Finds the uncounted ones among these products. Returns a test for a product. */
export async function findUncounted(facts: Facts, keys: readonly Key[]): Promise<(key: Key) => boolean> {
  if (keys.length === 0) return () => false;
  const rows = await askPrepared(
    facts,
    sql<{ store_id: string; product_id: string }>`
    select store_id::text, id::text as product_id from product p
    where store_id = any(${[...new Set(keys.map(({ storeId }) => storeId))]}::bigint[])
      and id = any(${keys.map(({ productId }) => productId)}::bigint[]) and ${isUncounted('p')}`,
  );
  const found = new Set(rows.map((row) => productIdOf({ storeId: row.store_id, productId: row.product_id })));
  return (key) => found.has(productIdOf(key));
}
