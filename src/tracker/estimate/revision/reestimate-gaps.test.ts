import { describe, expect, it } from 'vitest';
import { DAY_MS, SECOND_MS } from '#runtime/clock.ts';
import { newStoreModel } from '../../known/store-model.ts';
import { endFirstWeeks } from './first-weeks.ts';
import { type KeptEvidence, keptGaps } from './kept-gaps.ts';
import { reestimateGaps } from './reestimate-gaps.ts';

const START = Date.UTC(2026, 2, 2);

describe('endFirstWeeks', () => {
  const known = { ...newStoreModel(), firstWeeksSince: START, prior: { shape: 1, orders: 10 } };

  it('waits for two weeks and a fit, then says once when the first weeks began', () => {
    expect(endFirstWeeks({ ...known, at: START + 13 * DAY_MS }).since).toBeNull();
    expect(endFirstWeeks({ ...known, prior: null, at: START + 20 * DAY_MS }).model).toHaveProperty('firstWeeksSince');
    const settled = endFirstWeeks({ ...known, at: START + 14 * DAY_MS });
    expect(settled.since).toBe(START);
    expect(endFirstWeeks(settled.model).since).toBeNull();
  });

  it('gives up a store that sells too little to be fitted', () => {
    const { model, since } = endFirstWeeks({ ...known, prior: null, at: START + 35 * DAY_MS });
    expect(since).toBeNull();
    expect(model).not.toHaveProperty('firstWeeksSince');
  });
});

describe('gaps that are stored as evidence', () => {
  it('hold their stamps, less what was taken back, and the products of a write that is a single piece', () => {
    const [gap] = keptGaps(
      [
        sighting({ externalId: 'a', at: START + 1 * SECOND_MS, weight: 0.9 }),
        // the same stamp, found to be an edit a day later
        sighting({
          externalId: 'a',
          at: START + 1 * SECOND_MS,
          weight: 0,
          why: 'content-changed',
          after: null,
          orders: -0.4,
        }),
        sighting({
          ...{ externalId: null, classifiedAs: 'bulk_edit', why: 'one-run', weight: 0, at: START + 5 * SECOND_MS },
          after: { products: 1, gapSince: START, touched: [['b', START + 5 * SECOND_MS]] },
        }),
      ],
      () => 7,
    );
    expect(gap).toMatchObject({ from: START, to: START + DAY_MS });
    expect(gap!.touches.map(({ externalId, weight, price }) => [externalId, weight, price])).toEqual([
      ['a', 0.5, 10],
      ['b', 0, 7],
    ]);
  });

  it('are left out if they hold a write that was too large to be stored', () => {
    const write = sighting({ externalId: null, at: START, after: { products: 9_000, gapSince: START } });
    expect(keptGaps([write], () => 1)).toEqual([]);
  });
});

describe('estimating gaps again', () => {
  it('makes orders of a run that was classified as writes before any basket was known', () => {
    const model = { ...settledModel(), baskets: [5, 5, 5, 5, 20] };
    const touches = Array.from({ length: 6 }, (_, index) => ({
      ...{ externalId: `p${index}`, at: START + 9 * 3_600_000, classifiedAs: 'bulk_edit' as const, weight: 0 },
      ...{ why: 'one-run' as const, price: 10 },
    }));
    const gap = { from: START, to: START + DAY_MS, touches };
    const [again] = reestimateGaps([gap], { model, catalogueSize: 200, rateOf: () => undefined });
    const orders = again!.storeHours.reduce((sum, hour) => sum + hour.orders, 0);
    expect(orders).toBeGreaterThanOrEqual(1);
    expect(new Set(again!.productHours.map(({ externalId }) => externalId)).size).toBe(6);
  });

  it('puts more before the stamp of a product that sells much than of one that does not, and adds up to its evidence', () => {
    const rate = { together: 0, at: START, clock: 240, soldAt: null };
    const rateOf = (externalId: string) => ({ ...rate, lines: externalId === 'often' ? 60 : 1, orders: 240 });
    const gap = dayOf(0, ['often', 'once']);
    const again = reestimateGaps([gap], { model: settledModel(), catalogueSize: 50, rateOf });
    const lines = (externalId: string) =>
      again[0]!.productHours.reduce((sum, hour) => sum + (hour.externalId === externalId ? hour.orders : 0), 0);
    expect(lines('often')).toBeGreaterThan(lines('once'));
    for (const { productHours, adds } of again) {
      const told = adds.flat().reduce((sum, part) => sum + part.orders, 0);
      expect(told).toBeCloseTo(
        productHours.reduce((sum, hour) => sum + hour.orders, 0),
        9,
      );
    }
  });
});

function settledModel() {
  const week = { orders: new Array<number>(168).fill(1), hours: new Array<number>(168).fill(1) };
  return { ...newStoreModel(), week, clock: 240, lines: 300, prior: { shape: 0.5, orders: 20 }, shareSum: 1.3 };
}

function dayOf(day: number, products: string[]) {
  const from = START + day * DAY_MS;
  const touches = products.map((externalId, index) => ({
    ...{ externalId, at: from + (18 + index) * 3_600_000, classifiedAs: 'sale' as const, weight: 1 },
    ...{ why: 'stamp-alone' as const, price: 10 },
  }));
  return { from, to: from + DAY_MS, touches };
}

function sighting({ orders = 1, ...given }: Partial<KeptEvidence> & { at: number; orders?: number }): KeptEvidence {
  return {
    ...{ externalId: 'a', seenAt: START + DAY_MS, classifiedAs: 'sale', weight: 1, why: 'stamp-alone' },
    after: { gapSince: START },
    adds: [{ day: '2026-03-02', seen: 1, orders, units: 2, revenue: 20 }],
    ...given,
  };
}
