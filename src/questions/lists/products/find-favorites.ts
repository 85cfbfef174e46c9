import { sql } from 'kysely';
import { askPrepared } from '#database/ask-prepared.ts';
import type { People } from '#database/connect.ts';
import type { ProductKey } from './product-filter.ts';

/** A user's favorite products. */
export async function findFavorites(people: People, accountId: string): Promise<ProductKey[]> {
  const rows = await askPrepared(
    people,
    sql<{ store_id: number; product_id: number }>`
    select store_id, product_id from favorite where account_id = ${accountId} and product_id > 0`,
  );
  return rows.map((row) => ({ storeId: row.store_id, productId: row.product_id }));
}

/** A user's favorite stores. */
export async function findFavoriteStores(people: People, accountId: string): Promise<number[]> {
  const rows = await askPrepared(
    people,
    sql<{ store_id: number }>`select store_id from favorite where account_id = ${accountId} and product_id = 0`,
  );
  return rows.map((row) => row.store_id);
}
