import type { Share } from '#contract/share.ts';
import type { People } from '#database/connect.ts';
import { findBeyondPlan } from '#identity/find-beyond-plan.ts';
import { Problem } from '#runtime/problem.ts';
import { SHARE_COLUMNS, shareOf } from './share-row.ts';

/** Newest first. */
export async function listShares(people: People, accountId: string): Promise<Share[]> {
  const rows = await people
    .selectFrom('share')
    .select(SHARE_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const [views, lists] = await Promise.all([
    findBeyondPlan(people, 'shares', [accountId]),
    findBeyondPlan(people, 'listAddresses', [accountId]),
  ]);
  return rows.map((row) => ({
    ...shareOf(row),
    inactiveReason: views.has(row.id) || lists.has(row.id) ? 'plan-limit' : null,
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
