import type { People } from '#database/connect.ts';
import { recordEvent } from '../record-event.ts';
import { endAllSessions } from '../session/session.ts';
import type { Account } from './account.ts';
import { removePrograms } from './remove-programs.ts';

/**
 * Marks the address as verified after its owner has proved it. If it was not verified before, somebody else may have
 * made the account, so its password, provider links, second factors, personal keys and assistants are removed. Needs a
 * transaction.
 */
export async function reclaimForAddressOwner(
  trx: People,
  account: Account,
  event: { nowMs: number; address: string },
): Promise<void> {
  if (account.emailVerified) return;
  await trx.deleteFrom('account_provider').where('account_id', '=', account.id).execute();
  await trx.deleteFrom('second_factor').where('account_id', '=', account.id).execute();
  await trx
    .updateTable('account')
    .set({ email_verified: true, password_hash: null, has_email_link: false })
    .where('id', '=', account.id)
    .execute();
  await removePrograms(trx, account.id);
  await endAllSessions(trx, account.id, event.nowMs);
  await recordEvent(trx, 'taken-over', { accountId: account.id, ...event });
}
