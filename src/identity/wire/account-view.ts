import type { Account } from '../account.ts';

/** The SDK tells an anonymous account by the lack of a hash; any text will do, and none of ours leaves the house. */
const HIDDEN_HASH = 'UkVEQUNURUQ=';

/** An account as `accounts:lookup` shows it to its owner. */
export function accountView(account: Account): Record<string, unknown> {
  return {
    localId: account.id,
    ...profileView(account),
    emailVerified: account.emailVerified,
    providerUserInfo: providersOf(account),
    ...(account.passwordHash ? { passwordHash: HIDDEN_HASH } : {}),
    validSince: String(Math.max(0, Math.floor(account.validSinceMs / 1000))),
    disabled: account.isDisabled,
    createdAt: String(account.createdAtMs),
    ...(account.lastSignInAtMs ? { lastLoginAt: String(account.lastSignInAtMs) } : {}),
    customAttributes: JSON.stringify(account.claims),
  };
}

export function providersOf(account: Account): Record<string, unknown>[] {
  if (!account.passwordHash || !account.email) return [];
  return [{ providerId: 'password', rawId: account.email, federatedId: account.email, ...profileView(account) }];
}

export function profileView(account: Account): Record<string, string> {
  return {
    ...(account.email ? { email: account.email } : {}),
    ...(account.displayName ? { displayName: account.displayName } : {}),
    ...(account.photoUrl ? { photoUrl: account.photoUrl } : {}),
  };
}
