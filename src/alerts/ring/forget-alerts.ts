import type { PeopleTransaction } from '#database/connect.ts';
import { forgetLines } from '../delivery/forget-lines.ts';

/** For an excluded store: deletes the rules about it, and all rings and lines of messages that show its names and prices. */
export async function forgetAlerts(trx: PeopleTransaction, storeId: number): Promise<void> {
  for (const table of ['alert_ring', 'alert_rule', 'alert_match', 'alert_cursor'] as const)
    await trx.deleteFrom(table).where('store_id', '=', storeId).execute();
  await forgetLines(trx, storeId);
}
