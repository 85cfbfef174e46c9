import type { DatabaseTransaction } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** Takes a store off the user's list, with the favourites in it. The catalogue and its other watchers keep everything. */
export async function unwatchStore(
  trx: DatabaseTransaction,
  watch: { accountId: string; storeId: number },
): Promise<void> {
  const deleted = await trx
    .deleteFrom('watched_store')
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .executeTakeFirst();
  if (deleted.numDeletedRows === 0n) throw new Problem('not-found');
  await trx
    .deleteFrom('favorite')
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .execute();
}
