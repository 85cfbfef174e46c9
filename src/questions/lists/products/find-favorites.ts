import { sql } from 'kysely';
import { askKept } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import type { ProductKey } from './product-filter.ts';

/** The products that a user favours. */
export async function findFavorites(people: Database, accountId: string): Promise<ProductKey[]> {
  const rows = await askKept(
    people,
    sql<{ store_id: number; product_id: number }>`
    select store_id, product_id from favorite where account_id = ${accountId} and product_id > 0`,
  );
  return rows.map((row) => ({ storeId: row.store_id, productId: row.product_id }));
}
