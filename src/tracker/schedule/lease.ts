import { sql } from 'kysely';
import type { People, PeopleTransaction } from '#database/connect.ts';

export type Lease = { storeId: number; lease: string };

/**
 * The stores whose lease is still the caller's, and nobody else's until the transaction ends. One is missing where it
 * ran out and somebody else took the store: then the caller must not keep what it saw.
 */
export async function lockLeases(trx: PeopleTransaction, leases: readonly Lease[]): Promise<ReadonlySet<number>> {
  const { rows } = await lockedLeases(leases).execute(trx);
  return new Set(rows.map((row) => row.store_id));
}

/** The stores whose lease is the caller's at this moment. */
export async function findLeases(people: People, leases: readonly Lease[]): Promise<ReadonlySet<number>> {
  const { rows } = await heldLeases(leases).execute(people);
  return new Set(rows.map((row) => row.store_id));
}

/** In one order for all, so that two that lock some do not wait for each other. */
function lockedLeases(leases: readonly Lease[]) {
  return sql<{ store_id: number }>`${heldLeases(leases)}
    order by poll_due.store_id
    for update of poll_due`;
}

function heldLeases(leases: readonly Lease[]) {
  return sql<{ store_id: number }>`
    select poll_due.store_id
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
