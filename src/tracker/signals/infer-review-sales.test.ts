import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import type { KnownProduct } from '../known/product.ts';
import { newStoreModel } from '../known/store-model.ts';
import type { Evidence } from '../observation.ts';
import type { Reading, ReadingProduct } from '../reading.ts';
import { inferReviewSales } from './infer-review-sales.ts';
import { judgeSignals } from './judge-signals.ts';
import { newLife, type SignalLife } from './signal-life.ts';

const STARTS_AT = Date.UTC(2026, 2, 2);
const PRODUCTS = 30;
const LINES_A_DAY = 4;
const REVIEWS_PER_LINE = 0.05;

/**
 * A shop in which the sales of every third product are not seen; all gain reviews. `imports`: reviews added at once on
 * a day.
 */
function readReviews(
  days: number,
  imports: (day: number, index: number) => number,
  live = { modified: false, stock: true },
  ranked: readonly string[] = [],
) {
  const random = seededRandom(21);
  const counts = new Array<number>(PRODUCTS).fill(40);
  const shown = (index: number) => index % 3 !== 2;
  const model = newStoreModel();
  let life: SignalLife = {
    ...newLife({ kind: 'reviews', state: 'alive', source: 'test', evidence: {} }, STARTS_AT),
    readSince: STARTS_AT,
  };
  let lines = 0;
  let orders = 0;
  let unseenTruth = 0;
  const receipts: Evidence[] = [];
  for (let day = 1; day <= days; day++) {
    const at = STARTS_AT + day * DAY_MS;
    const products = new Map(
      counts.map((reviewCount, index) => [String(index), knownProduct(index, reviewCount, shown(index))]),
    );
    for (let index = 0; index < PRODUCTS; index++) {
      const sold = random.poisson(LINES_A_DAY);
      if (shown(index)) lines += sold;
      else unseenTruth += sold;
      counts[index]! += random.poisson(sold * REVIEWS_PER_LINE) + imports(day, index);
    }
    lines *= Math.exp(-1 / 15);
    const store = { model: { ...model, at, lines }, observedUntil: at - DAY_MS, products, catalogueSize: PRODUCTS };
    const reading = readingOf(at, counts);
    const judged = judgeSignals(new Map([['reviews', life]]), store, reading);
    const gap = { from: store.observedUntil, to: at };
    const sold = { ...store, live, currency: 'EUR', ranked: new Set(ranked) };
    const seen = inferReviewSales(judged.lives.get('reviews'), judged.reviewed, gap, sold);
    life = seen.life!;
    orders += (seen.sales?.productHours ?? []).reduce((sum, hour) => sum + hour.orders, 0);
    receipts.push(...(seen.sales?.evidence ?? []));
  }
  return { life, orders, unseenTruth, receipts };
}

function knownProduct(index: number, reviewCount: number, isShown: boolean): KnownProduct {
  return {
    externalId: String(index),
    contentHash: '',
    modifiedAt: null,
    reviewCount,
    variants: [
      { externalId: '1', priceMinor: 1_000, compareAtMinor: null, isAvailable: true, stock: isShown ? 9 : null },
    ],
    rate: { lines: 0, together: 0, orders: 0, at: 0, clock: 0, soldAt: null },
    missedReads: 0,
    seenAt: 0,
  };
}

function readingOf(at: number, counts: number[]): Reading {
  const products = counts.map((reviewCount, index) => {
    return {
      externalId: String(index),
      reviewCount,
      modifiedAt: null,
      currency: 'EUR',
      variants: [],
    } as unknown as ReadingProduct;
  });
  const rest = { mode: 'catalogue' as const, isComplete: true, requests: 1, bytes: 1, ranking: null };
  return { ...rest, at, products, signals: ['reviews'] };
}

