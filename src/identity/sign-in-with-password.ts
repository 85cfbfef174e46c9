import type { Account } from './account.ts';
import { completeSignIn, type SignInResult } from './complete-sign-in.ts';
import { addressKey, countAttempt, emailKey, forgiveAttempt } from './count-attempt.ts';
import { type Caller, type IdentityDeps, isEnumerationProtected } from './deps.ts';
import { canonicalEmail } from './email-address.ts';
import { findAccountByEmail } from './find-account.ts';
import { hashPassword, isHashOutdated, verifyPassword } from './hash-password.ts';
import { IdentityError } from './identity-error.ts';
import { limitsOf } from './limits.ts';
import { isTooLong } from './password-policy.ts';
import { recordEvent } from './record-event.ts';

/** A wrong password and an unknown address get one answer, after one time. */
export async function signInWithPassword(
  deps: IdentityDeps,
  request: { email?: string; password?: string },
  caller: Caller,
): Promise<SignInResult> {
  const email = canonicalEmail(request.email);
  if (!request.password) throw new IdentityError('MISSING_PASSWORD');
  const limits = limitsOf(deps);
  const nowMs = deps.clock.now();
  const byAddress = addressKey('sign-in', caller.address);
  const byEmail = emailKey('sign-in', email);
  await countAttempt(deps.database, byAddress, limits.signInPerAddress, nowMs);
  await countAttempt(deps.database, byEmail, limits.signInPerAccount, nowMs);

  const account = await findAccountByEmail(deps, email);
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
  // said only to those who know the password
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  await forgiveAttempt(deps.database, byEmail, byAddress);
  if (isHashOutdated(account.passwordHash!, deps.hashCost)) await renewHash(deps, account, request.password);
  return completeSignIn(deps, account, { provider: 'password' }, caller);
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
