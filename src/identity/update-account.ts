import type { Account } from './account.ts';
import { changePassword } from './change-password.ts';
import type { Caller, IdentityDeps } from './deps.ts';
import { getAccount } from './find-account.ts';
import { IdentityError } from './identity-error.ts';
import { openSession, type SessionTokens } from './session.ts';
import { checkRecentSignIn, getTokenOwner } from './token-owner.ts';

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

/** Changes what a user may change of their own account. New tokens come with a new password, which ends the old ones. */
export async function updateAccount(
  deps: IdentityDeps,
  update: AccountUpdate,
  caller: Caller,
): Promise<{ account: Account; tokens: SessionTokens | null }> {
  if (!update.idToken) throw new IdentityError('MISSING_ID_TOKEN');
  const { account, token } = await getTokenOwner(deps, update.idToken);
  // an address is changed by a mail to the new one only; no second way to sign in can be taken off yet
  if (update.email && update.email.trim().toLowerCase() !== account.email) {
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  }
  if (update.deleteProvider?.length) throw new IdentityError('OPERATION_NOT_ALLOWED');
  if (update.password) {
    checkRecentSignIn(deps, token);
    await changePassword(deps, account, update.password, caller);
  }
  await updateProfile(deps, account.id, update);
  const changed = await getAccount(deps, account.id);
  const tokens = update.password ? await openSession(deps, changed, 'password', caller) : null;
  return { account: changed, tokens };
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
      ...(photoUrl === undefined ? {} : { photo_url: checkedPhotoUrl(photoUrl) }),
    })
    .where('id', '=', accountId)
    .execute();
}

/** A picture is shown in pages: nothing but an https address (or our own path) gets there. */
function checkedPhotoUrl(photoUrl: string | null): string | null {
  if (!photoUrl) return null;
  const isGood = photoUrl.length <= MAX_PHOTO_URL_LENGTH && /^(https:\/\/|\/[^/\\])/.test(photoUrl);
  if (!isGood) throw new IdentityError('OPERATION_NOT_ALLOWED', 'A photo is an https address.');
  return photoUrl;
}
