import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';

/** Numbers, or texts of more digits than a number holds. */
type Key = { storeId: number | string; productId: number | string };

/**
 * Of some products, those whose store counts no units of any variant: no sale of them leaves a trace, so that nothing
 * seen is no zero. Answers whether a product is one.
 */
export async function findUncounted(facts: Facts, keys: readonly Key[]): Promise<(key: Key) => boolean> {
  if (keys.length === 0) return () => false;
  const { rows } = await sql<{ store_id: string; product_id: string }>`
    select store_id::text, product_id::text from product_state
    where store_id = any(${[...new Set(keys.map(({ storeId }) => storeId))]}::bigint[])
      and product_id = any(${keys.map(({ productId }) => productId)}::bigint[])
      and variants @> '[{"isUncounted": true}]'
      and not jsonb_path_exists(variants, '$[*] ? (!exists(@.isUncounted))')`.execute(facts);
  const found = new Set(rows.map((row) => keyOf({ storeId: row.store_id, productId: row.product_id })));
  return (key) => found.has(keyOf(key));
}

function keyOf({ storeId, productId }: Key): string {
  return `${storeId}-${productId}`;
}
