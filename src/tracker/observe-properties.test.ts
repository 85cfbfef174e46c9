import { describe, expect, it } from 'vitest';
import { startOfDay } from '#contract/time.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { fc } from '#runtime/testing-properties.ts';
import type { Figures } from '#sales/facts.ts';
import { refit } from './estimate/revision/refit.ts';
import { lineQuantity } from './estimate/units/quantities.ts';
import type { KnownProduct } from './known/product.ts';
import type { KnownStore } from './known/store.ts';
import { newStoreModel } from './known/store-model.ts';
import type { Observation } from './observation.ts';
import { observe } from './observe.ts';
import type { Reading, ReadingProduct } from './reading.ts';

const START = Date.UTC(2026, 2, 2);
const PRODUCTS = 9;

/** An hour of a shop: orders and edits at seconds of the hour, and whether the shop is read at its end. */
type Hour = { orders: { second: number; products: number[] }[]; edits: number[]; isRead: boolean };
type Shown = { stamps: boolean; stock: boolean };

const product = fc.nat(PRODUCTS - 1);
const order = fc.record({
  second: fc.integer({ min: 1, max: 3599 }),
  products: fc.uniqueArray(product, { minLength: 1, maxLength: 4 }),
});
const hour: fc.Arbitrary<Hour> = fc.record({
  orders: fc.array(order, { maxLength: 6 }),
  edits: fc.array(product, { maxLength: 2 }),
  isRead: fc.boolean(),
});
const hours = fc.array(hour, { minLength: 2, maxLength: 12 });
const shown: fc.Arbitrary<Shown> = fc.constantFrom(
  { stamps: true, stock: false },
  { stamps: true, stock: true },
  { stamps: false, stock: true },
);

type Options = {
  shiftMs?: number;
  isReversed?: boolean;
  readsAll?: boolean;
  products?: number;
  /** Reads once more in every hour, right before anything moves in it. */
  readsBetween?: boolean;
};

function follow(life: readonly Hour[], { stamps, stock }: Shown, options: Options = {}): Observation[] {
  const start = START + (options.shiftMs ?? 0);
  const state = Array.from({ length: options.products ?? PRODUCTS }, () => ({
    stampedAt: start - DAY_MS,
    stock: 1000,
    text: 'a',
  }));
  const products = new Map<string, KnownProduct>();
  let known: KnownStore = { model: newStoreModel(), observedUntil: null, products, catalogueSize: 0 };
  const seen: Observation[] = [];

  function read(at: number, refits = true): void {
    const listed = state.map((one, index) => productOf(index, one, { stamps, stock }));
    if (options.isReversed) listed.reverse();
    const observation = observe(known, readingOf(at, listed, { stamps, stock }), { modified: stamps, stock });
    for (const one of observation.products) products.set(one.externalId, one);
    const model = !refits
      ? observation.model
      : refit(
          observation.model,
          [...products.values()]
            .sort((one, other) => (one.externalId < other.externalId ? -1 : 1))
            .map((one) => one.rate),
        );
    known = { model, observedUntil: observation.observedUntil, products, catalogueSize: products.size };
    seen.push(observation);
  }

  read(start);
  for (const [index, { orders, edits, isRead }] of life.entries()) {
    const from = start + index * HOUR_MS;
    const firstSecond = Math.min(...orders.map(({ second }) => second), 3599);
    if (options.readsBetween && firstSecond > 1) read(from + (firstSecond - 1) * SECOND_MS, false);
    for (const { second, products: sold } of orders.toSorted((one, other) => one.second - other.second)) {
      for (const one of sold) {
        state[one]!.stampedAt = from + second * SECOND_MS;
        state[one]!.stock -= 1;
      }
    }
    for (const one of edits) {
      state[one]!.text += 'b';
      state[one]!.stampedAt = from + 3599 * SECOND_MS;
    }
    if (isRead || options.readsAll || index === life.length - 1) read(from + HOUR_MS);
  }
  // held units count after an hour
  read(start + (life.length + 3) * HOUR_MS);
  read(start + (life.length + 6) * HOUR_MS);
  return seen;
}

