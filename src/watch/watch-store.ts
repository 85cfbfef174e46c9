import { sql } from 'kysely';
import { PLANS, type PlanKey, planForStores } from '#contract/billing/plan.ts';
import type { People, PeopleTransaction } from '#database/connect.ts';
import { lockAccount } from '#identity/lock-account.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { countStores } from './count-stores.ts';

/**
 * Within this time an account may watch TURNS_PER_PLACE different stores per place of its plan, and at least
 * MIN_TURNS.
 */
const TURNS_MS = 30 * DAY_MS;
const TURNS_PER_PLACE = 3;
const MIN_TURNS = 5;

/**
 * Adds a store to a user's list. Throws `store-already-tracked`, `plan-limit-reached` or `store-turns-used-up`. Two
 * adds at once wait for each other, so that together they cannot exceed the limit.
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

/** Throws `plan-limit-reached` if the plan has no room for one more store. */
export function assertRoom(plan: PlanKey, used: number): void {
  const limit = PLANS[plan].storeLimit;
  if (used >= limit) throw new Problem('plan-limit-reached', { limit, used, unlockedBy: planForStores(used) });
}

/** Removes a store from the user's list, with the favorites in it. The catalogue and other watchers keep everything. */
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

/** How many different stores an account may watch in thirty days. */
function storesInTurn(plan: PlanKey): number {
  return Math.max(MIN_TURNS, TURNS_PER_PLACE * PLANS[plan].storeLimit);
}

/**
 * A place is for one store, not for many by turns. Throws `store-turns-used-up`, with the time when the next turn is
 * free, if a store would exceed those watched in thirty days. Practice stores and stores that the plan closed do not
 * count.
 */
async function assertTurn(
  trx: People,
  { accountId, storeId, plan }: { accountId: string; storeId: number; plan: PlanKey },
  nowMs: number,
): Promise<void> {
  const { rows } = await sql<{ used: number; isPractice: boolean; isKnown: boolean; first: Date | null }>`
    with gone as (
      select store_id, removed_at from unwatched_store
      where account_id = ${accountId} and removed_at > ${new Date(nowMs - TURNS_MS)}
    ), watched as (
      select store_id from watched_store where account_id = ${accountId} and suspended_by is distinct from 'plan'
      union select store_id from gone
    )
    select (select count(*) from watched join store_host h on h.id = store_id where not h.is_practice) as used,
      coalesce((select is_practice from store_host where id = ${storeId}), false) as "isPractice",
      exists (select from watched where store_id = ${storeId}) as "isKnown",
      (select min(removed_at) from gone join store_host h on h.id = store_id where not h.is_practice) as first`.execute(
    trx,
  );
  const { used, isPractice, isKnown, first } = rows[0]!;
  const limit = storesInTurn(plan);
  if (isPractice || isKnown || used < limit) return;
  const freeAt = first ? new Date(first.getTime() + TURNS_MS).toISOString() : undefined;
  throw new Problem('store-turns-used-up', { limit, used, freeAt });
}

/** Deletes removals that count no longer. Call it daily; any number of processes may run it. */
export async function forgetOldTurns(people: People, nowMs: number): Promise<void> {
  await people
    .deleteFrom('unwatched_store')
    .where('removed_at', '<=', new Date(nowMs - TURNS_MS))
    .execute();
}

/** A store that is never read again takes nobody's turn. */
export async function forgetTurns(trx: People, storeId: number): Promise<void> {
  await trx.deleteFrom('unwatched_store').where('store_id', '=', storeId).execute();
}

/** A removed store still counts for a while, unless the plan had closed it: nothing of it was shown. */
async function noteRemoval(
  trx: People,
  { accountId, storeId }: { accountId: string; storeId: number },
  nowMs: number,
): Promise<void> {
  await sql`
    insert into unwatched_store (account_id, store_id, removed_at)
    select account_id, store_id, ${new Date(nowMs)} from watched_store
    where account_id = ${accountId} and store_id = ${storeId} and suspended_by is distinct from 'plan'
    on conflict (account_id, store_id) do update set removed_at = excluded.removed_at`.execute(trx);
}
