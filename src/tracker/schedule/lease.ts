import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#database/connect.ts';

export type Lease = { storeId: number; lease: string };

/**
 * Whether the lease is still the caller's, and nobody else's until the transaction ends. False where it ran out and
 * somebody else took the store: then the caller must not keep what it saw.
 */
export async function lockLease(trx: DatabaseTransaction, { storeId, lease }: Lease): Promise<boolean> {
  const row = await trx
    .selectFrom('poll_due')
    .select('store_id')
    .where('store_id', '=', storeId)
    .where('leased_by', '=', lease)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes leases last longer, for polls that are still under way. */
export async function renewLeases(database: Database, leases: Lease[], untilMs: number): Promise<void> {
  if (leases.length === 0) return;
  await sql`
    update poll_due set leased_until = ${new Date(untilMs)}
    from unnest(${leases.map(({ storeId }) => storeId)}::bigint[], ${leases.map(({ lease }) => lease)}::text[])
      as held (store_id, lease)
    where poll_due.store_id = held.store_id and leased_by = held.lease`.execute(database);
}

/** Gives a store back as it was: its poll is due as before. */
export async function releaseLease(database: Database, { storeId, lease }: Lease): Promise<void> {
  await database
    .updateTable('poll_due')
    .set({ leased_by: null, leased_until: null })
    .where('store_id', '=', storeId)
    .where('leased_by', '=', lease)
    .execute();
}
