import type { Account } from './account.ts';
import { consumeActionCode, getActionCode } from './action-code.ts';
import type { Caller, IdentityDeps } from './deps.ts';
import { getAccount } from './find-account.ts';
import { IdentityError } from './identity-error.ts';
import { recordEvent } from './record-event.ts';

/** Does what a mailed code stands for, without a sign-in. Passwords have their own way: `resetPassword`. */
export async function applyActionCode(deps: IdentityDeps, code: string, caller: Caller): Promise<Account> {
  const nowMs = deps.clock.now();
  const action = await getActionCode(deps.database, code, nowMs);
  if (action.purpose !== 'VERIFY_EMAIL') throw new IdentityError('INVALID_OOB_CODE');
  await deps.database.transaction().execute(async (trx) => {
    await consumeActionCode(trx, code, nowMs);
    await trx.updateTable('account').set({ email_verified: true }).where('id', '=', action.accountId).execute();
    await recordEvent(trx, 'email-verified', { accountId: action.accountId, nowMs, address: caller.address });
  });
  return getAccount(deps, action.accountId);
}
