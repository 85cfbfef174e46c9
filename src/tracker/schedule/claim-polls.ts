import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

export type ClaimedPoll = {
  storeId: number;
  failures: number;
  isCatalogueDue: boolean;
};

/**
 * Takes due polls for one tracker. A lease keeps every other tracker away until it is finished or runs out, so a
 * tracker that died gives its stores back by itself.
 */
export async function claimPolls(
  database: Database,
  lease: { holder: string; nowMs: number; leaseMs: number; most: number },
): Promise<ClaimedPoll[]> {
  const now = new Date(lease.nowMs);
  const rows = await sql<{ store_id: number; failures: number; is_catalogue_due: boolean }>`
    update poll_due set leased_by = ${lease.holder}, leased_until = ${new Date(lease.nowMs + lease.leaseMs)}
    where store_id in (
      select store_id from poll_due
      where due_at <= ${now} and (leased_until is null or leased_until < ${now})
      order by priority desc, due_at
      limit ${lease.most}
      for update skip locked
    )
    returning store_id, failures, (catalogue_due_at is null or catalogue_due_at <= ${now}) as is_catalogue_due`.execute(
    database,
  );
  return rows.rows.map((row) => ({
    storeId: row.store_id,
    failures: row.failures,
    isCatalogueDue: row.is_catalogue_due,
  }));
}
