import { sql } from 'kysely';
import { PLANS, type PlanKey, planForStores } from '#contract/plan.ts';
import type { People, PeopleTransaction } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { assertTurn, noteRemoval } from './assert-turn.ts';
import { countStores } from './count-stores.ts';

/** One change of a user's list at a time, until the transaction ends. Rows that refer to the account stay free. */
export async function lockAccount(trx: People, accountId: string): Promise<void> {
  await sql`select 1 from account where id = ${accountId} for no key update`.execute(trx);
}

/**
 * Puts a store on a user's list. Throws `store-already-tracked`, `plan-limit-reached` or `store-turns-used-up`; two adds at once wait for
 * each other, so that together they cannot pass the limit.
 */
export async function watchStore(
  trx: PeopleTransaction,
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
  await assertTurn(trx, watch, nowMs);
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

/** Takes a store off the user's list, with the favourites in it. The catalogue and its other watchers keep everything. */
export async function unwatchStore(
  trx: PeopleTransaction,
  watch: { accountId: string; storeId: number },
  nowMs: number,
): Promise<void> {
  await lockAccount(trx, watch.accountId);
  await noteRemoval(trx, watch, nowMs);
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
