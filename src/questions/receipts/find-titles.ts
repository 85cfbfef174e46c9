import { sql } from 'kysely';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';

/** The titles of a store's products, by product id. Null stands for the store itself and has no title. */
export async function findTitles(
  facts: Facts,
  storeId: string,
  productIds: readonly (number | null)[],
): Promise<Map<number | null, string>> {
  const ids = [...new Set(productIds)].filter((id) => id !== null);
  const rows = await askPrepared(
    facts,
    sql<{ id: number; title: string }>`
    select id, title from product where store_id = ${storeId}::bigint and id = any(${ids}::bigint[])`,
  );
  return new Map(rows.map(({ id, title }) => [id, title]));
}
