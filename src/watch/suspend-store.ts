import type { DatabaseTransaction } from '#database/connect.ts';
import { getWatchedStore } from './get-watched-store.ts';

/** The user no longer wants to follow this store for now; others who do are not touched. */
export async function suspendStore(
  trx: DatabaseTransaction,
  watch: { accountId: string; storeId: number },
): Promise<void> {
  const row = await getWatchedStore(trx, watch);
  if (row.suspendedBy !== null) return;
  await trx
    .updateTable('watched_store')
    .set({ suspended_by: 'user' })
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .execute();
}
