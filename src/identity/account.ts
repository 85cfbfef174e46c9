import type { Selectable } from 'kysely';
import type { Account as Row } from '#database/rows.ts';

export type Claims = Record<string, unknown>;

/** An account elsewhere that opens this one. */
export type LinkedProvider = {
  /** `google.com`, `oidc.NAME` */
  providerId: string;
  subject: string;
  email: string | null;
  displayName: string | null;
  photoUrl: string | null;
};

export type SecondFactor = { id: string; displayName: string | null; enrolledAt: string };

export type Account = {
  id: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
  passwordHash: string | null;
  /** A mailed link has signed it in, and may again. */
  hasEmailLink: boolean;
  providers: LinkedProvider[];
  secondFactors: SecondFactor[];
  /** As set; the plan is left out where it is FREE. */
  claims: Claims;
  language: string;
  isDisabled: boolean;
  isPractice: boolean;
  validSinceMs: number;
  createdAtMs: number;
  lastSignInAtMs: number | null;
};

export type AccountRow = Selectable<Row> & { providers?: LinkedProvider[]; second_factors?: SecondFactor[] };

/** An account with all that belongs to it, as `accountOf` takes it; to be asked from `account`. */
export const ACCOUNT_COLUMNS = `
  account.id, account.email, account.email_verified, account.display_name, account.photo_url, account.password_hash,
  account.has_email_link, account.claims, account.language, account.is_disabled, account.is_practice,
  account.valid_since, account.created_at, account.last_sign_in_at,
  (select coalesce(json_agg(json_build_object('providerId', provider_id, 'subject', subject, 'email', email,
      'displayName', display_name, 'photoUrl', photo_url) order by linked_at), '[]')
    from account_provider where account_id = account.id) as providers,
  (select coalesce(json_agg(json_build_object('id', id, 'displayName', display_name, 'enrolledAt', enrolled_at)
      order by enrolled_at), '[]')
    from second_factor where account_id = account.id) as second_factors`;

/** A row without providers and factors is one of an account that has none yet. */
export function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified,
    displayName: row.display_name,
    photoUrl: row.photo_url,
    passwordHash: row.password_hash,
    hasEmailLink: row.has_email_link,
    providers: row.providers ?? [],
    secondFactors: row.second_factors ?? [],
    claims: row.claims as Claims,
    language: row.language,
    isDisabled: row.is_disabled,
    isPractice: row.is_practice,
    validSinceMs: row.valid_since.getTime(),
    createdAtMs: row.created_at.getTime(),
    lastSignInAtMs: row.last_sign_in_at?.getTime() ?? null,
  };
}

/** Whether anything but a running session opens it: neither password nor mail nor another provider is anonymous. */
export function waysIn(account: Account): string[] {
  return [
    ...(account.passwordHash || account.hasEmailLink ? ['password'] : []),
    ...account.providers.map(({ providerId }) => providerId),
  ];
}
