import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { canonicalEmail } from '../email-address.ts';
import { IdentityError } from '../identity-error.ts';
import { inTransaction } from '../in-transaction.ts';
import { admit, type SignUpWay } from '../operator/admit.ts';
import { type HashCost, hashPassword } from '../password/hash-password.ts';
import { checkNewPassword } from '../password/password-policy.ts';
import { newAccountId } from '../random-id.ts';
import { recordEvent } from '../record-event.ts';
import { ACCOUNT_JSON, type Account, type AccountJson, accountOf, type Claims } from './account.ts';

type Details = {
  displayName?: string | null;
  emailVerified?: boolean;
  isPractice?: boolean;
  claims?: Claims;
  language?: string;
};
export type NewAccount = Details & { email: string; password: string };
type NewRow = Details & {
  id?: string;
  /** Canonical. */
  email: string | null;
  passwordHash?: string;
  hasEmailLink?: boolean;
  photoUrl?: string | null;
};

/** Throws IdentityError: EMAIL_EXISTS, INVALID_EMAIL, WEAK_PASSWORD, ADMIN_ONLY_OPERATION. */
export async function createAccount(
  deps: { database: People; clock: Clock; hashCost?: HashCost; signUp?: SignUpWay },
  account: NewAccount,
  caller?: { address: string },
): Promise<Account> {
  const email = canonicalEmail(account.email);
  checkNewPassword(account.password);
  await checkIsFree(deps.database, email);
  const passwordHash = await hashPassword(account.password, deps.hashCost);
  return inTransaction(deps.database, (trx) =>
    insertAccount({ ...deps, database: trx }, { ...account, email, passwordHash }, caller),
  );
}

/** Inserts an account without a password. Needs a transaction. Throws EMAIL_EXISTS, ADMIN_ONLY_OPERATION. */
export async function insertAccount(
  deps: { database: People; clock: Clock; signUp?: SignUpWay },
  account: NewRow,
  caller?: { address: string },
): Promise<Account> {
  const nowMs = deps.clock.now();
  const { isOperator } = await admit(deps.database, account.email, { signUp: deps.signUp, nowMs });
  const row = await deps.database
    .insertInto('account')
    .values({
      id: account.id ?? newAccountId(),
      email: account.email,
      email_verified: account.emailVerified ?? false,
      display_name: account.displayName ?? null,
      photo_url: account.photoUrl ?? null,
      password_hash: account.passwordHash ?? null,
      has_email_link: account.hasEmailLink ?? false,
      claims: JSON.stringify(account.claims ?? {}),
      language: account.language ?? 'en',
      is_practice: account.isPractice ?? false,
      is_operator: isOperator,
      created_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(sql<AccountJson>`${sql.raw(ACCOUNT_JSON)}`.as('account'))
    .executeTakeFirst();
  if (!row) throw new IdentityError('EMAIL_EXISTS');
  await recordEvent(deps.database, 'signed-up', { accountId: row.account.id, nowMs, address: caller?.address });
  return accountOf(row.account);
}

/** Throws EMAIL_EXISTS if another account has the address. */
export async function checkIsFree(database: People, email: string, ownId?: string): Promise<void> {
  const holder = await database.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
  if (holder && holder.id !== ownId) throw new IdentityError('EMAIL_EXISTS');
}
