import type { Account } from '../account/account.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { mailOwner } from '../mail-owner.ts';
import { recordEvent } from '../record-event.ts';
import { endAllSessions } from '../session/session.ts';
import { hashPassword } from './hash-password.ts';
import { checkNewPassword } from './password-policy.ts';

/** Sets a new password, signs the account out everywhere and tells its owner. Throws WEAK_PASSWORD. */
export async function changePassword(
  deps: IdentityDeps,
  account: Account,
  password: string,
  caller: Caller,
): Promise<void> {
  checkNewPassword(password);
  const passwordHash = await hashPassword(password, deps.hashCost);
  const nowMs = deps.clock.now();
  await deps.database.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ password_hash: passwordHash }).where('id', '=', account.id).execute();
    await endAllSessions(trx, account.id, nowMs);
    await recordEvent(trx, 'password-changed', { accountId: account.id, nowMs, address: caller.address });
    await mailOwner(trx, deps, 'password-changed', account, caller);
  });
}
