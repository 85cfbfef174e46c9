import type { People } from '#database/connect.ts';
import type { Account } from '../account/account.ts';
import { changeEmail, setEmail } from '../account/change-email.ts';
import { getAccount } from '../account/find-account.ts';
import { removePrograms } from '../account/remove-programs.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { lockAccount } from '../lock-account.ts';
import { recordEvent } from '../record-event.ts';
import { endAllSessions } from '../session/session.ts';
import { type ActionCode, consumeActionCode, getActionCode, voidLaterRecoveries } from './action-code.ts';

/**
 * Applies a mailed code without a sign-in. Password resets and sign-in links have functions of their own:
 * `resetPassword`, `signInWithEmailLink`. Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE, EMAIL_EXISTS, USER_DISABLED.
 */
export async function applyActionCode(deps: IdentityDeps, code: string, caller: Caller): Promise<Account> {
  const action = await getActionCode(deps.database, code, deps.clock.now());
  if (!action.accountId) throw new IdentityError('INVALID_OOB_CODE');
  const account = await getAccount(deps, action.accountId);
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  await deps.database.transaction().execute(async (trx) => {
    // first of all, as all do who end sessions and codes: two at once would hold what the other waits for
    await lockAccount(trx, account.id);
    await consumeActionCode(trx, code, deps.clock.now());
    await apply({ ...deps, database: trx }, account, { ...action, code }, caller);
  });
  return getAccount(deps, account.id);
}

async function apply(
  deps: IdentityDeps & { database: People },
  account: Account,
  action: ActionCode & { code: string },
  caller: Caller,
): Promise<void> {
  const { database } = deps;
  const nowMs = deps.clock.now();
  const event = { accountId: account.id, nowMs, address: caller.address };
  switch (action.purpose) {
    case 'VERIFY_EMAIL':
      await database.updateTable('account').set({ email_verified: true }).where('id', '=', account.id).execute();
      return recordEvent(database, 'email-verified', event);
    case 'VERIFY_AND_CHANGE_EMAIL':
      return changeEmail(deps, account, { email: action.newEmail!, isVerified: true }, caller);
    case 'RECOVER_EMAIL':
      await setEmail(database, account.id, { email: action.email, isVerified: true });
      await voidLaterRecoveries(database, { accountId: account.id, code: action.code, nowMs });
      await removePrograms(database, account.id);
      await endAllSessions(database, account.id, nowMs);
      return recordEvent(database, 'email-recovered', event);
    default:
      throw new IdentityError('INVALID_OOB_CODE');
  }
}
