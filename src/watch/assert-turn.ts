import { sql } from 'kysely';
import { PLANS, type PlanKey } from '#contract/plan.ts';
import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';

const SPAN_MS = 30 * DAY_MS;
const PER_PLACE = 3;
const LEAST = 5;

/** How many different stores an account may follow in thirty days. */
export function storesInTurn(plan: PlanKey): number {
  return Math.max(LEAST, PER_PLACE * PLANS[plan].storeLimit);
}

/**
 * A place is for a store, not for a look at many by turns. Throws `store-turns-used-up`, with the time when the next is
 * free, where a store would be one too many of those followed in thirty days. Practice stores do not count, nor what
 * the plan closed.
 */
export async function assertTurn(
  trx: People,
  { accountId, storeId, plan }: { accountId: string; storeId: number; plan: PlanKey },
  nowMs: number,
): Promise<void> {
  const { rows } = await sql<{ used: number; isPractice: boolean; isKnown: boolean; first: Date | null }>`
    with gone as (
      select store_id, removed_at from unfollowed_store
      where account_id = ${accountId} and removed_at > ${new Date(nowMs - SPAN_MS)}
    ), followed as (
      select store_id from watched_store where account_id = ${accountId} and suspended_by is distinct from 'plan'
      union select store_id from gone
    )
    select (select count(*) from followed join store_host h on h.id = store_id where not h.is_practice) as used,
      coalesce((select is_practice from store_host where id = ${storeId}), false) as "isPractice",
      exists (select from followed where store_id = ${storeId}) as "isKnown",
      (select min(removed_at) from gone join store_host h on h.id = store_id where not h.is_practice) as first`.execute(
    trx,
  );
  const { used, isPractice, isKnown, first } = rows[0]!;
  const limit = storesInTurn(plan);
  if (isPractice || isKnown || used < limit) return;
  const freeAt = first ? new Date(first.getTime() + SPAN_MS).toISOString() : undefined;
  throw new Problem('store-turns-used-up', { limit, used, freeAt });
}

/** A store that is never read again takes nobody's turn. */
export async function forgetTurns(trx: People, storeId: number): Promise<void> {
  await trx.deleteFrom('unfollowed_store').where('store_id', '=', storeId).execute();
}

/** What is taken off the list counts on for a while; of what the plan closed nothing was read. */
export async function noteRemoval(
  trx: People,
  { accountId, storeId }: { accountId: string; storeId: number },
  nowMs: number,
): Promise<void> {
  await sql`
    insert into unfollowed_store (account_id, store_id, removed_at)
    select account_id, store_id, ${new Date(nowMs)} from watched_store
    where account_id = ${accountId} and store_id = ${storeId} and suspended_by is distinct from 'plan'
    on conflict (account_id, store_id) do update set removed_at = excluded.removed_at`.execute(trx);
}
