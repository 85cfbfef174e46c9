import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import type { ListedReview, ReviewList } from '../reading.ts';
import { isListAsked, judgeReviewList } from './judge-review-list.ts';
import { newLife, type SignalLife } from './signal-life.ts';

const FIRST = Date.UTC(2026, 10, 2);
const NEXT = FIRST + DAY_MS;

function review(id: number | string, at: number, more: Partial<ListedReview> = {}): ListedReview {
  return { id: String(id), at, productId: '7', isVerified: true, ...more };
}

function listOf(at: number, reviews: ListedReview[], more: Partial<ReviewList> = {}): ReviewList {
  const newestFirst = reviews.toSorted((one, other) => other.at - one.at);
  return { at, reviews: newestFirst, isUnbroken: true, isWhole: true, ...more };
}

function newReviews(more: Partial<SignalLife> = {}): SignalLife {
  const evidence = { products: 40, withReviews: 12, reviews: 90 };
  return {
    ...newLife({ kind: 'reviews', state: 'alive', source: 'store-api', evidence }, FIRST),
    readSince: FIRST,
    ...more,
  };
}

/** Ten reviews that were there before, with the numbers 1 to 10, a day apart. */
const OLD = Array.from({ length: 10 }, (_, index) => review(index + 1, FIRST - (10 - index) * DAY_MS));

function listed(old = OLD): SignalLife {
  return judgeReviewList(newReviews(), listOf(FIRST, old), FIRST).life;
}

function gainedIn(reviews: ListedReview[], life = listed(), at = NEXT) {
  const seen = judgeReviewList(life, listOf(at, reviews), at);
  return { ...seen, times: Object.fromEntries([...seen.gained].map(([id, { times }]) => [id, times])) };
}

describe('reviews that came since the list was last read', () => {
  test('are those of buyers, each with its product and time', () => {
    const [one, other] = [FIRST + HOUR_MS, FIRST + 9 * HOUR_MS];
    const fresh = [
      review(11, one),
      review(12, other, { productId: '8' }),
      review(13, other, { isVerified: false }),
      review(14, other + HOUR_MS),
    ];
    const { times, life, since } = gainedIn([...OLD, ...fresh]);
    expect(times).toEqual({ 7: [one, other + HOUR_MS], 8: [other] });
    expect(life).toMatchObject({ state: 'alive', movedAt: NEXT, reviews: { imported: 0 } });
    expect(since).toBe(FIRST);
  });

  test('are none at the first reading, and none when read a second time', () => {
    const first = judgeReviewList(newReviews(), listOf(FIRST, OLD), FIRST);
    expect(first.gained.size).toBe(0);
    const fresh = [...OLD, review(11, FIRST + HOUR_MS)];
    const { life } = gainedIn(fresh);
    expect(gainedIn(fresh, life, NEXT + DAY_MS).gained.size).toBe(0);
  });

  test.each([
    ['before others that showed', 5],
    ['the last of all', null],
  ])('count late, but at the time when they were written, if somebody had to approve them: %s', (_, otherHours) => {
    const heldBack = FIRST + 2 * HOUR_MS;
    const shown = otherHours === null ? OLD : [...OLD, review(12, FIRST + otherHours * HOUR_MS)];
    const { life } = gainedIn(shown);
    const { times } = gainedIn([...shown, review(11, heldBack)], life, NEXT + DAY_MS);
    expect(times).toEqual({ 7: [heldBack] });
  });

  test('do not count again if newer ones are taken down and they show again', () => {
    const many = Array.from({ length: 150 }, (_, index) => review(100 + index, FIRST + (index + 1) * 9 * MINUTE_MS));
    const { life } = gainedIn([...OLD, ...many]);
    const left = [...OLD, ...many.slice(0, 120)];
    expect(gainedIn(left, life, NEXT + DAY_MS).gained.size).toBe(0);
  });

  test('do not count from before the store was read, even if they are approved now', () => {
    const withGap = OLD.filter(({ id }) => id !== '9');
    expect(gainedIn(OLD, listed(withGap)).gained.size).toBe(0);
  });

  test('are no sales if they are dated back under new numbers', () => {
    const imports = Array.from({ length: 40 }, (_, index) =>
      review(11 + index, FIRST - DAY_MS - (index + 1) * 3 * HOUR_MS),
    );
    const { gained, life } = gainedIn([...OLD, ...imports]);
    expect(gained.size).toBe(0);
    expect(life.reviews.imported).toBe(40);
    expect(life.state).toBe('probing');
    const { life: later } = gainedIn([...OLD, review(60, NEXT - HOUR_MS)]);
    const late = [61, 62, 63].map((id) => review(id, FIRST + (id - 60) * 3 * HOUR_MS));
    expect(gainedIn([...OLD, review(60, NEXT - HOUR_MS), ...late], later, NEXT + DAY_MS).gained.size).toBe(0);
  });

  test('are no sales if many were written in one minute, whoever wrote them', () => {
    const at = FIRST + 6 * HOUR_MS;
    const imports = Array.from({ length: 30 }, (_, index) =>
      review(11 + index, at + index * SECOND_MS, { productId: String(index % 4), isVerified: index % 2 === 0 }),
    );
    const { times, life } = gainedIn([...OLD, ...imports, review(60, at + HOUR_MS)]);
    expect(times).toEqual({ 7: [at + HOUR_MS] });
    expect(life.reviews.imported).toBe(30);
  });

  test('wait for their time if they are dated ahead, and count once', () => {
    const ahead = NEXT + 3 * HOUR_MS;
    const early = gainedIn([...OLD, review(11, ahead)]);
    expect(early.gained.size).toBe(0);
    const due = gainedIn([...OLD, review(11, ahead)], early.life, NEXT + DAY_MS);
    expect(due.times).toEqual({ 7: [ahead] });
    expect(gainedIn([...OLD, review(11, ahead)], due.life, NEXT + 2 * DAY_MS).gained.size).toBe(0);
  });

  test('do not count if the list breaks off before what is known, but the next ones do', () => {
    const many = Array.from({ length: 500 }, (_, index) => review(1_000 + index, FIRST + index * 2 * MINUTE_MS));
    const torn = judgeReviewList(listed(), listOf(NEXT, many, { isUnbroken: false, isWhole: false }), NEXT);
    expect(torn.gained.size).toBe(0);
    expect(torn.life.reviews.linesAt).toBeNull();
    const after = gainedIn([...many, review(2_000, NEXT + HOUR_MS)], torn.life, NEXT + DAY_MS);
    expect(after.times).toEqual({ 7: [NEXT + HOUR_MS] });
  });

  test('may have no numbers at all: then only their times count', () => {
    const old = OLD.map((one) => ({ ...one, id: `r-${one.id}` }));
    const fresh = [review('r-x', FIRST + HOUR_MS), review('r-y', FIRST - 5 * DAY_MS - HOUR_MS)];
    expect(gainedIn([...old, ...fresh], listed(old)).times).toEqual({ 7: [FIRST + HOUR_MS] });
  });

  test('say nothing in an older copy of the list', () => {
    const life = listed();
    const seen = judgeReviewList(life, listOf(FIRST - HOUR_MS, OLD.slice(0, 5)), NEXT);
    expect(seen.life).toBe(life);
  });

  test('never count twice or out of their time, and few are remembered, whatever the list', () => {
    const written = fc.record({
      id: fc.oneof(fc.nat(400), fc.string()),
      hours: fc.integer({ min: -400, max: 400 }),
      isVerified: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(written, { maxLength: 150 }), { maxLength: 6 }),
        fc.boolean(),
        (days, isUnbroken) => {
          let life = listed();
          for (const [day, entries] of days.entries()) {
            const at = FIRST + (day + 1) * DAY_MS;
            const all = entries.map(({ id, hours, isVerified }) => review(id, at + hours * HOUR_MS, { isVerified }));
            const reviews = [...new Map(all.map((one) => [one.id, one])).values()];
            const seen = judgeReviewList(life, listOf(at, reviews, { isUnbroken }), at);
            const again = judgeReviewList(seen.life, listOf(at + 1, reviews, { isUnbroken }), at + 1);
            expect(
              again.gained
                .values()
                .flatMap(({ times }) => times!)
                .filter((time) => time <= at)
                .toArray(),
            ).toEqual([]);
            life = seen.life;
            for (const { times, count } of seen.gained.values()) {
              expect(times).toHaveLength(count);
              for (const time of times!) expect(time > FIRST && time <= at).toBe(true);
            }
            expect(life.reviews.list!.ids.length).toBeLessThanOrEqual(100);
          }
        },
      ),
    );
  });
});

