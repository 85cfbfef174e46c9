import type { Selectable } from 'kysely';
import type { MyReview, Review } from '#contract/review.ts';
import type { People } from '#database/connect.ts';
import type { MemberReview } from '#database/rows.ts';
import { findWritableFrom } from './write-review.ts';

/** A person's review, and from when on they may write one. */
export async function getReview(people: People, accountId: string): Promise<MyReview> {
  const writableFrom = await findWritableFrom(people, accountId);
  const row = await people
    .selectFrom('member_review')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { review: row ? reviewOf(row) : null, writableFrom: writableFrom.toISOString() };
}

export function reviewOf(row: Selectable<MemberReview>): Review {
  const { body: text, stars, name, about, state, written_at: writtenAt } = row;
  return { text, stars, name, about, state: state as Review['state'], writtenAt: writtenAt.toISOString() };
}
