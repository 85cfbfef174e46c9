import { sql } from 'kysely';
import type { Facts, FactsTransaction } from '#database/connect.ts';

const LOCK = 3_003_026;
const AT_ONCE = 50;

/**
 * Locks these stores' windows against other writers until the transaction ends. The locks are taken in one order. A
 * writer of several stores must take them all here, before it writes any row of theirs, or two such writers deadlock.
 */
export async function lockWindows(trx: FactsTransaction, storeIds: readonly number[]): Promise<void> {
  if (storeIds.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(${LOCK}, key)
    from (select distinct hashint8(id) as key from unnest(${[...storeIds]}::bigint[]) as t (id) order by key) as keys`.execute(
    trx,
  );
}

/** Recomputes the windows of many stores, some at a time, while polls go on. Stores locked by a poll come later. */
export async function refreshInTurn(
  facts: Facts,
  storeIds: readonly number[],
  refresh: (trx: FactsTransaction, storeIds: number[]) => Promise<void>,
): Promise<void> {
  for (let left = [...storeIds]; left.length > 0; ) {
    const [first] = left as [number];
    const done = await facts.transaction().execute(async (trx) => {
      const free = await lockFree(trx, left.slice(0, AT_ONCE));
      if (free.length === 0) await lockWindows(trx, [first]);
      const ours = free.length > 0 ? free : [first];
      await refresh(trx, ours);
      return new Set(ours);
    });
    const [busy, later] = [left.slice(0, AT_ONCE).filter((id) => !done.has(id)), left.slice(AT_ONCE)];
    left = [...later, ...busy];
  }
}

async function lockFree(trx: FactsTransaction, storeIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...storeIds]}::bigint[]) as t (id)
    where pg_try_advisory_xact_lock(${LOCK}, hashint8(id))`.execute(trx);
  return rows.map(({ id }) => id);
}