describe('a store that gives no list of reviews', () => {
  test('is not asked again for a month, and the counts of its products are used', () => {
    const { life } = judgeReviewList(newReviews(), null, FIRST);
    expect(life.reviews.list).toBeUndefined();
    expect(isListAsked(life, FIRST + 29 * DAY_MS)).toBe(false);
    expect(isListAsked(life, FIRST + 31 * DAY_MS)).toBe(true);
  });

  test('is believed the second time if it gave one before; the share of writers is then learned again', () => {
    const known = { ...listed(), state: 'alive' as const };
    const learned = {
      ...known,
      reviews: { ...known.reviews, gained: 40, lines: 900, linesAt: { at: FIRST, lines: 5 } },
    };
    const once = judgeReviewList(learned, null, NEXT).life;
    expect(once.reviews).toMatchObject({ gained: 40, lines: 900, list: { ids: known.reviews.list!.ids } });
    const twice = judgeReviewList(once, null, NEXT + DAY_MS).life;
    expect(twice.reviews).toEqual({ gained: 0, lines: 0, linesAt: null, imported: 0, unlistedAt: NEXT + DAY_MS });
    expect(isListAsked(twice, NEXT + 2 * DAY_MS)).toBe(false);
  });

  test('is not asked if no product shows a review, or if the counts are made up', () => {
    expect(isListAsked(newReviews({ probed: { withReviews: 0 } }), FIRST)).toBe(false);
    expect(isListAsked(newReviews({ state: 'refused', why: 'as probed' }), FIRST)).toBe(false);
    expect(isListAsked(newReviews(), FIRST)).toBe(true);
  });
});

test('a list without new reviews falls silent, and is alive again with the next one', () => {
  let life = listed();
  let all = OLD;
  for (let day = 1; day <= 20; day++) {
    all = [...all, review(10 + day, FIRST + day * DAY_MS - HOUR_MS)];
    life = gainedIn(all, life, FIRST + day * DAY_MS).life;
  }
  expect(life.state).toBe('alive');
  for (let day = 21; day <= 45; day++) life = gainedIn(all, life, FIRST + day * DAY_MS).life;
  expect(life).toMatchObject({ state: 'silent', why: 'quiet' });
  const back = gainedIn([...all, review(99, FIRST + 45.5 * DAY_MS)], life, FIRST + 46 * DAY_MS);
  expect(back.life.state).toBe('alive');
  expect(back.gained.size).toBe(1);
});
