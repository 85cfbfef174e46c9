import type { People } from '#database/connect.ts';
import { findMailLanguage } from '#mail/language.ts';
import type { Account } from '../account/account.ts';
import { insertAccount } from '../account/create-account.ts';
import { findAccount, findAccountByEmail, getAccount } from '../account/find-account.ts';
import { reclaimForAddressOwner } from '../account/reclaim-for-address-owner.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { IdentityError } from '../identity-error.ts';
import { recordEvent } from '../record-event.ts';
import { completeSignIn, type SignInResult } from '../sign-in/complete-sign-in.ts';
import { countSignUp } from '../sign-in/sign-up.ts';
import type { ProviderProfile } from './provider.ts';

/**
 * `needsConfirmation`: an account has the address, but the provider is not trusted to say that it is the same person.
 */
export type ProviderSignIn = SignInResult | { needsConfirmation: true };

/**
 * Signs in with a provider's profile: to the linked account, otherwise to the account with its address if the provider
 * is trusted, otherwise to a new account. Throws USER_DISABLED.
 */
export async function signInWithProvider(
  deps: IdentityDeps,
  profile: ProviderProfile,
  caller: Caller,
): Promise<ProviderSignIn> {
  const way = { provider: profile.providerId };
  const linked = await findLinkedAccount(deps, profile);
  if (linked) return completeSignIn(deps, linked, way, caller);
  const holder = profile.email ? await findAccountByEmail(deps, profile.email) : null;
  if (holder && !profile.emailVerified) return { needsConfirmation: true };
  if (holder?.isDisabled) throw new IdentityError('USER_DISABLED');
  if (!holder) await countSignUp(deps, caller);
  const accountId = await deps.database.transaction().execute(async (trx) => {
    const account = holder ?? (await insertAccount({ ...deps, database: trx }, newAccount(profile, caller), caller));
    const event = { nowMs: deps.clock.now(), address: caller.address };
    if (holder) await reclaimForAddressOwner(trx, holder, event);
    await addProvider(trx, account, profile, event);
    return account.id;
  });
  return completeSignIn(deps, await getAccount(deps, accountId), way, caller, { isNewUser: holder === null });
}

export async function findLinkedAccount(deps: IdentityDeps, profile: ProviderProfile): Promise<Account | null> {
  const link = await deps.database
    .selectFrom('account_provider')
    .select('account_id')
    .where('provider_id', '=', profile.providerId)
    .where('subject', '=', profile.subject)
    .executeTakeFirst();
  return link ? findAccount(deps, link.account_id) : null;
}

/**
 * Needs a transaction. Name and picture fill only what the account lacks. Throws FEDERATED_USER_ID_ALREADY_LINKED,
 * PROVIDER_ALREADY_LINKED.
 */
export async function addProvider(
  trx: People,
  account: Account,
  profile: ProviderProfile,
  event: { nowMs: number; address: string },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('account_provider')
    .values({
      provider_id: profile.providerId,
      subject: profile.subject,
      account_id: account.id,
      email: profile.email,
      display_name: profile.displayName,
      photo_url: profile.photoUrl,
      linked_at: new Date(event.nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED');
  await trx
    .updateTable('account')
    .set({
      display_name: account.displayName ?? profile.displayName,
      photo_url: account.photoUrl ?? profile.photoUrl,
      ...(profile.emailVerified && profile.email === account.email ? { email_verified: true } : {}),
    })
    .where('id', '=', account.id)
    .execute();
  await recordEvent(trx, 'provider-linked', {
    accountId: account.id,
    ...event,
    detail: { provider: profile.providerId },
  });
}

function newAccount(profile: ProviderProfile, caller: Caller) {
  const { email, emailVerified, displayName, photoUrl } = profile;
  return { email, emailVerified, displayName, photoUrl, language: findMailLanguage(caller.locale) ?? 'en' };
}
