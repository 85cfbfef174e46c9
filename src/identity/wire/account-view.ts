import type { Account } from '../account/account.ts';

export const KIND = 'identitytoolkit#';

/** The SDK treats an account without a hash as anonymous. Any text will do, and no real hash is ever sent. */
const HIDDEN_HASH = 'UkVEQUNURUQ=';

/** An account as `accounts:lookup` shows it to its owner. */
export function accountView(account: Account): Record<string, unknown> {
  return {
    localId: account.id,
    ...profileView(account),
    emailVerified: account.emailVerified,
    providerUserInfo: providersOf(account),
    ...(account.secondFactors.length > 0 ? { mfaInfo: factorsOf(account) } : {}),
    ...(account.passwordHash ? { passwordHash: HIDDEN_HASH } : {}),
    ...(account.hasEmailLink ? { emailLinkSignin: true } : {}),
    validSince: String(Math.max(0, Math.floor(account.validSinceMs / 1000))),
    disabled: account.isDisabled,
    createdAt: String(account.createdAtMs),
    ...(account.lastSignInAtMs ? { lastLoginAt: String(account.lastSignInAtMs) } : {}),
    customAttributes: JSON.stringify(account.claims),
  };
}

export function providersOf(account: Account): Record<string, unknown>[] {
  const { email } = account;
  const hasPassword = email && (account.passwordHash || account.hasEmailLink);
  return [
    ...(hasPassword ? [{ providerId: 'password', rawId: email, federatedId: email, ...profileView(account) }] : []),
    ...account.providers.map(({ providerId, subject, ...profile }) => ({
      providerId,
      rawId: subject,
      federatedId: subject,
      ...profileView(profile),
    })),
  ];
}

export function factorsOf(account: Account): Record<string, unknown>[] {
  return account.secondFactors.map(({ id, displayName, enrolledAt }) => ({
    mfaEnrollmentId: id,
    ...(displayName ? { displayName } : {}),
    enrolledAt: new Date(enrolledAt).toISOString(),
    totpInfo: {},
  }));
}

export function profileView(profile: Pick<Account, 'email' | 'displayName' | 'photoUrl'>): Record<string, string> {
  return {
    ...(profile.email ? { email: profile.email } : {}),
    ...(profile.displayName ? { displayName: profile.displayName } : {}),
    ...(profile.photoUrl ? { photoUrl: profile.photoUrl } : {}),
  };
}
