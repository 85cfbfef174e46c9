import { REVIEW_AFTER_DAYS, type ReviewBody } from '#contract/review.ts';
import type { People } from '#database/connect.ts';
import { type Clock, DAY_MS } from '#runtime/clock.ts';
import { Problem } from '#runtime/problem.ts';

/** Each person has one review. A rewritten one waits for an operator again. Throws `review-too-early`. */
export async function writeReview(
  { people, clock }: { people: People; clock: Clock },
  accountId: string,
  { text, stars, name, about }: ReviewBody,
): Promise<void> {
  const freeAt = await findWritableFrom(people, accountId);
  if (freeAt.getTime() > clock.now()) throw new Problem('review-too-early', { freeAt: freeAt.toISOString() });
  const written = { body: text, stars, name, about, written_at: new Date(clock.now()) };
  const review = { ...written, state: 'waiting' as const, decided_at: null };
  await people
    .insertInto('member_review')
    .values({ account_id: accountId, ...review })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(review))
    .execute();
}

export async function findWritableFrom(people: People, accountId: string): Promise<Date> {
  const { created_at: joinedAt } = await people
    .selectFrom('account')
    .select('created_at')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return new Date(joinedAt.getTime() + REVIEW_AFTER_DAYS * DAY_MS);
}
