import { KEY_PREFIX, type MadePersonalKey, type PersonalKeyBody } from '#contract/account/personal-key.ts';
import { type Allowed, assertBelowLimit } from '../assert-below-limit.ts';
import type { IdentityDeps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { mailAboutProgram } from '../mail-owner.ts';
import { hashSecret, newAccountId, newSecret } from '../random-id.ts';
import { recordEvent } from '../record-event.ts';
import { TAKES_PLACE } from '../takes-place.ts';

const SHOWN_CHARACTERS = KEY_PREFIX.length + 4;

/** Throws `limit-reached`. Only this answer contains the whole key. The owner gets a mail about it. */
export async function makePersonalKey(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'mail' | 'origin'>,
  accountId: string,
  { name, mayWrite, callsPerMinute }: PersonalKeyBody,
  allowed: Allowed,
): Promise<MadePersonalKey> {
  const key = KEY_PREFIX + newSecret();
  const id = newAccountId();
  const nowMs = deps.clock.now();
  const beginning = key.slice(0, SHOWN_CHARACTERS);
  await inTransaction(deps.database, async (trx) => {
    await assertBelowLimit(trx, accountId, TAKES_PLACE.keys, allowed);
    await trx
      .insertInto('personal_key')
      .values({
        ...{ id, account_id: accountId, name, secret_hash: hashSecret(key), beginning },
        ...{ may_write: mayWrite, calls_per_minute: callsPerMinute, created_at: new Date(nowMs) },
      })
      .execute();
    await recordEvent(trx, 'key-made', { accountId, nowMs, detail: { id } });
    await mailAboutProgram(trx, deps, 'key-made', { accountId, name });
  });
  return { id, name, beginning, mayWrite, callsPerMinute, createdAt: iso(nowMs), lastUsedAt: null, key };
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
