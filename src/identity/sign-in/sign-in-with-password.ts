import type { Account } from '../account/account.ts';
import { type Caller, type IdentityDeps, isEnumerationProtected } from '../deps.ts';
import { canonicalEmail } from '../email-address.ts';
import { IdentityError } from '../identity-error.ts';
import { addressKey, countAttemptAndFind, emailKey } from '../limits/count-attempt.ts';
import { limitsOf } from '../limits/limits.ts';
import { hashPassword, isHashOutdated, verifyPassword } from '../password/hash-password.ts';
import { isTooLong } from '../password/password-policy.ts';
import { recordEvent } from '../record-event.ts';
import { completeSignIn, type SignInResult } from './complete-sign-in.ts';

/** A wrong password and an unknown address get the same answer after the same time. */
export async function signInWithPassword(
  deps: IdentityDeps,
  request: { email?: string; password?: string },
  caller: Caller,
): Promise<SignInResult> {
  const email = canonicalEmail(request.email);
  if (!request.password) throw new IdentityError('MISSING_PASSWORD');
  const limits = limitsOf(deps);
  const nowMs = deps.clock.now();
  const byAddress = { key: addressKey('sign-in', caller.address), limit: limits.signInPerAddress };
  const byEmail = { key: emailKey('sign-in', email), limit: limits.signInPerAccount };
  const account = await countAttemptAndFind(deps.database, nowMs, email, byAddress, byEmail);
  const isRight =
    !isTooLong(request.password) &&
    (await verifyPassword(account?.passwordHash ?? null, request.password, deps.hashCost));
  if (!account || !isRight) {
    await recordEvent(deps.database, 'sign-in-failed', {
      accountId: account?.id ?? null,
      nowMs,
      address: caller.address,
    });
    throw wrongCredentials(deps, account);
  }
  // only somebody who knows the password learns this
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  if (isHashOutdated(account.passwordHash!, deps.hashCost)) await renewHash(deps, account, request.password);
  const forgiveness = { forgottenKey: byEmail.key, refundedKey: byAddress.key };
  return completeSignIn(deps, account, { provider: 'password' }, caller, { forgiveness });
}

function wrongCredentials(deps: IdentityDeps, account: Account | null): IdentityError {
  if (isEnumerationProtected(deps)) return new IdentityError('INVALID_LOGIN_CREDENTIALS');
  return new IdentityError(account ? 'INVALID_PASSWORD' : 'EMAIL_NOT_FOUND');
}

async function renewHash(deps: IdentityDeps, account: Account, password: string): Promise<void> {
  const passwordHash = await hashPassword(password, deps.hashCost);
  await deps.database
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.passwordHash)
    .execute();
}
