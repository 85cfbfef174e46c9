export type Claims = Record<string, unknown>;

/** An account at another provider that signs in to this one. */
type LinkedProvider = {
  /** `google.com`, `oidc.NAME` */
  providerId: string;
  subject: string;
  email: string | null;
  displayName: string | null;
  photoUrl: string | null;
};

type SecondFactor = { id: string; displayName: string | null; enrolledAt: string };

export type Account = {
  id: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  passwordHash: string | null;
  /** A mailed link has signed it in before, and may again. */
  hasEmailLink: boolean;
  providers: LinkedProvider[];
  secondFactors: SecondFactor[];
  /** As stored; a FREE plan is left out. */
  claims: Claims;
  language: string;
  isDisabled: boolean;
  isPractice: boolean;
  validSinceMs: number;
  createdAtMs: number;
  lastSignInAtMs: number | null;
};

type Times = 'validSinceMs' | 'createdAtMs' | 'lastSignInAtMs';
export type AccountJson = Omit<Account, Times> & { validSince: string; createdAt: string; lastSignInAt: string | null };

/**
 * An account with everything that belongs to it, for `accountOf`. Select it from `account`. A single column is fast to
 * parse.
 */
export const ACCOUNT_JSON = `
  json_build_object(
    'id', account.id, 'email', account.email, 'emailVerified', account.email_verified,
    'displayName', account.display_name, 'photoUrl', account.photo_url, 'passwordHash', account.password_hash,
    'hasEmailLink', account.has_email_link, 'claims', account.claims, 'language', account.language,
    'isDisabled', account.is_disabled, 'isPractice', account.is_practice, 'validSince', account.valid_since,
    'createdAt', account.created_at, 'lastSignInAt', account.last_sign_in_at,
    'providers', (
      select coalesce(json_agg(json_build_object('providerId', provider_id, 'subject', subject, 'email', email,
        'displayName', display_name, 'photoUrl', photo_url) order by linked_at), '[]')
      from account_provider where account_id = account.id),
    'secondFactors', (
      select coalesce(json_agg(json_build_object('id', id, 'displayName', display_name, 'enrolledAt', enrolled_at)
        order by enrolled_at), '[]')
      from second_factor where account_id = account.id))`;

export function accountOf({ validSince, createdAt, lastSignInAt, ...rest }: AccountJson): Account {
  return {
    ...rest,
    validSinceMs: Date.parse(validSince),
    createdAtMs: Date.parse(createdAt),
    lastSignInAtMs: lastSignInAt === null ? null : Date.parse(lastSignInAt),
  };
}

/** The ways to sign in, besides a running session. An account with none is anonymous. */
export function signInMethodsOf(account: Account): string[] {
  return [
    ...(account.passwordHash || account.hasEmailLink ? ['password'] : []),
    ...account.providers.map(({ providerId }) => providerId),
  ];
}
