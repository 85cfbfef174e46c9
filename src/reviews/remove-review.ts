import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** Throws `not-found`. */
export async function removeReview(people: People, accountId: string): Promise<void> {
  const { numDeletedRows } = await people
    .deleteFrom('member_review')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Problem('not-found');
}
