import type { DatabaseTransaction } from '#database/connect.ts';

export type NextPoll = {
  dueAtMs: number;
  failures: number;
  /** The store asked us to wait until then; null where it did not. */
  notBeforeMs: number | null;
  /** When the whole catalogue is due again; undefined leaves it as it is. */
  catalogueDueAtMs?: number;
};

/** Gives the lease back, which the transaction holds (`lockLease`), and sets the next poll. */
export async function finishPoll(trx: DatabaseTransaction, storeId: number, next: NextPoll): Promise<void> {
  await trx
    .updateTable('poll_due')
    .set({
      due_at: new Date(next.dueAtMs),
      not_before: next.notBeforeMs === null ? null : new Date(next.notBeforeMs),
      failures: next.failures,
      priority: 0,
      leased_by: null,
      leased_until: null,
      ...(next.catalogueDueAtMs === undefined ? {} : { catalogue_due_at: new Date(next.catalogueDueAtMs) }),
    })
    .where('store_id', '=', storeId)
    .execute();
}
