import type { Database } from '#database/connect.ts';
import type { StoreContext } from './tag-product.ts';

/** What is known of a store when its products are read. */
export async function findStoreContext(database: Database, storeId: number): Promise<StoreContext> {
  const store = await database
    .selectFrom('store')
    .select(['language', 'tag_shares'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  return { language: store?.language ?? null, shares: (store?.tag_shares ?? {}) as StoreContext['shares'] };
}
