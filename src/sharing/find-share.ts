import { sql } from 'kysely';
import { SHARE_PREFIX, type Share, type ShareKind } from '#contract/sharing/share.ts';
import type { People } from '#database/connect.ts';
import { sharesBeyondPlan } from '#identity/find-beyond-plan.ts';
import { hashSecret, isSecret } from '#identity/random-id.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { SHARE_COLUMNS, shareOf } from './share-row.ts';

export type FoundShare = Share & { accountId: string };

/**
 * The share that a secret opens. It must be neither revoked nor expired nor beyond its owner's plan, and the account must
 * exist, be enabled and have a confirmed address. Throws `share-ended`, without saying why.
 */
export async function findShare(
  { people, clock }: { people: People; clock: Clock },
  kind: ShareKind,
  secret: string,
): Promise<FoundShare> {
  if (!secret.startsWith(SHARE_PREFIX) || !isSecret(secret.slice(SHARE_PREFIX.length)))
    throw new Problem('share-ended');
  const row = await people
    .selectFrom('share')
    .innerJoin('account', 'account.id', 'share.account_id')
    .select(SHARE_COLUMNS.map((column) => `share.${column}` as const))
    .select('share.account_id')
    .where('secret_hash', '=', hashSecret(secret))
    .where('kind', '=', kind)
    .where('account.email_verified', '=', true)
    .where('account.is_disabled', '=', false)
    .where('share.id', 'not in', sharesBeyondPlan(kind, sql.ref('share.account_id'), clock.now()))
    .executeTakeFirst();
  if (!row || (row.expires_at && row.expires_at.getTime() <= clock.now())) throw new Problem('share-ended');
  return { ...shareOf(row), accountId: row.account_id };
}

/** Counts an opening. */
export async function noteOpening({ people, clock }: { people: People; clock: Clock }, id: string): Promise<void> {
  await people
    .updateTable('share')
    .set((share) => ({ opens: share('opens', '+', 1), last_opened_at: new Date(clock.now()) }))
    .where('id', '=', id)
    .execute();
}
