import { findMailLanguage } from '#mail/language.ts';
import type { Account } from './account.ts';
import { addressKey, countAttempt } from './count-attempt.ts';
import { createAccount } from './create-account.ts';
import type { Caller, IdentityDeps } from './deps.ts';
import { IdentityError } from './identity-error.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { openSession, type SessionTokens } from './session.ts';

export type SignUpRequest = { email?: string; password?: string; displayName?: string; idToken?: string };

/** Makes an account with a password and signs it in. That an address is taken is said: the limit keeps it from being asked often. */
export async function signUp(
  deps: IdentityDeps,
  request: SignUpRequest,
  caller: Caller,
): Promise<{ account: Account; tokens: SessionTokens }> {
  // neither anonymous accounts nor linking a password to an existing one
  if (request.idToken || (!request.email && !request.password)) throw new IdentityError('OPERATION_NOT_ALLOWED');
  if (!request.email) throw new IdentityError('MISSING_EMAIL');
  if (!request.password) throw new IdentityError('MISSING_PASSWORD');
  const limit = { ...DEFAULT_LIMITS, ...deps.limits }.signUpPerAddress;
  await countAttempt(deps.database, addressKey('sign-up', caller.address), limit, deps.clock.now());
  const account = await createAccount(
    deps,
    {
      email: request.email,
      password: request.password,
      displayName: request.displayName,
      language: findMailLanguage(caller.locale) ?? 'en',
    },
    caller,
  );
  return { account, tokens: await openSession(deps, account, 'password', caller) };
}