function productOf(
  index: number,
  state: { stampedAt: number; stock: number; text: string },
  { stamps, stock }: Shown,
): ReadingProduct {
  const id = `p${index}`;
  const told = { title: id, handle: id, url: id, imageUrl: null, vendor: null, productType: null, publishedAt: null };
  const variant = { title: null, sku: null, priceMinor: 1000 + 7 * index, compareAtMinor: null, isAvailable: true };
  return {
    ...told,
    externalId: id,
    labels: [],
    bodyHash: state.text,
    reviewCount: null,
    currency: 'EUR',
    modifiedAt: stamps ? state.stampedAt : null,
    variants: [{ ...variant, externalId: `${id}v`, stock: stock ? state.stock : null }],
  };
}

function readingOf(at: number, products: ReadingProduct[], { stamps, stock }: Shown): Reading {
  const signals: Reading['signals'] = [...(stamps ? ['modified' as const] : []), ...(stock ? ['stock' as const] : [])];
  return { at, mode: 'catalogue', isComplete: true, products, requests: 1, bytes: 1, signals, ranking: null };
}

const FIGURES = ['orders', 'ordersVar', 'units', 'unitsVar', 'revenue', 'revenueVar'] as const;

function totals(seen: readonly Observation[], of: 'storeHours' | 'productHours'): Map<string, number> {
  const sums = new Map<string, number>();
  for (const observation of seen) {
    for (const one of observation[of]) {
      for (const name of FIGURES) {
        const key = `${'externalId' in one ? one.externalId : ''} ${one.hour} ${name}`;
        sums.set(key, (sums.get(key) ?? 0) + one[name]);
      }
    }
  }
  return sums;
}

function sumOf(
  seen: readonly Observation[],
  of: 'storeHours' | 'productHours',
  name: (typeof FIGURES)[number] | 'ordersSd',
): number {
  return seen.reduce((sum, observation) => observation[of].reduce((total, one) => total + one[name], sum), 0);
}

