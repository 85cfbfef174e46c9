import type { Share } from '#contract/share.ts';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { SHARE_COLUMNS, shareOf } from './share-row.ts';

/** The newest first. */
export async function listShares(people: People, accountId: string): Promise<Share[]> {
  const rows = await people
    .selectFrom('share')
    .select(SHARE_COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(shareOf);
}

/** From now on its address opens nothing. Throws `not-found`, for somebody else's too. */
export async function revokeShare(people: People, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await people
    .deleteFrom('share')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}
