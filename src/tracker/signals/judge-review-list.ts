import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import type { NewReviews } from '../estimate/imputed/review-sales.ts';
import type { ListedReview, ReviewList } from '../reading.ts';
import { isQuiet } from './is-quiet.ts';
import { fallSilent, isRead, movedOn, type ReviewsListed, type SignalLife } from './signal-life.ts';

const MAX_REMEMBERED = 100;
/** How long a shop that gives no list, or no longer gives one, is not asked again. */
const UNLISTED_FOR_MS = 30 * DAY_MS;
const MISSED_UNTIL_UNLISTED = 2;
/** Two reviews may be written at the same time, and one of them be sent much later. */
const LATE_MS = HOUR_MS;
/** Reviews written by hand come one by one; a file of them is imported at once. */
const AT_ONCE = 5;
const AT_ONCE_MS = MINUTE_MS;

/** Whether the store is asked for its list of reviews: its products show some, and it is not known to give no list. */
export function isListAsked(life: SignalLife, at: number): boolean {
  const { unlistedAt } = life.reviews;
  const isGiven = unlistedAt === undefined || at - unlistedAt >= UNLISTED_FOR_MS;
  return isRead(life) && isGiven && Number(life.probed.withReviews ?? 0) > 0;
}

/**
 * Takes in the list of reviews at `at`: those of buyers that came since it was last read, with the times when they were
 * written. Imported reviews are counted apart: many at once, or dated before reviews with lower numbers. `list` is null
 * if the store did not give it; while it does, the counts of products add nothing. Pure.
 */
export function judgeReviewList(
  life: SignalLife,
  list: ReviewList | null,
  at: number,
): { life: SignalLife; gained: ReadonlyMap<string, NewReviews>; since: number } {
  const known = life.reviews.list;
  const nothing = { gained: new Map<string, NewReviews>(), since: known?.at ?? at };
  if (list === null) return { ...nothing, life: unlisted(life, known, at) };
  const until = Math.min(list.at, at);
  if (known && until <= known.at) return { ...nothing, life };
  const shown = list.reviews.filter((review) => review.at <= until);
  if (!known)
    return { ...nothing, life: { ...life, reviews: firstListed(life, remembered(shown, list, until, until)) } };
  const listed = remembered(shown, list, until, known.since);
  // what lies between is unknown: its reviews do not count, nor do its sales for how many buyers write one
  if (!list.isUnbroken)
    return { ...nothing, life: { ...life, reviews: { ...life.reviews, list: listed, linesAt: null } } };
  const { written, imported } = newIn(shown, known);
  const reviews = { ...life.reviews, list: listed, imported: life.reviews.imported + imported };
  const gained = new Map(
    [...Map.groupBy(written, ({ productId }) => productId)].map(([productId, own]) => {
      return [productId, { count: own.length, times: own.map((review) => review.at) }];
    }),
  );
  const next = { ...life, reviews };
  if (gained.size > 0) return { ...nothing, gained, life: movedOn(next, at, gained.size, 0) };
  const isSilent = next.state === 'alive' && isQuiet(next, at);
  return { ...nothing, life: isSilent ? fallSilent(next) : next };
}

/** The share of buyers who write a review is learned again when reviews are counted in another way. */
function firstListed({ reviews }: SignalLife, list: ReviewsListed): SignalLife['reviews'] {
  return { gained: 0, lines: 0, linesAt: null, imported: reviews.imported, list };
}

function unlisted(life: SignalLife, known: ReviewsListed | undefined, at: number): SignalLife {
  const { list: _, ...reviews } = life.reviews;
  if (!known) return { ...life, reviews: { ...reviews, unlistedAt: at } };
  const missed = known.missed + 1;
  if (missed < MISSED_UNTIL_UNLISTED) return { ...life, reviews: { ...reviews, list: { ...known, missed } } };
  return { ...life, reviews: { ...reviews, gained: 0, lines: 0, linesAt: null, unlistedAt: at } };
}

function remembered(
  shown: readonly ListedReview[],
  { isWhole }: ReviewList,
  until: number,
  since: number,
): ReviewsListed {
  const newest = shown.slice(0, MAX_REMEMBERED);
  const isAll = isWhole && newest.length === shown.length;
  const oldest = isAll ? null : (newest.at(-1)?.at ?? null);
  return { since, at: until, ids: newest.map(({ id }) => id), oldest, missed: 0 };
}

/**
 * The reviews that were not there before. They are numbered as they are written: one that shows late, since somebody
 * had to approve it, has its place between the others; one that is dated before others with lower numbers was imported.
 */
function newIn(shown: readonly ListedReview[], known: ReviewsListed): { written: ListedReview[]; imported: number } {
  const ids = new Set(known.ids);
  const since = Math.max(known.since, known.oldest ?? known.since);
  const backDated = findBackDated(shown);
  const fresh = shown.filter(({ id }) => !ids.has(id));
  const inPlace = fresh.filter((review) => {
    const from = numberOf(review.id) === null ? Math.max(since, known.at) : since;
    return review.at > from && !backDated.has(review);
  });
  const one = oneByOne(inPlace);
  const imported = fresh.filter((review) => backDated.has(review)).length + inPlace.length - one.length;
  return { written: one.filter(({ isVerified }) => isVerified), imported };
}

function findBackDated(reviews: readonly ListedReview[]): ReadonlySet<ListedReview> {
  const backDated = new Set<ListedReview>();
  const numbered = reviews.filter(({ id }) => numberOf(id) !== null);
  let latest = Number.NEGATIVE_INFINITY;
  for (const review of numbered.sort((one, other) => numberOf(one.id)! - numberOf(other.id)!)) {
    if (review.at < latest - LATE_MS) backDated.add(review);
    latest = Math.max(latest, review.at);
  }
  return backDated;
}

function numberOf(id: string): number | null {
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}

function oneByOne(reviews: readonly ListedReview[]): ListedReview[] {
  const sorted = reviews.toSorted((one, other) => one.at - other.at);
  const atOnce = new Set<ListedReview>();
  for (let last = AT_ONCE - 1; last < sorted.length; last++) {
    const first = last - AT_ONCE + 1;
    if (sorted[last]!.at - sorted[first]!.at > AT_ONCE_MS) continue;
    for (const review of sorted.slice(first, last + 1)) atOnce.add(review);
  }
  return sorted.filter((review) => !atOnce.has(review));
}
