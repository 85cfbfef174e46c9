import type { Facts, People } from '#database/connect.ts';
import { closeStore } from './poll/save/poll-kept.ts';

const OF_STORE = [
  ...(['poll', 'store_signal', 'ranking_day', 'store_model', 'catalogue_fingerprint'] as const),
  ...(['product_state', 'evidence'] as const),
];

/** Takes a store out of the poll queue for good. */
export async function unscheduleStore(people: People, storeId: number): Promise<void> {
  await people.deleteFrom('poll_due').where('store_id', '=', storeId).execute();
}

/** Deletes all that was read of a store, for good. A poll that is running stores nothing. */
export async function forgetReadings(facts: Facts, storeId: number): Promise<void> {
  await closeStore(facts, storeId);
  for (const table of OF_STORE) await facts.deleteFrom(table).where('store_id', '=', storeId).execute();
}
