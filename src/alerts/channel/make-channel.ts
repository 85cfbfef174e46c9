import { randomBytes } from 'node:crypto';
import type { ChannelBody, ChannelTarget, MadeChannel } from '#contract/channel.ts';
import { hashSecret, newAccountId, newSecret } from '#identity/random-id.ts';
import { Problem } from '#runtime/problem.ts';
import type { AlertDeps } from '../deps.ts';
import { channelOf } from './channel-row.ts';
import { sealTarget, vetTarget } from './target.ts';

type Allowed = { limit: number; unlockedBy: string | null };

/** Throws `invalid-input`, `limit-reached`. */
export async function makeChannel(
  deps: Pick<AlertDeps, 'people' | 'clock' | 'secretKey' | 'origin' | 'allowedPrivate'>,
  accountId: string,
  { name, target, secret }: ChannelBody,
  { limit, unlockedBy }: Allowed,
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
    // two that are made at once are counted one after the other
    const account = await trx
      .selectFrom('account')
      .select('email')
      .where('id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { used } = await trx
      .selectFrom('channel')
      .select((select) => select.fn.countAll<number>().as('used'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    if (used >= limit) throw new Problem('limit-reached', { limit, used, unlockedBy });
    await trx
      .insertInto('channel')
      .values({ ...row, account_id: accountId, secret_hash: secretHash })
      .execute();
    return account;
  });
  return { ...channelOf(deps, row, email ?? ''), secret: target.kind === 'webhook' ? own.secret : null };
}

/** What opens a feed or signs a webhook's messages; others have their secret in the address. */
export function secretOf(target: ChannelTarget, given: string | undefined): string | null {
  if (target.kind === 'feed') return newSecret();
  if (target.kind === 'webhook') return given ?? `whsec_${randomBytes(24).toString('base64')}`;
  return null;
}
