import type { Account } from '../account/account.ts';
import { changeEmail } from '../account/change-email.ts';
import { checkIsFree } from '../account/create-account.ts';
import { getAccount } from '../account/find-account.ts';
import { type Caller, type IdentityDeps, isEnumerationProtected } from '../deps.ts';
import { canonicalEmail } from '../email-address.ts';
import { IdentityError } from '../identity-error.ts';
import { openSession, type SessionTokens } from '../session/session.ts';
import { getRecentTokenOwner } from '../session/token-owner.ts';
import { changePassword } from './change-password.ts';
import { checkNewPassword } from './password-policy.ts';

/**
 * Gives an account its first password, and an address if it has none. Throws EMAIL_EXISTS, WEAK_PASSWORD,
 * OPERATION_NOT_ALLOWED.
 */
export async function linkPassword(
  deps: IdentityDeps,
  request: { idToken: string; email: string; password: string },
  caller: Caller,
): Promise<{ account: Account; tokens: SessionTokens }> {
  const { account } = await getRecentTokenOwner(deps, request.idToken);
  const email = canonicalEmail(request.email);
  checkNewPassword(request.password);
  if (email !== account.email) {
    checkMayTakeAddress(deps, account);
    await checkIsFree(deps.database, email, account.id);
    await changeEmail(deps, account, { email, isVerified: false }, caller);
  }
  await changePassword(deps, account, request.password, caller);
  const changed = await getAccount(deps, account.id);
  return { account: changed, tokens: await openSession(deps, changed, { provider: 'password' }, caller) };
}

/** An account that has an address can change it only by a mail to the new one. */
export function checkMayTakeAddress(deps: IdentityDeps, account: Account): void {
  if (account.email && isEnumerationProtected(deps)) {
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  }
}
