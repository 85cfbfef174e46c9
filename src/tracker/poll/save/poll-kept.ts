import { sql } from 'kysely';
import type { Facts, FactsTransaction } from '#database/connect.ts';
import type { NextPoll } from '../../schedule/finish-poll.ts';

/** The last stored poll of a store: its claim, and what it scheduled next. */
export type LastKept = { claim: number; next: NextPoll | null };

/** A poll that is about to be stored by a claim; `follows` is the last stored claim that the poll knew (0: none). */
export type Keeping = {
  storeId: number;
  claim: number;
  follows: number;
  next: NextPoll | null;
  /** When the store was read, if that showed nothing new; undefined leaves the stored time unchanged. */
  unchangedAtMs?: number;
};

/** Above all claims: nothing is stored after it. */
const CLOSED = Number.MAX_SAFE_INTEGER;

/**
 * Marks polls as stored, in the transaction that stores them, and returns the stores whose polls may be stored. If two
 * claims of one store follow the same stored poll, only one of them is stored, and none twice, whatever happens to the
 * poll queue.
 */
export async function markKept(trx: FactsTransaction, polls: readonly Keeping[]): Promise<ReadonlySet<number>> {
  if (polls.length === 0) return new Set();
  // the same order everywhere, so that two transactions that mark polls do not deadlock
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

/** From now on only a poll that follows this claim is stored. There is none yet. */
export async function fenceStore(facts: Facts, storeId: number, claim: number): Promise<void> {
  await sql`
    insert into poll_kept as kept (store_id, claim, follows) values (${storeId}, ${claim}, 0)
    on conflict (store_id) do update set claim = excluded.claim, next = null
    where kept.claim < excluded.claim`.execute(facts);
}

/** From now on nothing of the store is stored. */
export async function closeStore(facts: Facts, storeId: number): Promise<void> {
  await sql`
    insert into poll_kept (store_id, claim, follows) values (${storeId}, ${CLOSED}, 0)
    on conflict (store_id) do update set claim = excluded.claim, next = null, unchanged_at = null`.execute(facts);
}