describe('the outcome of any life of a shop', () => {
  it('is finite, and never negative in total', () => {
    fc.assert(
      fc.property(hours, shown, (life, show) => {
        const seen = follow(life, show);
        for (const of of ['storeHours', 'productHours'] as const) {
          for (const value of totals(seen, of).values()) {
            expect(Number.isFinite(value)).toBe(true);
            expect(value).toBeGreaterThanOrEqual(-1e-6);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('has days whose units and revenue are those of their products', () => {
    fc.assert(
      fc.property(hours, shown, (life, show) => {
        const seen = follow(life, show);
        for (const { storeHours, productHours } of seen) {
          const products = Map.groupBy(productHours, ({ hour }) => startOfDay(hour));
          for (const [day, hours] of Map.groupBy(storeHours, ({ hour }) => startOfDay(hour))) {
            const total = (name: 'units' | 'revenue' | 'unitsVar' | 'revenueVar', ofDay: readonly Figures[] = []) =>
              ofDay.reduce((sum, one) => sum + one[name], 0);
            for (const name of ['units', 'revenue'] as const)
              expect(total(name, hours)).toBeCloseTo(total(name, products.get(day)), 6);
            // in the sum over products, their lasting errors are independent ones
            for (const name of ['unitsVar', 'revenueVar'] as const)
              expect(total(name, hours)).toBeGreaterThanOrEqual(total(name, products.get(day)) - 1e-6);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('is the same some weeks later, and in whatever order products are listed', () => {
    fc.assert(
      fc.property(hours, shown, fc.integer({ min: 1, max: 200 }), (life, show, weeks) => {
        const seen = follow(life, show);
        const later = follow(life, show, { shiftMs: weeks * 7 * DAY_MS });
        const reversed = follow(life, show, { isReversed: true });
        for (const name of FIGURES) {
          const told = sumOf(seen, 'storeHours', name);
          for (const again of [later, reversed]) {
            const off = Math.abs(sumOf(again, 'storeHours', name) - told);
            expect(off).toBeLessThan(1e-6 * Math.max(1, told));
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  it('is much the same whether or not the shop is read once more before anything moved', () => {
    fc.assert(
      fc.property(fc.nat(), shown, (seed, show) => {
        const random = seededRandom(seed);
        const life = Array.from({ length: 30 }, (): Hour => {
          const orders = Array.from({ length: random.poisson(3) }, () => {
            const products = new Set([random.below(60), random.below(60)].slice(random.below(2)));
            return { second: 1 + random.below(3599), products: [...products] };
          });
          return { orders, edits: [], isRead: true };
        });
        const plain = follow(life, show, { products: 60 });
        const split = follow(life, show, { products: 60, readsBetween: true });
        for (const of of ['storeHours', 'productHours'] as const) {
          for (const name of ['orders', 'units', 'revenue'] as const) {
            const [whole, parts] = [sumOf(plain, of, name), sumOf(split, of, name)];
            // without stamps, orders are inferred from what fell together, which a reading at that very moment splits
            const doubt =
              show.stamps || name !== 'orders' ? 0 : sumOf(plain, of, 'ordersSd') + sumOf(split, of, 'ordersSd');
            expect(Math.abs(parts - whole)).toBeLessThan(0.05 * whole + doubt);
          }
        }
      }),
      { numRuns: 4 },
    );
  });

  it('has the units that left, however readings divide the time, if stock shows', () => {
    const counted = fc.constantFrom({ stamps: true, stock: true }, { stamps: false, stock: true });
    fc.assert(
      fc.property(hours, counted, (life, show) => {
        const sold = life.reduce((sum, one) => one.orders.reduce((all, { products }) => all + products.length, sum), 0);
        expect(sumOf(follow(life, show), 'storeHours', 'units')).toBeCloseTo(sold, 6);
        expect(sumOf(follow(life, show, { readsAll: true }), 'storeHours', 'units')).toBeCloseTo(sold, 6);
      }),
      { numRuns: 15 },
    );
  });
});

describe('an edit that the catalogue shows', () => {
  it('takes back the order that its stamp was classified as', () => {
    const quiet: Hour = { orders: [], edits: [], isRead: true };
    const products = new Map<string, KnownProduct>();
    const show = { stamps: true, stock: false };
    let known: KnownStore = { model: newStoreModel(), observedUntil: null, products, catalogueSize: 0 };
    const seen: Observation[] = [];
    const state = { stampedAt: START - DAY_MS, stock: 0, text: 'a' };
    const take = (at: number, mode: Reading['mode']) => {
      const one = productOf(0, state, show);
      const listed = mode === 'catalogue' ? [one] : [{ ...one, labels: null, bodyHash: null }];
      const observation = observe(known, { ...readingOf(at, listed, show), mode }, { modified: true, stock: false });
      for (const changed of observation.products) products.set(changed.externalId, changed);
      known = { ...known, model: observation.model, observedUntil: observation.observedUntil, catalogueSize: 1 };
      seen.push(observation);
    };
    take(START, 'catalogue');
    take(START + HOUR_MS, 'catalogue');
    state.stampedAt = START + 1.5 * HOUR_MS;
    state.text = 'b';
    take(START + 2 * HOUR_MS, 'changes');
    const taken = { orders: sumOf(seen, 'storeHours', 'orders'), units: sumOf(seen, 'productHours', 'units') };
    take(START + 3 * HOUR_MS, 'changes');
    take(START + 3 * HOUR_MS, 'catalogue');
    expect(taken.orders - sumOf(seen, 'storeHours', 'orders')).toBeCloseTo(1, 6);
    expect(taken.units - sumOf(seen, 'productHours', 'units')).toBeCloseTo(lineQuantity(newStoreModel(), null).mean, 6);
    expect(seen.at(-1)!.evidence.map(({ classifiedAs, at }) => [classifiedAs, at])).toEqual([
      ['edit', state.stampedAt],
    ]);
    expect(follow([quiet, quiet], show).flatMap(({ evidence }) => evidence)).toEqual([]);
  });
});
