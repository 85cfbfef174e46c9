import { ACCESS_PREFIX, ASSISTANT_CALLS_PER_MINUTE } from '#contract/assistant.ts';
import { askPreparedText } from '#database/ask-prepared.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import type { IdentityDeps } from '../deps.ts';
import type { KeyOwner } from '../personal-key/authenticate-by-key.ts';
import { hashSecret, isSecret } from '../random-id.ts';

type OwnerRow = {
  account_id: string;
  email_verified: boolean;
  is_disabled: boolean;
  id: string;
  last_used_at: Date | null;
};
const OWNER = `
  select account.id as account_id, email_verified, is_disabled, assistant.id, last_used_at
  from assistant_token join assistant on assistant.id = assistant_id join account on account.id = assistant.account_id
  where secret_hash = $1 and kind = 'access' and expires_at > $2`;

/**
 * The account that an assistant reads for. It may read only, like a key without write access. Throws `unauthenticated`,
 * `account-disabled`.
 */
export async function authenticateByToken(
  { database, clock }: Pick<IdentityDeps, 'database' | 'clock'>,
  token: string,
): Promise<KeyOwner> {
  const nowMs = clock.now();
  const isOne = token.startsWith(ACCESS_PREFIX) && isSecret(token.slice(ACCESS_PREFIX.length));
  const [row] = isOne ? await askPreparedText<OwnerRow>(database, OWNER, [hashSecret(token), new Date(nowMs)]) : [];
  if (!row) throw new Problem('unauthenticated');
  if (row.is_disabled) throw new Problem('account-disabled');
  if (!row.last_used_at || nowMs - row.last_used_at.getTime() >= MINUTE_MS)
    await database
      .updateTable('assistant')
      .set({ last_used_at: new Date(nowMs) })
      .where('id', '=', row.id)
      .execute();
  return {
    accountId: row.account_id,
    emailVerified: row.email_verified,
    key: { id: row.id, mayWrite: false, callsPerMinute: ASSISTANT_CALLS_PER_MINUTE },
  };
}
