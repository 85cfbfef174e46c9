import { type Selectable, sql } from 'kysely';
import type { OperatedReview } from '#contract/review.ts';
import type { People } from '#database/connect.ts';
import type { MemberReview } from '#database/rows.ts';
import { reviewOf } from './get-review.ts';

type Row = Selectable<MemberReview> & { email: string | null; is_practice: boolean };

/** Reviews that wait for an operator first, then the newest. */
export async function listReviews(
  people: People,
  { q, limit, offset }: { q: string; limit: number; offset: number },
): Promise<{ items: OperatedReview[]; total: number }> {
  const words = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const reviews = sql`
    from member_review join account on account.id = member_review.account_id
    where concat_ws(' ', account.email, name, about, body, state) ilike ${words}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`
      select member_review.*, account.email, account.is_practice ${reviews}
      order by state = 'waiting' desc, written_at desc, account_id limit ${limit} offset ${offset}`.execute(people),
    sql<{ total: number }>`select count(*) as total ${reviews}`.execute(people),
  ]);
  const items = rows.map((row) => ({
    ...reviewOf(row),
    ...{ id: row.account_id, email: row.email, isPractice: row.is_practice },
  }));
  return { items, total: counted[0]!.total };
}
