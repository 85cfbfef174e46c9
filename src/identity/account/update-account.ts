import { sql } from 'kysely';
import { ACCOUNT_PICTURE_PATH } from '#contract/account/picture.ts';
import type { Caller, IdentityDeps } from '../deps.ts';
import { canonicalEmail } from '../email-address.ts';
import { IdentityError } from '../identity-error.ts';
import { changePassword } from '../password/change-password.ts';
import { checkMayTakeAddress } from '../password/link-password.ts';
import { checkNewPassword } from '../password/password-policy.ts';
import { unlinkProviders } from '../provider/unlink-provider.ts';
import { openSession, type SessionTokens } from '../session/session.ts';
import { getRecentTokenOwner, getTokenOwner, type TokenOwner } from '../session/token-owner.ts';
import type { Account } from './account.ts';
import { changeEmail } from './change-email.ts';
import { checkIsFree } from './create-account.ts';
import { getAccount } from './find-account.ts';

export type AccountUpdate = {
  idToken?: string;
  displayName?: string | null;
  photoUrl?: string | null;
  email?: string;
  password?: string;
  deleteAttribute?: string[];
  deleteProvider?: string[];
};

const MAX_NAME_LENGTH = 256;
const MAX_PHOTO_URL_LENGTH = 2_048;

/**
 * Changes the fields that users may change themselves. A new password or address ends all tokens, so new ones are
 * returned.
 */
export async function updateAccount(
  deps: IdentityDeps,
  update: AccountUpdate,
  caller: Caller,
): Promise<{ account: Account; tokens: SessionTokens | null }> {
  const isGrave = Boolean(update.email || update.password || update.deleteProvider?.length);
  const owner = await (isGrave ? getRecentTokenOwner : getTokenOwner)(deps, update.idToken);
  const { account } = owner;
  const email = update.email ? canonicalEmail(update.email) : null;
  const isMoving = email !== null && email !== account.email;
  if (isMoving) {
    checkMayTakeAddress(deps, account);
    await checkIsFree(deps.database, email, account.id);
  }
  if (update.password) checkNewPassword(update.password);
  if (update.deleteProvider?.length) await unlinkProviders(deps, account, update.deleteProvider, caller);
  if (isMoving) await changeEmail(deps, account, { email, isVerified: false }, caller);
  if (update.password) await changePassword(deps, account, update.password, caller);
  await updateProfile(deps, account.id, update);
  const changed = await getAccount(deps, account.id);
  const isSignedOut = isMoving || Boolean(update.password);
  return { account: changed, tokens: isSignedOut ? await openAgain(deps, changed, owner, update, caller) : null };
}

function openAgain(
  deps: IdentityDeps,
  account: Account,
  { token }: TokenOwner,
  { password }: AccountUpdate,
  caller: Caller,
): Promise<SessionTokens> {
  const provider = password ? 'password' : token.signInProvider;
  return openSession(deps, account, { provider, secondFactorId: token.secondFactorId ?? undefined }, caller);
}

async function updateProfile(deps: IdentityDeps, accountId: string, update: AccountUpdate): Promise<void> {
  const isDeleted = (attribute: string) => update.deleteAttribute?.includes(attribute);
  const displayName = isDeleted('DISPLAY_NAME') ? null : update.displayName;
  const photoUrl = isDeleted('PHOTO_URL') ? null : update.photoUrl;
  if (displayName === undefined && photoUrl === undefined) return;
  await deps.database
    .updateTable('account')
    .set({
      ...(displayName === undefined ? {} : { display_name: displayName?.slice(0, MAX_NAME_LENGTH) || null }),
      ...(photoUrl === undefined ? {} : { photo_url: checkedPhotoUrl(deps, photoUrl) }),
    })
    .where('id', '=', accountId)
    .execute();
  if (photoUrl === undefined) return;
  await deps.database
    .deleteFrom('account_picture')
    .where('account_id', '=', accountId)
    .where(sql`${ACCOUNT_PICTURE_PATH} || version`, 'is distinct from', photoUrl)
    .execute();
}

/** Pages show this picture, so only an https address (or our own path) is allowed. */
function checkedPhotoUrl(deps: IdentityDeps, photoUrl: string | null): string | null {
  if (!photoUrl) return null;
  if (deps.emulation) return photoUrl;
  const isGood = photoUrl.length <= MAX_PHOTO_URL_LENGTH && /^(https:\/\/|\/[^/\\])/.test(photoUrl);
  if (!isGood) throw new IdentityError('OPERATION_NOT_ALLOWED', 'A photo is an https address.');
  return photoUrl;
}
