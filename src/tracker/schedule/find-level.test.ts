import { describe, expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { expectedGain } from './expected-gain.ts';
import { findLevel, HIGHEST_LEVEL, type StoreGroup } from './find-level.ts';
import { HOST_BUDGET, mostPerDay, pollsPerDay } from './poll-rate.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const expected = fc.record({
  linesPerDay: between(0.01, 5_000),
  products: fc.integer({ min: 1, max: 25_000 }),
  shape: between(0.05, 50),
});
const group: fc.Arbitrary<StoreGroup> = fc.record({
  count: fc.integer({ min: 1, max: 200 }),
  weight: between(0.05, 3),
  pace: fc.constantFrom(1, 0.5, 1 / 16),
  requests: fc.integer({ min: 1, max: 60 }),
  catalogueRequests: fc.integer({ min: 0, max: 40 }),
  expected: fc.option(expected, { freq: 8 }),
});
const fleet = fc.array(group, { minLength: 1, maxLength: 12 });

function spentBy(stores: StoreGroup[], level: number): number {
  return stores.reduce((sum, store) => {
    const polls = pollsPerDay(store, level, HOST_BUDGET);
    return sum + store.count * (polls * store.requests + store.catalogueRequests);
  }, 0);
}

describe('the gain of one more poll', () => {
  test('falls with the polls and rises with the sales', () => {
    fc.assert(
      fc.property(expected, between(1, 96), between(1.01, 3), (store, polls, factor) => {
        const gain = expectedGain(store, 1, polls);
        expect(gain).toBeGreaterThan(0);
        expect(expectedGain(store, 1, polls * factor)).toBeLessThanOrEqual(gain * (1 + 1e-12));
        const faster = { ...store, linesPerDay: store.linesPerDay * factor };
        // equal if a poll sees hardly anything twice, or if the last digit is reached
        expect(expectedGain(faster, 1, polls)).toBeGreaterThanOrEqual(gain * (1 - 1e-12));
      }),
    );
  });

  test('is the slope of the sales that are seen', () => {
    // drawn rates instead of the closed form over the Gamma: shape 1 is the exponential
    const rates = Array.from({ length: 20_000 }, (_, index) => -2 * Math.log(1 - (index + 0.5) / 20_000));
    const seen = (polls: number) => rates.reduce((sum, rate) => sum + polls * -Math.expm1(-rate / polls), 0);
    const slope = (seen(4.001) - seen(3.999)) / 0.002;
    const store = { linesPerDay: 40_000, products: 20_000, shape: 1 };
    const without = expectedGain({ ...store, linesPerDay: 0 }, 1, 4);
    expect(expectedGain(store, 1, 4) - without).toBeCloseTo(slope, -2);
  });
});

describe('the level of a network', () => {
  test('spends its budget and no more, unless one poll a day of each store is too much', () => {
    fc.assert(
      fc.property(fleet, between(10, 50_000), (stores, budget) => {
        const level = findLevel(stores, budget, HOST_BUDGET);
        const spent = spentBy(stores, level);
        if (level === HIGHEST_LEVEL) expect(spent).toBeGreaterThanOrEqual(budget * 0.999);
        else expect(spent).toBeLessThanOrEqual(budget * 1.000_001);
        if (level > 0 && level < HIGHEST_LEVEL) expect(spent).toBeGreaterThan(budget * 0.995);
        if (level === 0) expect(spent).toBeLessThanOrEqual(budget);
      }),
      { numRuns: 60 },
    );
  });

  test('makes the last request of every store bring the same, unless a floor or ceiling limits it', () => {
    fc.assert(
      fc.property(fleet, between(100, 20_000), (stores, budget) => {
        const level = findLevel(stores, budget, HOST_BUDGET);
        for (const store of level === 0 ? [] : stores) {
          const polls = pollsPerDay(store, level, HOST_BUDGET);
          const most = mostPerDay(store, HOST_BUDGET);
          expect(polls).toBeLessThanOrEqual(most);
          if (!store.expected || polls <= 1.000_1 || polls >= most * 0.999_9) continue;
          expect((store.weight * expectedGain(store.expected, store.requests, polls)) / level).toBeCloseTo(1, 3);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('falls as the budget grows, and no store is then read less', () => {
    fc.assert(
      fc.property(fleet, between(100, 20_000), between(1, 4), (stores, budget, factor) => {
        const [tight, wide] = [budget, budget * factor].map((each) => findLevel(stores, each, HOST_BUDGET)) as [
          number,
          number,
        ];
        expect(wide).toBeLessThanOrEqual(tight);
        for (const store of stores) {
          const polls = (level: number) => pollsPerDay(store, level, HOST_BUDGET);
          expect(polls(wide)).toBeGreaterThanOrEqual(polls(tight) * 0.999_999);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('respects the floor and the ceilings of every store', () => {
    fc.assert(
      fc.property(group, between(0.000_1, 1_000), (store, level) => {
        const polls = pollsPerDay(store, level, HOST_BUDGET);
        expect(polls * store.requests).toBeLessThanOrEqual(HOST_BUDGET.requestsPerDay + 1e-6);
        expect(polls).toBeLessThanOrEqual(96);
        expect(polls).toBeGreaterThanOrEqual(1);
        expect(pollsPerDay({ ...store, weight: 0 }, level, HOST_BUDGET)).toBe(1);
      }),
    );
  });
});

test('a network short of requests reads the only store of one user more often than each of another user’s many', () => {
  const store = {
    pace: 1,
    requests: 2,
    catalogueRequests: 0,
    expected: { linesPerDay: 50, products: 100, shape: 0.5 },
  };
  const many = { ...store, weight: 1 / Math.sqrt(200), count: 200 };
  const single = { ...store, weight: 1, count: 1 };
  const level = findLevel([many, single], 2_000, HOST_BUDGET);
  expect(pollsPerDay(single, level, HOST_BUDGET)).toBeGreaterThan(3 * pollsPerDay(many, level, HOST_BUDGET));
  expect(pollsPerDay(many, level, HOST_BUDGET)).toBeGreaterThan(1);
});
