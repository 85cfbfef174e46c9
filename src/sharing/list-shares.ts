import { sql } from 'kysely';
import type { Share, ShareKind } from '#contract/sharing/share.ts';
import type { People } from '#database/connect.ts';
import { sharesBeyondPlan } from '#identity/find-beyond-plan.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';
import { SHARE_COLUMNS, shareOf } from './share-row.ts';

/** Newest first. */
export async function listShares(
  { people, clock }: { people: People; clock: Clock },
  accountId: string,
): Promise<Share[]> {
  const beyondPlan = (kind: ShareKind) => sharesBeyondPlan(kind, sql`${accountId}`, clock.now());
  const rows = await people
    .selectFrom('share')
    .select(SHARE_COLUMNS)
    .select(sql<boolean>`id in ${beyondPlan('view')} or id in ${beyondPlan('list')}`.as('is_beyond_plan'))
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...shareOf(row),
    inactiveReason: row.is_beyond_plan ? 'plan-limit' : null,
  }));
}

/** Revokes a share: its address opens nothing any more. Throws `not-found`, also for another account's share. */
export async function revokeShare(people: People, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await people
    .deleteFrom('share')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}
