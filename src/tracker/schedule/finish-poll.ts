import type { Database } from '#database/connect.ts';

export type NextPoll = {
  dueAtMs: number;
  failures: number;
  /** When the whole catalogue is due again; undefined leaves it as it is. */
  catalogueDueAtMs?: number;
};

/**
 * Gives the lease back and sets the next poll. False where the lease is no longer this tracker's: then somebody else
 * has polled the store meanwhile, and the caller must not keep what it saw.
 */
export async function finishPoll(
  database: Database,
  storeId: number,
  holder: string,
  next: NextPoll,
): Promise<boolean> {
  const updated = await database
    .updateTable('poll_due')
    .set({
      due_at: new Date(next.dueAtMs),
      failures: next.failures,
      priority: 0,
      leased_by: null,
      leased_until: null,
      ...(next.catalogueDueAtMs === undefined ? {} : { catalogue_due_at: new Date(next.catalogueDueAtMs) }),
    })
    .where('store_id', '=', storeId)
    .where('leased_by', '=', holder)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}
