import { findMailLanguage } from '#mail/language.ts';
import type { Account } from '../account/account.ts';
import { createAccount, insertAccount } from '../account/create-account.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { addressKey, countAttempt } from '../limits/count-attempt.ts';
import { limitsOf } from '../limits/limits.ts';
import { linkPassword } from '../password/link-password.ts';
import { openSession, type SessionTokens } from '../session/session.ts';

export type SignUpRequest = { email?: string; password?: string; displayName?: string; idToken?: string };

/**
 * Creates an account with a password and signs it in. With an ID token, gives its account a password. With nothing,
 * creates an anonymous account if that is allowed. The answer tells whether an address is taken, so the calls are
 * limited.
 */
export async function signUp(
  deps: IdentityDeps,
  request: SignUpRequest,
  caller: Caller,
): Promise<{ account: Account; tokens: SessionTokens }> {
  const isAnonymous = !request.email && !request.password && !request.idToken;
  if (isAnonymous && !deps.isAnonymousAllowed) throw new IdentityError('ADMIN_ONLY_OPERATION');
  await countSignUp(deps, caller);
  if (isAnonymous) return signUpAnonymously(deps, caller);
  if (!request.email) throw new IdentityError('MISSING_EMAIL');
  if (!request.password) throw new IdentityError('MISSING_PASSWORD');
  const { idToken, email, password, displayName } = request;
  if (idToken) return linkPassword(deps, { idToken, email, password }, caller);
  const account = await createAccount(
    deps,
    { email, password, displayName, language: findMailLanguage(caller.locale) ?? 'en' },
    caller,
  );
  return { account, tokens: await openSession(deps, account, { provider: 'password' }, caller) };
}

export async function countSignUp(deps: IdentityDeps, caller: Caller): Promise<void> {
  const key = addressKey('sign-up', caller.address);
  await countAttempt(deps.database, deps.clock.now(), { key, limit: limitsOf(deps).signUpPerAddress });
}

async function signUpAnonymously(deps: IdentityDeps, caller: Caller) {
  const account = await deps.database
    .transaction()
    .execute((trx) => insertAccount({ ...deps, database: trx }, { email: null }, caller));
  return { account, tokens: await openSession(deps, account, { provider: 'anonymous' }, caller) };
}
