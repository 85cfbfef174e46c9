import type { People } from '#database/connect.ts';
import type { Clock } from '#runtime/clock.ts';
import { MINUTE_MS } from '#runtime/clock.ts';

/** What the landing page shows of a review. */
export type ShownReview = {
  text: string;
  stars: number | null;
  author: string;
  about: string;
  isPractice: boolean;
};

const MAX_SHOWN = 12;
/** How old the list on a page may be. */
const ASKED_EVERY_MS = MINUTE_MS / 2;

/** The newest approved reviews of people whose account is not disabled. */
async function listShown(people: People): Promise<ShownReview[]> {
  const rows = await people
    .selectFrom('member_review')
    .innerJoin('account', 'account.id', 'member_review.account_id')
    .select(['member_review.body', 'stars', 'name', 'about', 'account.is_practice'])
    .where('state', '=', 'approved')
    .where('account.is_disabled', '=', false)
    .orderBy('written_at', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ body: text, stars, name: author, about, is_practice: isPractice }) => ({
    ...{ text, stars, author, about, isPractice },
  }));
}

/** Queries at most twice a minute. Without an answer, the last list is used. An unchanged list is the same object. */
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
