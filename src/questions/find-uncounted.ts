import { type RawBuilder, sql } from 'kysely';
import { askKept } from '#database/ask-kept.ts';
import type { Facts } from '#database/connect.ts';

/** Numbers, or texts of more digits than a number holds. */
type Key = { storeId: number | string; productId: number | string };

/**
 * Whether the store counts no units of any variant of a row of `product` (by its alias): no sale of it leaves a trace, so
 * that nothing seen is no zero.
 */
export function isUncounted(product: string): RawBuilder<boolean> {
  // of one row by its key: `exists` would be planned as a reading of the whole table where that is small
  return sql`coalesce((
    select variants @> '[{"isUncounted": true}]' and not jsonb_path_exists(variants, '$[*] ? (!exists(@.isUncounted))')
    from product_state where store_id = ${sql.ref(`${product}.store_id`)} and product_id = ${sql.ref(`${product}.id`)}), false)`;
}

/** Of some products those that are so. Answers whether a product is one. */
export async function findUncounted(facts: Facts, keys: readonly Key[]): Promise<(key: Key) => boolean> {
  if (keys.length === 0) return () => false;
  const rows = await askKept(
    facts,
    sql<{ store_id: string; product_id: string }>`
    select store_id::text, id::text as product_id from product p
    where store_id = any(${[...new Set(keys.map(({ storeId }) => storeId))]}::bigint[])
      and id = any(${keys.map(({ productId }) => productId)}::bigint[]) and ${isUncounted('p')}`,
  );
  const found = new Set(rows.map((row) => keyOf({ storeId: row.store_id, productId: row.product_id })));
  return (key) => found.has(keyOf(key));
}

function keyOf({ storeId, productId }: Key): string {
  return `${storeId}-${productId}`;
}
