import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { type Random, seededRandom } from '#runtime/random.ts';
import { rangeOf } from '#sales/range.ts';
import type { KnownProduct } from '../known/product.ts';
import { newStoreModel } from '../known/store-model.ts';
import { observe } from '../observe.ts';
import type { Reading } from '../reading.ts';
import { ordersOfFalls } from './orders-of-falls.ts';
import { refit } from './refit.ts';

const START = Date.UTC(2026, 2, 2);
const PRODUCTS = 60;
const POLL_MS = HOUR_MS / 4;
const PRICE_MINOR = 2_000;
const LIVE = { modified: false, stock: true };

/** A shop that shows its stock and no stamps, polled each quarter of an hour until so many products were seen to fall. */
function watch({ lines, units, ordersPerDay = 15, seed = 1 }: Shop, falls: number) {
  const random = seededRandom(seed);
  const stocks = new Map(Array.from({ length: PRODUCTS }, (_, product) => [product, 100_000]));
  const products = new Map<string, KnownProduct>();
  let model = newStoreModel();
  let observedUntil: number | null = null;
  const days = new Map<number, Day>();
  let seen = 0;
  let at = START;
  for (; seen < falls; at += POLL_MS) {
    const day = Math.floor((at - 1 - START) / DAY_MS);
    const told = days.get(day) ?? { placed: 0, orders: 0, ordersVar: 0, ordersSd: 0 };
    days.set(day, told);
    const moved = new Map(at === START ? stocks : []);
    const placed = at === START ? 0 : random.poisson((ordersPerDay * POLL_MS) / DAY_MS);
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
    seen += observation.evidence.filter(({ kind, takenFor }) => kind === 'stock' && takenFor === 'sale').length;
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
  const range = rangeOf({ value: sum('orders'), variance: sum('ordersVar'), sharedSd: sum('ordersSd') });
  return { placed: sum('placed'), range };
}

type Shop = { lines: number; units: number; ordersPerDay?: number; seed?: number };
type Day = { placed: number; orders: number; ordersVar: number; ordersSd: number };

/** One, and a geometric number more. */
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

  it.each(shops)('are in the range, and that narrow after 300 falls: $lines lines of $units units', (shop) => {
    const learning = watch(shop, 300);
    const days = watch(shop, 500);
    const all = sumOf(days);
    expect(all.range.low).toBeLessThanOrEqual(all.placed);
    expect(all.range.high).toBeGreaterThanOrEqual(all.placed);
    const later = sumOf(days.slice(learning.length));
    expect(later.range.low).toBeLessThanOrEqual(later.placed);
    expect(later.range.high).toBeGreaterThanOrEqual(later.placed);
    expect(later.range.high / later.range.low).toBeLessThan(1.6);
  });

  it('have a better mean interval score than lines of 1.3 units, 1.6 to an order, where those hold', () => {
    const scores = watch({ lines: 1.6, units: 1.3 }, 600).map((day) => {
      const fixed = rangeOf({ value: day.placed, variance: day.placed / 2, sharedSd: day.placed / 4 });
      return [intervalScore(sumOf([day]).range, day.placed), fixed.high - fixed.low] as const;
    });
    const mean = (index: 0 | 1) => scores.reduce((total, score) => total + score[index], 0) / scores.length;
    expect(mean(0)).toBeLessThan(mean(1));
  });
});

/** Gneiting and Raftery 2007. */
function intervalScore({ low, high }: { low: number; high: number }, truth: number): number {
  return high - low + 40 * Math.max(0, low - truth, truth - high);
}

describe('lines that fell together', () => {
  it('are one order where hardly one was to be expected, and as many orders as lines where shops sell singly', () => {
    expect(ordersOfFalls(4, 0.02, []).orders).toBeLessThan(1.3);
    let logs: readonly number[] = [];
    for (let gap = 0; gap < 400; gap++) {
      const told = ordersOfFalls(gap % 4 === 0 ? 1 : 0, 0.25, logs);
      logs = told.logs.map((log, index) => log + (logs[index] ?? 0));
    }
    expect(ordersOfFalls(4, 4, logs).orders).toBeGreaterThan(3.5);
  });

  it('of thousands are told as quickly, in proportion', () => {
    const many = ordersOfFalls(6_000, 6_000, []);
    expect(many.orders / ordersOfFalls(120, 120, []).orders).toBeCloseTo(50, 6);
    expect(ordersOfFalls(0, 3, [])).toMatchObject({ orders: 0, ordersVar: 0, ordersSd: 0 });
  });
});
