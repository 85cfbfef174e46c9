import { PLANS, type PlanKey, planForStores } from '#contract/plan.ts';
import type { DatabaseTransaction } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { countStores } from './count-stores.ts';
import { lockAccount } from './lock-account.ts';

/**
 * Puts a store on a user's list. Throws `store-already-tracked` or `plan-limit-reached`; two adds at once wait for
 * each other, so that together they cannot pass the limit.
 */
export async function watchStore(
  trx: DatabaseTransaction,
  watch: { accountId: string; storeId: number; plan: PlanKey },
  nowMs: number,
): Promise<void> {
  await lockAccount(trx, watch.accountId);
  const existing = await trx
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .executeTakeFirst();
  if (existing) throw new Problem('store-already-tracked', { storeId: String(watch.storeId) });
  assertRoom(watch.plan, await countStores(trx, watch.accountId));
  await trx
    .insertInto('watched_store')
    .values({ account_id: watch.accountId, store_id: watch.storeId, created_at: new Date(nowMs) })
    .execute();
}

/** Throws `plan-limit-reached` when the plan has no room for one more store. */
export function assertRoom(plan: PlanKey, used: number): void {
  const limit = PLANS[plan].storeLimit;
  if (used >= limit) throw new Problem('plan-limit-reached', { limit, used, unlockedBy: planForStores(used) });
}
