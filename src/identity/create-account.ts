import type { Database } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { type Account, accountOf, type Claims } from './account.ts';
import { canonicalEmail } from './email-address.ts';
import { hashPassword } from './hash-password.ts';
import { IdentityError } from './identity-error.ts';
import { inTransaction } from './in-transaction.ts';
import { checkNewPassword } from './password-policy.ts';
import { newAccountId } from './random-id.ts';
import { recordEvent } from './record-event.ts';

export type NewAccount = {
  email: string;
  password: string;
  displayName?: string | null;
  emailVerified?: boolean;
  isPractice?: boolean;
  claims?: Claims;
  language?: string;
};

/** Throws IdentityError: EMAIL_EXISTS, INVALID_EMAIL, WEAK_PASSWORD. */
export async function createAccount(
  deps: { database: Database; clock: Clock },
  account: NewAccount,
  caller?: { address: string },
): Promise<Account> {
  const email = canonicalEmail(account.email);
  checkNewPassword(account.password);
  if (await isTaken(deps.database, email)) throw new IdentityError('EMAIL_EXISTS');
  const passwordHash = await hashPassword(account.password);
  const nowMs = deps.clock.now();
  return inTransaction(deps.database, async (trx) => {
    const row = await trx
      .insertInto('account')
      .values({
        id: newAccountId(),
        email,
        email_verified: account.emailVerified ?? false,
        display_name: account.displayName ?? null,
        password_hash: passwordHash,
        claims: JSON.stringify(account.claims ?? {}),
        language: account.language ?? 'en',
        is_practice: account.isPractice ?? false,
        created_at: new Date(nowMs),
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new IdentityError('EMAIL_EXISTS');
    await recordEvent(trx, 'signed-up', { accountId: row.id, nowMs, address: caller?.address });
    return accountOf(row);
  });
}

async function isTaken(database: Database, email: string): Promise<boolean> {
  return Boolean(await database.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst());
}
