import type { Account } from '../account/account.ts';
import { checkIsFree } from '../account/create-account.ts';
import { getAccount } from '../account/find-account.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { mailOwner } from '../mail-owner.ts';
import { openSession } from '../session/session.ts';
import { getRecentTokenOwner } from '../session/token-owner.ts';
import type { SignInResult } from '../sign-in/complete-sign-in.ts';
import type { ProviderProfile } from './provider.ts';
import { addProvider, findLinkedAccount } from './sign-in-with-provider.ts';

/**
 * Links a provider to the account of the ID token. The account's address stays; an account without one takes the
 * provider's. Throws FEDERATED_USER_ID_ALREADY_LINKED, PROVIDER_ALREADY_LINKED, EMAIL_EXISTS,
 * CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export async function linkProvider(
  deps: IdentityDeps,
  idToken: string,
  profile: ProviderProfile,
  caller: Caller,
): Promise<SignInResult> {
  const { account, token } = await getRecentTokenOwner(deps, idToken);
  const holder = await findLinkedAccount(deps, profile);
  if (holder && holder.id !== account.id) throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED');
  if (!holder) await link(deps, account, profile, caller);
  const changed = await getAccount(deps, account.id);
  const way = { provider: profile.providerId };
  // no second factor is needed here: it was given for the ID token
  const secondFactorId = token.secondFactorId ?? undefined;
  const tokens = await openSession(deps, changed, { ...way, secondFactorId }, caller);
  return { account: changed, isNewUser: false, tokens, pendingCredential: null };
}

async function link(deps: IdentityDeps, account: Account, profile: ProviderProfile, caller: Caller): Promise<void> {
  const isOther = account.providers.some(({ providerId }) => providerId === profile.providerId);
  if (isOther) throw new IdentityError('PROVIDER_ALREADY_LINKED');
  if (profile.email) await checkIsFree(deps.database, profile.email, account.id);
  await deps.database.transaction().execute(async (trx) => {
    if (!account.email && profile.email) {
      await trx
        .updateTable('account')
        .set({ email: profile.email, email_verified: profile.emailVerified })
        .where('id', '=', account.id)
        .execute();
    }
    await addProvider(trx, account, profile, { nowMs: deps.clock.now(), address: caller.address });
    await mailOwner(trx, deps, 'provider-linked', account, caller);
  });
}
