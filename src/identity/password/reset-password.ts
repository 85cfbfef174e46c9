import { getAccount } from '../account/find-account.ts';
import { removePrograms } from '../account/remove-programs.ts';
import { type ActionCode, consumeActionCode, getActionCode } from '../action-code/action-code.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { emailKey } from '../limits/count-attempt.ts';
import { lockAccount } from '../lock-account.ts';
import { mailOwner } from '../mail-owner.ts';
import { recordEvent } from '../record-event.ts';
import { endAllSessions } from '../session/session.ts';
import { hashPassword } from './hash-password.ts';
import { checkNewPassword } from './password-policy.ts';

/** Reads a mailed code. Reading does not use it up, because mail scanners open links too. */
export async function checkActionCode(deps: IdentityDeps, code: string | undefined): Promise<ActionCode> {
  return getActionCode(deps.database, code, deps.clock.now());
}

/**
 * Sets the password with a mailed code. The owner of the code reads the address's mail, so the address becomes verified
 * and a lock after failed sign-ins ends. All sessions end, and all provider links, personal keys and assistants are
 * removed, because somebody else may have made them.
 */
export async function resetPassword(
  deps: IdentityDeps,
  code: string | undefined,
  newPassword: string,
  caller: Caller,
): Promise<ActionCode> {
  const nowMs = deps.clock.now();
  const action = await getActionCode(deps.database, code, nowMs);
  if (action.purpose !== 'PASSWORD_RESET' || !action.accountId) throw new IdentityError('INVALID_OOB_CODE');
  checkNewPassword(newPassword);
  const account = await getAccount(deps, action.accountId);
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  const passwordHash = await hashPassword(newPassword, deps.hashCost);
  await deps.database.transaction().execute(async (trx) => {
    await lockAccount(trx, account.id);
    await consumeActionCode(trx, code!, nowMs);
    await trx
      .updateTable('account')
      .set({ password_hash: passwordHash, email_verified: true })
      .where('id', '=', account.id)
      .execute();
    await trx.deleteFrom('account_provider').where('account_id', '=', account.id).execute();
    await removePrograms(trx, account.id);
    await endAllSessions(trx, account.id, nowMs);
    await trx.deleteFrom('attempt').where('key', '=', emailKey('sign-in', action.email)).execute();
    await recordEvent(trx, 'password-reset', { accountId: account.id, nowMs, address: caller.address });
    await mailOwner(trx, deps, 'password-changed', account, caller);
  });
  return action;
}
