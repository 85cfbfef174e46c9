import type { ReviewDecision } from '#contract/review.ts';
import type { People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';

/** Approves or refuses the text that the operator read. Throws `not-found`, `review-changed` if it was rewritten. */
export async function decideReview(
  { people, clock }: { people: People; clock: Clock },
  accountId: string,
  { state, writtenAt }: ReviewDecision,
): Promise<void> {
  const { numUpdatedRows } = await people
    .updateTable('member_review')
    .set({ state, decided_at: new Date(clock.now()) })
    .where('account_id', '=', accountId)
    .where('written_at', '=', new Date(writtenAt))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const review = await people
    .selectFrom('member_review')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  throw new Problem(review ? 'review-changed' : 'not-found');
}
