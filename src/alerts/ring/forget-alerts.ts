import type { PeopleTransaction } from '#database/connect.ts';

/** For an excluded store: deletes the rules about it, and all rings that show its names and prices. */
export async function forgetAlerts(trx: PeopleTransaction, storeId: number): Promise<void> {
  for (const table of ['alert_ring', 'alert_rule', 'alert_match', 'alert_cursor'] as const)
    await trx.deleteFrom(table).where('store_id', '=', storeId).execute();
}
