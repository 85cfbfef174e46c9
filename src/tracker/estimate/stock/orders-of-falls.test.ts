import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { type Random, seededRandom } from '#runtime/random.ts';
import { rangeOf } from '#sales/range.ts';
import type { KnownProduct } from '../../known/product.ts';
import { newStoreModel } from '../../known/store-model.ts';
import { observe } from '../../observe.ts';
import type { Reading } from '../../reading.ts';
import { refit } from '../revision/refit.ts';
import { hasLogOfEach, ordersOfFalls, usualSizes } from './orders-of-falls.ts';

const START = Date.UTC(2026, 2, 2);
const PRODUCTS = 60;
const PRICE_MINOR = 2_000;
const LIVE = { modified: false, stock: true };

/** A shop that shows its stock and no stamps, polled until enough products were seen to fall. */
function watch(
  { lines, units, ordersPerDay = 15, seed = 1, pollMs = HOUR_MS / 4, busyness = () => 1 }: Shop,
  falls: number,
) {
  const random = seededRandom(seed);
  const stocks = new Map(Array.from({ length: PRODUCTS }, (_, product) => [product, 100_000]));
  const products = new Map<string, KnownProduct>();
  let model = newStoreModel();
  let observedUntil: number | null = null;
  const days = new Map<number, Day>();
  let seen = 0;
  let at = START;
  for (; seen < falls; at += pollMs) {
    const day = Math.floor((at - 1 - START) / DAY_MS);
    const told = days.get(day) ?? { placed: 0, orders: 0, ordersVar: 0, ordersSd: 0, falls: 0 };
    days.set(day, told);
    const moved = new Map(at === START ? stocks : []);
    const placed = at === START ? 0 : random.poisson((busyness(at - 1) * ordersPerDay * pollMs) / DAY_MS);
    told.placed += placed;
    for (let order = 0; order < placed; order++) {
      const basket = new Set<number>();
      for (let left = countOf(lines, random); left > 0; left--) basket.add(Math.floor(PRODUCTS * random.next() ** 2));
      for (const product of basket) {
        stocks.set(product, stocks.get(product)! - countOf(units, random));
        moved.set(product, stocks.get(product)!);
      }
    }
    const reading = readingOf(at, moved);
    const observation = observe({ model, observedUntil, products, catalogueSize: PRODUCTS }, reading, LIVE);
    for (const product of observation.products) products.set(product.externalId, product);
    for (const hour of observation.storeHours) {
      told.orders += hour.orders;
      told.ordersVar += hour.ordersVar;
      told.ordersSd += hour.ordersSd;
    }
    seen += observation.evidence.filter(({ kind, classifiedAs }) => kind === 'stock' && classifiedAs === 'sale').length;
    told.falls = seen;
    model = observation.model;
    observedUntil = observation.observedUntil;
    if ((at - START) % DAY_MS === 0)
      model = refit(
        model,
        [...products.values()].map(({ rate }) => rate),
      );
  }
  return [...days.values()];
}

function sumOf(days: readonly Day[]): { placed: number; range: { low: number; high: number } } {
  const sum = (figure: keyof Day) => days.reduce((total, day) => total + day[figure], 0);
  const range = rangeOf({ value: sum('orders'), variance: sum('ordersVar'), sharedSd: sum('ordersSd'), isCount: true });
  return { placed: sum('placed'), range };
}

type Shop = {
  lines: number;
  units: number;
  ordersPerDay?: number;
  seed?: number;
  pollMs?: number;
  /** The rate of orders, as a multiple of the usual one. */
  busyness?: (at: number) => number;
};
/** `falls`: how many were seen until its end. */
type Day = { placed: number; orders: number; ordersVar: number; ordersSd: number; falls: number };

function byDay(at: number): number {
  return at % DAY_MS >= 8 * HOUR_MS && at % DAY_MS < 22 * HOUR_MS ? 1 : 0;
}

/** One, plus a geometric number more. */
function countOf(mean: number, random: Random): number {
  let count = 1;
  while (random.next() < 1 - 1 / mean) count++;
  return count;
}

function readingOf(at: number, stocks: ReadonlyMap<number, number>): Reading {
  const products = [...stocks].map(([index, stock]) => ({
    externalId: `p${index}`,
    handle: null,
    title: `Product ${index}`,
    url: `/p/${index}`,
    imageUrl: null,
    vendor: null,
    productType: null,
    labels: [],
    bodyHash: 'a',
    reviewCount: null,
    currency: 'USD',
    publishedAt: null,
    modifiedAt: null,
    variants: [
      {
        externalId: `v${index}`,
        title: null,
        sku: null,
        priceMinor: PRICE_MINOR,
        compareAtMinor: null,
        isAvailable: true,
        stock,
      },
    ],
  }));
  const mode = stocks.size === PRODUCTS ? 'catalogue' : 'changes';
  return { at, mode, isComplete: true, products, requests: 1, bytes: 0, signals: ['stock'], ranking: null };
}

