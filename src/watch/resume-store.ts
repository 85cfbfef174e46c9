import type { PlanKey } from '#contract/plan.ts';
import type { DatabaseTransaction } from '#database/connect.ts';
import { countStores } from './count-stores.ts';
import { getWatchedStore } from './get-watched-store.ts';
import { lockAccount } from './lock-account.ts';
import { assertRoom } from './watch-store.ts';

/** Takes up a suspended store again. One that the plan suspended needs a free place: `plan-limit-reached`. */
export async function resumeStore(
  trx: DatabaseTransaction,
  watch: { accountId: string; storeId: number; plan: PlanKey },
): Promise<void> {
  await lockAccount(trx, watch.accountId);
  const row = await getWatchedStore(trx, watch);
  if (row.suspendedBy === 'plan') assertRoom(watch.plan, await countStores(trx, watch.accountId));
  await trx
    .updateTable('watched_store')
    .set({ suspended_by: null })
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .execute();
}
