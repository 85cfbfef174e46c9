import type { Database } from '#database/connect.ts';

/** Does anyone follow this store, now? */
export async function hasWatchers(database: Database, storeId: number): Promise<boolean> {
  const row = await database
    .selectFrom('watched_store')
    .select('store_id')
    .where('store_id', '=', storeId)
    .where('suspended_by', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
