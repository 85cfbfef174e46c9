import { deleteAccount } from './delete-account.ts';
import type { IdentityDeps } from './deps.ts';
import { IdentityError } from './identity-error.ts';
import { checkRecentSignIn, getTokenOwner } from './token-owner.ts';

/** Deletes the account of whoever has just signed in. Throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN. */
export async function removeOwnAccount(deps: IdentityDeps, idToken: string | undefined): Promise<void> {
  if (!idToken) throw new IdentityError('MISSING_ID_TOKEN');
  const { account, token } = await getTokenOwner(deps, idToken);
  checkRecentSignIn(deps, token);
  await deleteAccount(deps, account.id);
}
