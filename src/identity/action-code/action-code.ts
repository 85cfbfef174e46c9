import type { People } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { IdentityError } from '../identity-error.ts';
import { hashSecret, isSecret, newSecret } from '../random-id.ts';

export type ActionPurpose =
  | 'VERIFY_EMAIL'
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL';

const LIFE_MS: Record<ActionPurpose, number> = {
  VERIFY_EMAIL: DAY_MS,
  PASSWORD_RESET: HOUR_MS,
  EMAIL_SIGNIN: HOUR_MS,
  VERIFY_AND_CHANGE_EMAIL: DAY_MS,
  RECOVER_EMAIL: DAY_MS,
};

/** `accountId` is null for a sign-in link, which works for an address that may have no account yet. */
export type ActionCode = { purpose: ActionPurpose; accountId: string | null; email: string; newEmail: string | null };

/**
 * Makes the code for a mail, bound to a purpose and an address. A code without an account can do nothing but sign in.
 */
export async function createActionCode(
  database: People,
  purpose: ActionPurpose,
  owner: { accountId: string | null; email: string; newEmail?: string },
  nowMs: number,
): Promise<string> {
  const code = newSecret();
  await database
    .insertInto('action_code')
    .values({
      code_hash: hashSecret(code),
      account_id: owner.accountId,
      purpose,
      email: owner.email,
      new_email: owner.newEmail ?? null,
      created_at: new Date(nowMs),
      expires_at: new Date(nowMs + LIFE_MS[purpose]),
    })
    .execute();
  return code;
}

/**
 * Reads a code without using it up. Throws MISSING_OOB_CODE, INVALID_OOB_CODE (also for a used code), EXPIRED_OOB_CODE.
 */
export async function getActionCode(database: People, code: string | undefined, nowMs: number): Promise<ActionCode> {
  if (!code) throw new IdentityError('MISSING_OOB_CODE');
  if (!isSecret(code)) throw new IdentityError('INVALID_OOB_CODE');
  const row = await database
    .selectFrom('action_code')
    .leftJoin('account', 'account.id', 'action_code.account_id')
    .select([
      'account_id',
      'purpose',
      'action_code.email',
      'new_email',
      'expires_at',
      'used_at',
      'account.email as current_email',
    ])
    .where('code_hash', '=', hashSecret(code))
    .executeTakeFirst();
  if (!row || !isBound(row) || row.used_at) throw new IdentityError('INVALID_OOB_CODE');
  if (row.expires_at.getTime() <= nowMs) throw new IdentityError('EXPIRED_OOB_CODE');
  return {
    purpose: row.purpose as ActionPurpose,
    accountId: row.account_id,
    email: row.email,
    newEmail: row.new_email,
  };
}

function isBound(row: { purpose: string; account_id: string | null; email: string; current_email: string | null }) {
  if (row.purpose === 'EMAIL_SIGNIN') return row.email !== '';
  // a code that restores an address is bound to one that the account no longer has
  return row.account_id !== null && (row.purpose === 'RECOVER_EMAIL' || row.email === (row.current_email ?? ''));
}

/** Uses up a code, in the same transaction as its effect. Of two concurrent calls, one throws INVALID_OOB_CODE. */
export async function consumeActionCode(database: People, code: string, nowMs: number): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('action_code')
    .set({ used_at: new Date(nowMs) })
    .where('code_hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new IdentityError('INVALID_OOB_CODE');
}

/**
 * Voids the codes that could undo a recovery: those made for the addresses that followed the recovered one. Earlier
 * ones stay valid, because they belong to earlier owners. Needs the account's lock.
 */
export async function voidLaterRecoveries(
  database: People,
  { accountId, code, nowMs }: { accountId: string; code: string; nowMs: number },
): Promise<void> {
  await database
    .updateTable('action_code')
    .set({ used_at: new Date(nowMs) })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'RECOVER_EMAIL')
    .where('used_at', 'is', null)
    .where('created_at', '>=', (applied) =>
      applied.selectFrom('action_code').select('created_at').where('code_hash', '=', hashSecret(code)),
    )
    .execute();
}
