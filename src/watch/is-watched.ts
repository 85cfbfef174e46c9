import type { Database } from '#database/connect.ts';

/** Is the store on the user's list, whatever its status? */
export async function isWatched(database: Database, watch: { accountId: string; storeId: number }): Promise<boolean> {
  const row = await database
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .executeTakeFirst();
  return row !== undefined;
}
