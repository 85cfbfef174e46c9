import { sql } from 'kysely';
import type { Facts, FactsTransaction } from '#database/connect.ts';
import type { NextPoll } from '../schedule/finish-poll.ts';

/** The last poll of a store that was kept: by which claim, and what it said of the next poll. */
export type LastKept = { claim: number; next: NextPoll | null };

/** A poll that is about to be kept, by a claim that knows what was kept last (0: nothing). */
export type Keeping = {
  storeId: number;
  claim: number;
  follows: number;
  next: NextPoll | null;
  /** When the store was read, where that showed nothing new; undefined leaves it as it is. */
  unchangedAtMs?: number;
};

/** Above all claims: nothing is kept after it. */
const CLOSED = Number.MAX_SAFE_INTEGER;

/**
 * Marks polls as kept, in the transaction that keeps them; the stores of those that may be. Of two claims of one store
 * whose polls know the same past one is kept, and none twice, whatever became of the queue of polls.
 */
export async function markKept(trx: FactsTransaction, polls: readonly Keeping[]): Promise<ReadonlySet<number>> {
  if (polls.length === 0) return new Set();
  // in one order for all, so that two that mark some do not wait for each other
  const given = polls.toSorted((one, other) => one.storeId - other.storeId);
  const { rows } = await sql<{ store_id: number }>`
    insert into poll_kept as kept (store_id, claim, follows, next, unchanged_at)
    select * from unnest(
      ${given.map(({ storeId }) => storeId)}::bigint[],
      ${given.map(({ claim }) => claim)}::bigint[],
      ${given.map(({ follows }) => follows)}::bigint[],
      ${given.map(({ next }) => next && JSON.stringify(next))}::jsonb[],
      ${given.map(({ unchangedAtMs: at }) => (at === undefined ? null : new Date(at).toISOString()))}::timestamptz[])
    on conflict (store_id) do update set
      claim = excluded.claim, follows = excluded.follows, next = excluded.next,
      unchanged_at = coalesce(excluded.unchanged_at, kept.unchanged_at)
    where kept.claim = excluded.follows
    returning store_id`.execute(trx);
  return new Set(rows.map((row) => row.store_id));
}

/** From now on only what this claim knows of the store is kept, which is nothing yet. */
export async function fenceStore(facts: Facts, storeId: number, claim: number): Promise<void> {
  await sql`
    insert into poll_kept as kept (store_id, claim, follows) values (${storeId}, ${claim}, 0)
    on conflict (store_id) do update set claim = excluded.claim, next = null
    where kept.claim < excluded.claim`.execute(facts);
}

/** Keeps nothing of a store any more. */
export async function closeStore(facts: Facts, storeId: number): Promise<void> {
  await sql`
    insert into poll_kept (store_id, claim, follows) values (${storeId}, ${CLOSED}, 0)
    on conflict (store_id) do update set claim = excluded.claim, next = null, unchanged_at = null`.execute(facts);
}
