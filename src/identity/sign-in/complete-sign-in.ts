import type { Account } from '../account/account.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { type Forgiveness, forgiveAttempt } from '../limits/count-attempt.ts';
import { writePendingSignIn } from '../second-factor/pending-sign-in.ts';
import { openSession, type SessionTokens, type SignInWay } from '../session/session.ts';

/** Either signed in (`tokens`), or waiting for the second factor (`pendingCredential`). */
export type SignInResult = {
  account: Account;
  isNewUser: boolean;
  tokens: SessionTokens | null;
  pendingCredential: string | null;
};

/** The step after every first factor. Throws USER_DISABLED; only somebody who passed the first factor learns it. */
export async function completeSignIn(
  deps: IdentityDeps,
  account: Account,
  way: SignInWay,
  caller: Caller,
  { isNewUser = false, forgiveness }: { isNewUser?: boolean; forgiveness?: Forgiveness } = {},
): Promise<SignInResult> {
  if (account.isDisabled) throw new IdentityError('USER_DISABLED');
  if (account.secondFactors.length > 0) {
    if (forgiveness) await forgiveAttempt(deps.database, forgiveness);
    return { account, isNewUser, tokens: null, pendingCredential: writePendingSignIn(deps, account, way) };
  }
  const tokens = await openSession(deps, account, way, caller, forgiveness);
  return { account, isNewUser, tokens, pendingCredential: null };
}