describe('reviews', () => {
  test('show what unseen products sold, by the share of buyers of the seen ones who write', () => {
    const { life, orders, unseenTruth } = readReviews(120, () => 0);
    expect(life.state).toBe('alive');
    expect(life.reviews.gained / life.reviews.lines).toBeGreaterThan(REVIEWS_PER_LINE / 1.5);
    expect(life.reviews.gained / life.reviews.lines).toBeLessThan(REVIEWS_PER_LINE * 1.5);
    expect(orders / unseenTruth).toBeGreaterThan(0.5);
    expect(orders / unseenTruth).toBeLessThan(1.5);
  });

  test('leave evidence for every order inferred from them, with the counts before and after', () => {
    const { orders, receipts } = readReviews(90, () => 0);
    const added = receipts.flatMap(({ adds }) => adds).reduce((sum, { orders: part, seen }) => sum + part + seen, 0);
    expect(orders).toBeGreaterThan(0);
    expect(added).toBeCloseTo(orders, 6);
    for (const { kind, before, after, classifiedAs, weight, why } of receipts) {
      expect({ kind, classifiedAs, weight, why }).toEqual({
        kind: 'reviews',
        classifiedAs: 'sale',
        weight: 0,
        why: 'by-reviews',
      });
      expect(Number(after!.reviews)).toBeGreaterThan(Number(before!.reviews));
    }
  });

  test('that are added many at once are no sales, on one product or on all', () => {
    const plain = readReviews(60, () => 0);
    const one = readReviews(60, (day, index) => (day === 40 && index === 2 ? 200 : 0));
    const all = readReviews(60, (day) => (day === 40 ? 3 : 0));
    for (const { life, orders } of [one, all]) {
      expect(life.reviews.imported).toBeGreaterThan(80);
      expect(orders).toBeLessThan(1.2 * plain.orders);
    }
  });

  test('say nothing about products whose sales the ranking shows', () => {
    const unseen = Array.from({ length: PRODUCTS / 3 }, (_, index) => String(3 * index + 2));
    const { life, receipts } = readReviews(60, () => 0, undefined, unseen.slice(1));
    expect(life.reviews.gained).toBeGreaterThan(10);
    expect(new Set(receipts.map(({ externalId }) => externalId))).toEqual(new Set(['2']));
  });

  test('that the shop lists count as sales at the times when they were written', () => {
    const { life } = readReviews(60, () => 0);
    const products = new Map([2, 5].map((index) => [String(index), knownProduct(index, 40, false)]));
    const [from, to] = [STARTS_AT + 60 * DAY_MS, STARTS_AT + 61 * DAY_MS];
    const times = [from + 2 * HOUR_MS + 5, from + 30 * 60_000, to - HOUR_MS];
    const gained = new Map([
      ['2', { count: 2, times: times.slice(0, 2) }],
      ['5', { count: 1, times: times.slice(2) }],
    ]);
    const store = { model: newStoreModel(), products, live: { modified: false, stock: true }, currency: 'EUR' };
    const { sales } = inferReviewSales(life, gained, { from, to }, { ...store, ranked: new Set<string>() });
    const worth = 1 / ((life.reviews.gained + 0.5) / life.reviews.lines);
    expect(sales!.productHours.map(({ externalId, hour, orders }) => [externalId, hour, Math.round(orders)])).toEqual([
      ['2', from + 2 * HOUR_MS, Math.round(worth)],
      ['2', from, Math.round(worth)],
      ['5', to - HOUR_MS, Math.round(worth)],
    ]);
    expect(sales!.evidence.map(({ at, seenAt, why, adds }) => [at, seenAt, why, adds.length])).toEqual(
      times.map((at) => [at, to, 'by-review-times', 1]),
    );
    const added = sales!.evidence.flatMap(({ adds }) => adds).reduce((sum, { orders }) => sum + orders, 0);
    expect(added).toBeCloseTo(3 * worth, 6);
  });

  test('are evidence without a number if no sale is seen', () => {
    const { life, orders } = readReviews(60, () => 0, { modified: false, stock: false });
    expect(life.state).toBe('alive');
    expect(orders).toBe(0);
  });

  test('are not counted by product while the shop lists them', () => {
    const { life } = readReviews(30, () => 0);
    const counts = new Array<number>(PRODUCTS).fill(40);
    const products = new Map(
      counts.map((count, index) => [String(index), knownProduct(index, count - (index % 7 === 0 ? 1 : 0), true)]),
    );
    const at = STARTS_AT + 31 * DAY_MS;
    const store = { model: newStoreModel(), observedUntil: at - HOUR_MS, products, catalogueSize: PRODUCTS };
    const reviewedOf = (more: object) =>
      judgeSignals(
        new Map([['reviews', { ...life, reviews: { ...life.reviews, ...more } }]]),
        store,
        readingOf(at, counts),
      ).reviewed.size;
    expect(reviewedOf({ unlistedAt: STARTS_AT })).toBe(5);
    expect(reviewedOf({ list: { since: STARTS_AT, at: STARTS_AT, ids: [], oldest: null, missed: 1 } })).toBe(0);
  });

  test('that stop coming fall silent', () => {
    const { life } = readReviews(60, () => 0);
    const counts = new Array<number>(PRODUCTS).fill(40);
    const products = new Map(counts.map((count, index) => [String(index), knownProduct(index, count, true)]));
    const at = life.movedAt! + 12 * DAY_MS;
    const store = { model: newStoreModel(), observedUntil: at - HOUR_MS, products, catalogueSize: PRODUCTS };
    const { lives } = judgeSignals(new Map([['reviews', life]]), store, readingOf(at, counts));
    expect(lives.get('reviews')).toMatchObject({ state: 'silent', why: 'quiet' });
  });
});
