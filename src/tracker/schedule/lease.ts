import { sql } from 'kysely';
import type { People, PeopleTransaction } from '#database/connect.ts';

export type Lease = { storeId: number; lease: string };

/**
 * Locks those of the leases that the caller still holds; nobody else can take them until the transaction ends. A lease
 * is missing if it ran out and the store was claimed again, by anyone: the caller must then not store what it saw.
 */
export async function lockLeases<T extends Lease>(
  trx: PeopleTransaction,
  leases: readonly T[],
): Promise<ReadonlySet<T>> {
  return held(leases, await lockedLeases(leases).execute(trx));
}

/** Those of the leases that the caller holds at this moment. */
export async function findLeases<T extends Lease>(people: People, leases: readonly T[]): Promise<ReadonlySet<T>> {
  return held(leases, await heldLeases(leases).execute(people));
}

/** Compares both store and lease: a caller may have an older lease of a store besides its newer one. */
function held<T extends Lease>(leases: readonly T[], { rows }: { rows: HeldRow[] }): ReadonlySet<T> {
  const leaseOf = new Map(rows.map(({ store_id, lease }) => [store_id, lease]));
  return new Set(leases.filter(({ storeId, lease }) => leaseOf.get(storeId) === lease));
}

type HeldRow = { store_id: number; lease: string };

/** Locks in the same order everywhere, so that two callers do not deadlock. */
function lockedLeases(leases: readonly Lease[]) {
  return sql<HeldRow>`${heldLeases(leases)}
    order by poll_due.store_id
    for update of poll_due`;
}

function heldLeases(leases: readonly Lease[]) {
  return sql<HeldRow>`
    select poll_due.store_id, held.lease
    from poll_due
    join unnest(${leases.map(({ storeId }) => storeId)}::bigint[], ${leases.map(({ lease }) => lease)}::text[])
      as held (store_id, lease) on poll_due.store_id = held.store_id
    where leased_by = held.lease`;
}

/** Extends leases, for polls that are still running. */
export async function renewLeases(people: People, leases: readonly Lease[], untilMs: number): Promise<void> {
  if (leases.length === 0) return;
  await sql`
    with ours as (${lockedLeases(leases)})
    update poll_due set leased_until = ${new Date(untilMs)}
    from ours where poll_due.store_id = ours.store_id`.execute(people);
}

/** Gives a store back unchanged: its poll is due as before. */
export async function releaseLease(people: People, { storeId, lease }: Lease): Promise<void> {
  await people
    .updateTable('poll_due')
    .set({ leased_by: null, leased_until: null })
    .where('store_id', '=', storeId)
    .where('leased_by', '=', lease)
    .execute();
}
