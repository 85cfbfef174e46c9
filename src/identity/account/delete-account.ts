import type { IdentityDeps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { recordEvent } from '../record-event.ts';

type Deps = Pick<IdentityDeps, 'database' | 'clock'>;

/** Deletes an account and everything that belongs to it. Its audit trail stays, without network addresses. */
export async function deleteAccount(deps: Deps, accountId: string): Promise<void> {
  await inTransaction(deps.database, async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('account').where('id', '=', accountId).executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await trx.updateTable('account_event').set({ address: null }).where('account_id', '=', accountId).execute();
    await recordEvent(trx, 'deleted', { accountId, nowMs: deps.clock.now() });
  });
}
