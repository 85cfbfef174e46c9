import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import type { ProductRate } from '../known/product.ts';
import { newStoreModel } from '../known/store-model.ts';
import { learn, removeOrders } from './learn.ts';
import { priorOf, shareOf } from './orders/product-rate.ts';
import { refit } from './revision/refit.ts';

const AT = Date.UTC(2026, 2, 2);

function rate(lines: number, orders: number): ProductRate {
  return { lines, together: 0, orders, at: AT, clock: orders, soldAt: null };
}

describe('what a shop teaches', () => {
  it('is taken back from the clock, the lines and the baskets of one if orders of one line were edits', () => {
    const model = { ...newStoreModel(), clock: 30, lines: 50, baskets: [20, 10] };
    const taken = removeOrders(model, { orders: 8, edits: 8, fits: [] });
    expect(taken).toMatchObject({ clock: 22, lines: 42, baskets: [12, 10] });
    expect(removeOrders(model, { orders: 99, edits: 99, fits: [] })).toMatchObject({
      clock: 0,
      lines: 0,
      baskets: [0, 10],
    });
  });

  it('is forgotten sooner for when people buy than for how', () => {
    const again = { covered: [0, 0, 3], expected: [0, 0, 1], exposed: [0, 0, 20] };
    const week = { orders: new Array<number>(168).fill(1), hours: new Array<number>(168).fill(1) };
    const nothing = {
      ...{ gap: { from: AT, to: AT + 60 * DAY_MS }, orders: 0, lines: 0, undatedLines: 0, updates: 0, sales: 0 },
      ...{ returned: { units: 0, sold: 0 }, pieces: [], baskets: [], coveredShare: 0, coveredAfter: () => 0 },
      ...{ stampsBefore: [], sold: [], loneStamps: null, explained: { unexplained: 0, edits: 0 }, runs: [] },
      ...{ seenOrders: [], multiLineBaskets: [], touched: [], quantities: [], orderSizes: [], fallen: null },
      ...{ isBusy: null },
    };
    const later = learn({ ...newStoreModel(), again, week }, nothing);
    expect(later.week.orders[0]).toBeCloseTo(Math.exp(-1), 9);
    expect(later.again.covered[2]).toBeGreaterThan(2.5);
  });

  it('says nothing about how differently products sell while hardly any was sold', () => {
    const model = { ...newStoreModel(), at: AT + DAY_MS, clock: 30 };
    const few = Array.from({ length: 400 }, (_, index) => rate(index < 30 ? 1 : 0, 30));
    expect(refit(model, few)).toBe(model);
    const enough = Array.from({ length: 400 }, (_, index) => rate(index < 80 ? 3 : 0, 240));
    expect(refit(model, enough).prior).not.toBeNull();
  });

  it('does not take best sellers for usual products, however few of their sales show', () => {
    const model = { ...newStoreModel(), at: AT, clock: 3000 };
    const best = { ...rate(10, 100), clock: 3000 };
    const others = Array.from({ length: 300 }, (_, index) => rate(6 + (index % 12), 3000));
    const prior = priorOf(refit(model, [best, best, best, best, ...others]), 304);
    expect(shareOf(best, prior).mean).toBeGreaterThan(0.085);
    expect(shareOf(rate(9, 3000), prior).mean).toBeCloseTo(0.003, 3);
  });
});
