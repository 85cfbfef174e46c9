import type { Database } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { inTransaction } from './in-transaction.ts';
import { recordEvent } from './record-event.ts';

/** Removes an account with everything that hangs on it. Its audit trail stays, without network addresses. */
export async function deleteAccount(deps: { database: Database; clock: Clock }, accountId: string): Promise<void> {
  await inTransaction(deps.database, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('account').where('id', '=', accountId).executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await trx.updateTable('account_event').set({ address: null }).where('account_id', '=', accountId).execute();
    await recordEvent(trx, 'deleted', { accountId, nowMs: deps.clock.now() });
  });
}
