import { sql } from 'kysely';
import { PLANS, type PlanKey } from '#contract/billing/plan.ts';
import type { People, PeopleTransaction } from '#database/connect.ts';
import { lockAccount } from '#identity/lock-account.ts';
import { countStores } from './count-stores.ts';
import { getWatchedStore } from './list-watched.ts';
import { assertRoom } from './watch-store.ts';

/** Suspends a store for this user only; other watchers keep it. */
export async function suspendStore(
  trx: PeopleTransaction,
  watch: { accountId: string; storeId: number },
  nowMs: number,
): Promise<void> {
  await lockAccount(trx, watch.accountId);
  const row = await getWatchedStore(trx, watch);
  if (row.suspendedBy !== null) return;
  await trx
    .updateTable('watched_store')
    .set({ suspended_by: 'user', suspended_at: new Date(nowMs) })
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .execute();
}

/** Resumes a suspended store. One that the plan suspended needs a free place: `plan-limit-reached`. */
export async function resumeStore(
  trx: PeopleTransaction,
  watch: { accountId: string; storeId: number; plan: PlanKey },
): Promise<void> {
  await lockAccount(trx, watch.accountId);
  const row = await getWatchedStore(trx, watch);
  if (row.suspendedBy === 'plan') assertRoom(watch.plan, await countStores(trx, watch.accountId));
  await trx
    .updateTable('watched_store')
    .set({ suspended_by: null, suspended_at: null, user_suspended_at: null })
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .execute();
}

/**
 * Suspends the stores that a plan has no room for, and resumes those that a plan suspended once there is room. Kept
 * first: stores that the user chose to keep, then watched ones, then those added first. One that the user had suspended is
 * so again. Deletes nothing.
 */
export async function fitToPlan(
  trx: People,
  fit: { accountId: string; plan: PlanKey; keep: readonly number[] },
  nowMs: number,
): Promise<void> {
  const isBeyond = sql`place > ${PLANS[fit.plan].storeLimit}`;
  await sql`
    with ranked as (
      select store_id, suspended_by, row_number() over (
        order by (store_id = any(${fit.keep}::bigint[])) desc, (suspended_by is not distinct from 'plan'),
          (suspended_by = 'user' or user_suspended_at is not null) is true, created_at, store_id) as place
      from watched_store where account_id = ${fit.accountId}
    )
    update watched_store w
    set suspended_by = case when ${isBeyond} then 'plan' when w.user_suspended_at is not null then 'user' end,
      suspended_at = case when ${isBeyond} then ${new Date(nowMs)}::timestamptz else w.user_suspended_at end,
      user_suspended_at = case when ${isBeyond} then w.suspended_at end
    from ranked r
    where w.account_id = ${fit.accountId} and w.store_id = r.store_id
      and case when ${isBeyond} then r.suspended_by is distinct from 'plan'
        else r.suspended_by = 'plan' end`.execute(trx);
}
