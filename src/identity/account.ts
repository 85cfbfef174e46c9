import type { ExpressionBuilder, Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#database/connect.ts';
import type { DB, Account as Row } from '#database/rows.ts';

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

/** Accounts with all that belongs to them, as `accountOf` takes them. */
export function selectAccounts(database: Database) {
  return database
    .selectFrom('account')
    .selectAll('account')
    .select((account) => [providersOf(account).as('providers'), secondFactorsOf(account).as('second_factors')]);
}

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

function providersOf(account: ExpressionBuilder<DB, 'account'>) {
  return jsonArrayFrom(
    account
      .selectFrom('account_provider as linked')
      .select([
        'linked.provider_id as providerId',
        'linked.subject',
        'linked.email',
        'linked.display_name as displayName',
        'linked.photo_url as photoUrl',
      ])
      .whereRef('linked.account_id', '=', 'account.id')
      .orderBy('linked.linked_at'),
  );
}

function secondFactorsOf(account: ExpressionBuilder<DB, 'account'>) {
  return jsonArrayFrom(
    account
      .selectFrom('second_factor as factor')
      .select(['factor.id', 'factor.display_name as displayName', 'factor.enrolled_at as enrolledAt'])
      .whereRef('factor.account_id', '=', 'account.id')
      .orderBy('factor.enrolled_at'),
  );
}
