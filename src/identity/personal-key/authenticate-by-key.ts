import { KEY_PREFIX } from '#contract/account/personal-key.ts';
import { askPreparedText } from '#database/ask-prepared.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { IdentityDeps } from '../deps.ts';
import { hashSecret, isSecret } from '../random-id.ts';

export type KeyOwner = { accountId: string; emailVerified: boolean; key: KeyAllowance };
export type KeyAllowance = { id: string; mayWrite: boolean; callsPerMinute: number };

type OwnerRow = {
  account_id: string;
  email_verified: boolean;
  is_disabled: boolean;
  id: string;
  may_write: boolean;
  calls_per_minute: number;
  last_used_at: Date | null;
};
const OWNER = `
  select account.id as account_id, email_verified, is_disabled, personal_key.id, may_write, calls_per_minute, last_used_at
  from personal_key join account on account.id = personal_key.account_id where secret_hash = $1`;

export function isPersonalKey(bearer: string): boolean {
  return bearer.startsWith(KEY_PREFIX);
}

/** The owner of a key that is still valid. Throws `unauthenticated`, `account-disabled`. */
export async function authenticateByKey(
  { database, clock }: Pick<IdentityDeps, 'database' | 'clock'>,
  key: string,
): Promise<KeyOwner> {
  const isOne = isPersonalKey(key) && isSecret(key.slice(KEY_PREFIX.length));
  const [row] = isOne ? await askPreparedText<OwnerRow>(database, OWNER, [hashSecret(key)]) : [];
  if (!row) throw new Problem('unauthenticated');
  if (row.is_disabled) throw new Problem('account-disabled');
  const usedAt = new Date(clock.now());
  if (!row.last_used_at || usedAt.getTime() - row.last_used_at.getTime() >= MINUTE_MS)
    await database.updateTable('personal_key').set({ last_used_at: usedAt }).where('id', '=', row.id).execute();
  return {
    accountId: row.account_id,
    emailVerified: row.email_verified,
    key: { id: row.id, mayWrite: row.may_write, callsPerMinute: row.calls_per_minute },
  };
}
