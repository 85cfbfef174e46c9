import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

export type ClaimedPoll = {
  storeId: number;
  /** Names this claim: a tracker that lost its store and claimed it again must not finish the first poll. */
  lease: string;
  failures: number;
  isCatalogueDue: boolean;
};

/**
 * Takes due polls for one tracker. A lease keeps every other tracker away until it is finished or runs out, so a
 * tracker that died gives its stores back by itself.
 */
export async function claimPolls(
  database: Database,
  claim: { holder: string; nowMs: number; leaseMs: number; most: number },
): Promise<ClaimedPoll[]> {
  const now = new Date(claim.nowMs);
  const lease = `${claim.holder} ${randomUUID()}`;
  const rows = await sql<{ store_id: number; failures: number; is_catalogue_due: boolean }>`
    with claimed as materialized (
      select store_id from poll_due
      where due_at <= ${now} and (leased_until is null or leased_until < ${now})
        and (not_before is null or not_before <= ${now})
      order by priority desc, due_at
      limit ${claim.most}
      for update skip locked
    )
    update poll_due set leased_by = ${lease}, leased_until = ${new Date(claim.nowMs + claim.leaseMs)}
    from claimed where poll_due.store_id = claimed.store_id
    returning poll_due.store_id, failures, (catalogue_due_at is null or catalogue_due_at <= ${now}) as is_catalogue_due`.execute(
    database,
  );
  return rows.rows.map((row) => ({
    storeId: row.store_id,
    lease,
    failures: row.failures,
    isCatalogueDue: row.is_catalogue_due,
  }));
}