describe('orders behind stock', () => {
  const shops = [1, 2, 3, 4].flatMap((lines) => [1, 2, 3, 4].map((units) => ({ lines, units })));

  it.each(shops)('are in the range, which is narrow after 300 falls: $lines lines of $units units', (shop) => {
    const days = watch(shop, 500);
    const all = sumOf(days);
    expect(all.range.low).toBeLessThanOrEqual(all.placed);
    expect(all.range.high).toBeGreaterThanOrEqual(all.placed);
    const later = sumOf(days.slice(days.findIndex(({ falls }) => falls >= 300) + 1));
    expect(later.range.low).toBeLessThanOrEqual(later.placed);
    expect(later.range.high).toBeGreaterThanOrEqual(later.placed);
    expect(later.range.high / later.range.low).toBeLessThan(1.6);
  });

  it('are fewer than the lines in a shop with a dozen lines per order', () => {
    const days = watch({ lines: 12, units: 1 }, 1_500);
    const { placed, range } = sumOf(days.slice(7));
    expect(range.low).toBeLessThanOrEqual(placed);
    expect(range.high).toBeGreaterThanOrEqual(placed);
    expect(range.high / range.low).toBeLessThan(2);
  });

  it('are not taken for one if many come in an hour, by day only', () => {
    const busy = { lines: 1.05, units: 1, ordersPerDay: 100, pollMs: HOUR_MS, busyness: byDay };
    const days = watch(busy, 1_500);
    const { placed, range } = sumOf(days);
    expect(range.low).toBeLessThanOrEqual(placed);
    expect(range.high).toBeGreaterThanOrEqual(placed);
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(0.65 * placed);
  });

  it('are not taken for a few large ones in a fast shop that opens after a quiet night', () => {
    const busyness = (at: number) => (at - START < 8 * HOUR_MS ? 0.006 : byDay(at));
    const fast = { lines: 1.6, units: 1.2, ordersPerDay: 1_200, pollMs: HOUR_MS, busyness };
    for (const day of watch(fast, 2_000).filter(({ placed }) => placed > 100)) {
      const { placed, range } = sumOf([day]);
      expect(range.low).toBeLessThanOrEqual(placed);
      expect(range.high).toBeGreaterThanOrEqual(placed);
    }
  });

  it('have a better mean interval score than fixed lines of 1.3 units and 1.6 lines per order, even where these are true', () => {
    const scores = watch({ lines: 1.6, units: 1.3 }, 600).map((day) => {
      const fixed = rangeOf({ value: day.placed, variance: day.placed / 2, sharedSd: day.placed / 4, isCount: true });
      return [intervalScore(sumOf([day]).range, day.placed), fixed.high - fixed.low] as const;
    });
    const mean = (index: 0 | 1) => scores.reduce((total, score) => total + score[index], 0) / scores.length;
    expect(mean(0)).toBeLessThan(mean(1));
  });
});

/** The interval score of Gneiting and Raftery 2007. */
function intervalScore({ low, high }: { low: number; high: number }, truth: number): number {
  return high - low + 40 * Math.max(0, low - truth, truth - high);
}

describe('lines by hour of the week', () => {
  it('begin at the orders that stamps showed, and are left out while stamps are live', () => {
    const known = newStoreModel();
    const model = { ...known, at: START, clock: 95, lines: 190 };
    model.week = { orders: known.week.orders.map(() => 4), hours: known.week.hours.map(() => 2) };
    const stocks = new Map([[1, 50]]);
    const before = observe(
      { model, observedUntil: null, products: new Map(), catalogueSize: PRODUCTS },
      readingOf(START, stocks),
      LIVE,
    );
    const products = new Map(before.products.map((product) => [product.externalId, product]));
    const store = { model, observedUntil: START, products, catalogueSize: PRODUCTS };
    const reading = readingOf(START + HOUR_MS, new Map([[1, 49]]));
    const { lines } = observe(store, reading, LIVE).model.week;
    expect(lines![30]).toBeCloseTo(8, 0);
    expect(lines![0]).toBeCloseTo(9, 0);
    expect(observe(store, reading, { ...LIVE, modified: true }).model.week.lines).toBeUndefined();
  });
});

describe('lines that fell together', () => {
  const shops = usualSizes(false);
  const gap = (lines: number, expected: number) => ({ lines, expected, seen: 1_000 });

  it('are one order if hardly one was expected, and as many orders as lines if shops sell singly', () => {
    expect(ordersOfFalls(gap(4, 0.02), [], shops).orders).toBeLessThan(1.3);
    let logs: readonly number[] = [];
    for (let index = 0; index < 400; index++) {
      const told = ordersOfFalls(gap(index % 4 === 0 ? 1 : 0, 0.25), logs, shops);
      logs = told.logs.map((log, at) => log + (logs[at] ?? 0));
    }
    expect(ordersOfFalls(gap(4, 4), logs, shops).orders).toBeGreaterThan(3.5);
    expect(hasLogOfEach(logs)).toBe(true);
    // logs of another version
    expect(ordersOfFalls(gap(4, 4), logs.slice(1), shops)).toEqual(ordersOfFalls(gap(4, 4), [], shops));
  });

  it('are fewer orders in a shop that sells to shops', () => {
    const { orders } = ordersOfFalls(gap(40, 40), [], usualSizes(true));
    expect(orders).toBeLessThan(0.3 * ordersOfFalls(gap(40, 40), [], shops).orders);
  });

  it('say nothing about a shop if nothing is known of the hour', () => {
    const known = ordersOfFalls({ lines: 0, expected: 2, seen: 500 }, [], shops).logs;
    const unknown = ordersOfFalls({ lines: 0, expected: 2, seen: 0 }, [], shops).logs;
    const spread = (logs: number[]) => Math.max(...logs) - Math.min(...logs);
    expect(spread(known)).toBeGreaterThan(1);
    expect(spread(unknown)).toBeLessThan(0.3);
  });

  it('are judged as quickly by the thousand, and nearly in proportion', () => {
    const many = ordersOfFalls(gap(6_000, 6_000), [], shops);
    expect(many.orders / ordersOfFalls(gap(600, 600), [], shops).orders / 10).toBeCloseTo(1, 1);
    expect(ordersOfFalls(gap(0, 3), [], shops)).toMatchObject({ orders: 0, ordersVar: 0, ordersSd: 0 });
  });
});
