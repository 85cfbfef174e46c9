import type { People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { MINUTE_MS } from '#runtime/clock.ts';

/** What the landing page says of a review. */
export type ShownReview = {
  text: string;
  stars: number | null;
  author: string;
  about: string;
  isPractice: boolean;
};

const MOST_SHOWN = 12;
/** A page may be so old. */
const ASKED_EVERY_MS = MINUTE_MS / 2;

/** The newest that operators approved, of people who are let in. */
async function listShown(people: People): Promise<ShownReview[]> {
  const rows = await people
    .selectFrom('member_review')
    .innerJoin('account', 'account.id', 'member_review.account_id')
    .select(['member_review.body', 'stars', 'name', 'about', 'account.is_practice'])
    .where('state', '=', 'approved')
    .where('account.is_disabled', '=', false)
    .orderBy('written_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ body: text, stars, name: author, about, is_practice: isPractice }) => ({
    ...{ text, stars, author, about, isPractice },
  }));
}

/** Asked at most twice a minute; while the database does not answer, the last that it said. The same list is the same object. */
export function shownReviews(people: People, clock: Clock): () => Promise<ShownReview[]> {
  let shown: ShownReview[] = [];
  let askedAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (clock.now() - askedAtMs < ASKED_EVERY_MS) return shown;
    askedAtMs = clock.now();
    const now = await listShown(people).catch(() => shown);
    if (JSON.stringify(now) !== JSON.stringify(shown)) shown = now;
    return shown;
  };
}
