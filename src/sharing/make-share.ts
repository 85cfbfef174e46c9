import { SHARE_PREFIX, type Share, type ShareBody } from '#contract/sharing/share.ts';
import type { People } from '#database/connect.ts';
import { type Allowed, assertBelowLimit } from '#identity/assert-below-limit.ts';
import { hashSecret, newAccountId, newSecret } from '#identity/random-id.ts';
import { sharesTakingPlace } from '#identity/takes-place.ts';
import { type Clock, DAY_MS } from '#runtime/clock.ts';
import { shareOf } from './share-row.ts';

/** Throws `limit-reached`. The secret is only in this answer. */
export async function makeShare(
  { people, clock }: { people: People; clock: Clock },
  accountId: string,
  { kind, name, target, expiresInDays }: ShareBody,
  allowed: Allowed,
): Promise<{ share: Share; secret: string }> {
  const secret = SHARE_PREFIX + newSecret();
  const now = clock.now();
  const row = {
    ...{ id: newAccountId(), kind, name, target, created_at: new Date(now) },
    expires_at: expiresInDays === null ? null : new Date(now + expiresInDays * DAY_MS),
  };
  await people.transaction().execute(async (trx) => {
    await assertBelowLimit(trx, accountId, sharesTakingPlace(kind, now), allowed);
    await trx
      .insertInto('share')
      .values({ ...row, account_id: accountId, secret_hash: hashSecret(secret) })
      .execute();
  });
  return { share: shareOf({ ...row, opens: 0, last_opened_at: null }), secret };
}
