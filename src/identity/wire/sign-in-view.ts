import type { SignInResult } from '../sign-in/complete-sign-in.ts';
import { factorsOf, profileView } from './account-view.ts';

/** A sign-in as the wire answers it: with tokens, or without them but with the data for the second factor. */
export function signInView({ account, tokens, pendingCredential, isNewUser }: SignInResult): Record<string, unknown> {
  return {
    localId: account.id,
    ...profileView(account),
    ...(tokens ? { ...tokens, isNewUser } : { mfaPendingCredential: pendingCredential, mfaInfo: factorsOf(account) }),
  };
}
