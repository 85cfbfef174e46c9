import { findMailLanguage } from '#mail/language.ts';
import type { Account } from '../account/account.ts';
import { checkIsFree, insertAccount } from '../account/create-account.ts';
import { findAccountByEmail, getAccount } from '../account/find-account.ts';
import { reclaimForAddressOwner } from '../account/reclaim-for-address-owner.ts';
import { consumeActionCode, getActionCode } from '../action-code/action-code.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { canonicalEmail } from '../email-address.ts';
import { IdentityError } from '../identity-error.ts';
import { lockAccount } from '../lock-account.ts';
import { getRecentTokenOwner } from '../session/token-owner.ts';
import { completeSignIn, type SignInResult } from './complete-sign-in.ts';

/**
 * Signs in with the code of a mailed link and the address it was sent to, which the caller must know. Creates the
 * account if it does not exist. With an ID token, gives its account the address. Throws INVALID_OOB_CODE,
 * EXPIRED_OOB_CODE, INVALID_EMAIL, EMAIL_EXISTS, USER_DISABLED.
 */
export async function signInWithEmailLink(
  deps: IdentityDeps,
  request: { email?: string; oobCode?: string; idToken?: string },
  caller: Caller,
): Promise<SignInResult> {
  const email = canonicalEmail(request.email);
  const nowMs = deps.clock.now();
  const action = await getActionCode(deps.database, request.oobCode, nowMs);
  if (action.purpose !== 'EMAIL_SIGNIN') throw new IdentityError('INVALID_OOB_CODE');
  if (action.email !== email) {
    throw new IdentityError('INVALID_EMAIL', 'The email provided does not match the sign-in email address.');
  }
  const linked = request.idToken ? (await getRecentTokenOwner(deps, request.idToken)).account : null;
  if (linked) await checkMayLink(deps, linked, email);
  const existing = linked ?? (await findAccountByEmail(deps, email));
  if (existing?.isDisabled) throw new IdentityError('USER_DISABLED');
  const accountId = await deps.database.transaction().execute(async (trx) => {
    if (existing) await lockAccount(trx, existing.id);
    await consumeActionCode(trx, request.oobCode!, nowMs);
    if (!existing) {
      const language = findMailLanguage(caller.locale) ?? 'en';
      const made = { email, emailVerified: true, hasEmailLink: true, language };
      return (await insertAccount({ ...deps, database: trx }, made, caller)).id;
    }
    if (!linked) await reclaimForAddressOwner(trx, existing, { nowMs, address: caller.address });
    await trx
      .updateTable('account')
      .set({ email, email_verified: true, has_email_link: true })
      .where('id', '=', existing.id)
      .execute();
    return existing.id;
  });
  const account = await getAccount(deps, accountId);
  return completeSignIn(deps, account, { provider: 'password' }, caller, { isNewUser: existing === null });
}

async function checkMayLink(deps: IdentityDeps, account: Account, email: string): Promise<void> {
  if (account.email && account.email !== email) throw new IdentityError('OPERATION_NOT_ALLOWED');
  await checkIsFree(deps.database, email, account.id);
}
