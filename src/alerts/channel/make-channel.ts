import { randomBytes } from 'node:crypto';
import type { ChannelBody, ChannelTarget, MadeChannel } from '#contract/messages/channel.ts';
import { type Allowed, assertBelowLimit } from '#identity/assert-below-limit.ts';
import { hashSecret, newAccountId, newSecret } from '#identity/random-id.ts';
import { TAKES_PLACE } from '#identity/takes-place.ts';
import type { AlertDeps } from '../deps.ts';
import { channelOf } from './channel-row.ts';
import { sealTarget, vetTarget } from './target.ts';

/** Throws `invalid-input`, `limit-reached`. */
export async function makeChannel(
  deps: Pick<AlertDeps, 'people' | 'clock' | 'secretKey' | 'origin' | 'allowedPrivate'>,
  accountId: string,
  { name, target, secret }: ChannelBody,
  allowed: Allowed,
): Promise<MadeChannel> {
  vetTarget(target, deps.allowedPrivate());
  const id = newAccountId();
  const own = { ...target, secret: secretOf(target, secret) };
  const row = {
    ...{ id, name, kind: target.kind, sealed_target: sealTarget(deps.secretKey, id, own) },
    ...{ created_at: new Date(deps.clock.now()), failing_since: null, switched_off_at: null },
  };
  const secretHash = target.kind === 'feed' ? hashSecret(own.secret!) : null;
  const { email } = await deps.people.transaction().execute(async (trx) => {
    await assertBelowLimit(trx, accountId, TAKES_PLACE.channels, allowed);
    await trx
      .insertInto('channel')
      .values({ ...row, account_id: accountId, secret_hash: secretHash })
      .execute();
    return trx.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow();
  });
  return { ...channelOf(deps, row, email ?? ''), secret: target.kind === 'webhook' ? own.secret : null };
}

/** The secret that opens a feed or signs a webhook's messages. Other channels have theirs in the address. */
export function secretOf(target: ChannelTarget, given: string | undefined): string | null {
  if (target.kind === 'feed') return newSecret();
  if (target.kind === 'webhook') return given ?? `whsec_${randomBytes(24).toString('base64')}`;
  return null;
}
