import { sql } from 'kysely';
import type { People, PeopleTransaction } from '#database/connect.ts';

export type Lease = { storeId: number; lease: string };

/**
 * Those of the leases that are still the caller's, and nobody else's until the transaction ends. One is missing where
 * it ran out and the store was claimed again, by whomever: then the caller must not keep what it saw.
 */
export async function lockLeases<T extends Lease>(
  trx: PeopleTransaction,
  leases: readonly T[],
): Promise<ReadonlySet<T>> {
  return held(leases, await lockedLeases(leases).execute(trx));
}

/** Those of the leases that are the caller's at this moment. */
export async function findLeases<T extends Lease>(people: People, leases: readonly T[]): Promise<ReadonlySet<T>> {
  return held(leases, await heldLeases(leases).execute(people));
}

/** By store and lease: one caller may hold an older lease of a store beside its newer one. */
function held<T extends Lease>(leases: readonly T[], { rows }: { rows: HeldRow[] }): ReadonlySet<T> {
  const leaseOf = new Map(rows.map(({ store_id, lease }) => [store_id, lease]));
  return new Set(leases.filter(({ storeId, lease }) => leaseOf.get(storeId) === lease));
}

type HeldRow = { store_id: number; lease: string };

/** In one order for all, so that two that lock some do not wait for each other. */
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

/** Makes leases last longer, for polls that are still under way. */
export async function renewLeases(people: People, leases: readonly Lease[], untilMs: number): Promise<void> {
  if (leases.length === 0) return;
  await sql`
    with ours as (${lockedLeases(leases)})
    update poll_due set leased_until = ${new Date(untilMs)}
    from ours where poll_due.store_id = ours.store_id`.execute(people);
}

/** Gives a store back as it was: its poll is due as before. */
export async function releaseLease(people: People, { storeId, lease }: Lease): Promise<void> {
  await people
    .updateTable('poll_due')
    .set({ leased_by: null, leased_until: null })
    .where('store_id', '=', storeId)
    .where('leased_by', '=', lease)
    .execute();
}
