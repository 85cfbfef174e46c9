import type { DatabaseTransaction } from '#database/connect.ts';

const OF_STORE = [
  ...(['poll', 'store_signal', 'store_model', 'catalogue_mark', 'product_state', 'evidence'] as const),
] as const;

/** Takes a store out of the queue of polls for good, and forgets all that was read of it. A poll under way keeps nothing. */
export async function forgetReadings(trx: DatabaseTransaction, storeId: number): Promise<void> {
  // first the lease: who holds it waits, and finds it gone
  await trx.deleteFrom('poll_due').where('store_id', '=', storeId).execute();
  for (const table of OF_STORE) await trx.deleteFrom(table).where('store_id', '=', storeId).execute();
}
