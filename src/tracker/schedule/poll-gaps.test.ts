import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { catalogueGap, gapAfterFailure, gapAfterSuccess, gapToPayFor, MIN_GAP_MS } from './poll-gaps.ts';
import { HOST_BUDGET } from './poll-rate.ts';

const random = fc.double({ min: 0, max: 0.999_999, noNaN: true });
const unknown = { weight: 1, pace: 1, requests: 2, catalogueRequests: 0, expected: null };
const watched = { ...unknown, isPractice: false, isWatched: true };
const sells = (linesPerDay: number) => ({ ...watched, expected: { linesPerDay, products: 200, shape: 0.5 } });
const gapOf = (store: typeof watched | ReturnType<typeof sells>, drawn = 0.5) =>
  gapAfterSuccess(store, 0, HOST_BUDGET, drawn);

test('who watches a store and what it shows decide how often it is read', () => {
  expect(gapOf(watched)).toBe(HOUR_MS);
  expect(gapOf({ ...watched, isPractice: true })).toBe(MINUTE_MS);
  expect(gapOf({ ...watched, isWatched: false })).toBe(DAY_MS);
  expect(gapOf({ ...watched, isPractice: true, isWatched: false })).toBe(DAY_MS);
  expect(gapOf(sells(0)) / HOUR_MS).toBeCloseTo(6, 0);
  expect(gapOf(sells(2000))).toBe(15 * MINUTE_MS);
  expect(gapOf(sells(20))).toBeGreaterThan(gapOf(sells(200)));
});

test('two gaps of one store differ, within a tenth of it', () => {
  fc.assert(
    fc.property(random, (drawn) => {
      const gap = gapOf(watched, drawn);
      expect(gap).toBeGreaterThanOrEqual(0.95 * HOUR_MS);
      expect(gap).toBeLessThan(1.05 * HOUR_MS);
    }),
  );
  expect(gapOf(watched, 0.1)).not.toBe(gapOf(watched, 0.9));
});

test('the catalogue is due again at the next poll of a store that is read once a day', () => {
  fc.assert(
    fc.property(random, random, (one, other) => {
      expect(catalogueGap(false, one)).toBeLessThan(gapOf({ ...watched, isWatched: false }, other));
    }),
  );
});

test('after a failure a store is never asked sooner than it said, nor twice within five minutes', () => {
  const asked = fc.option(fc.integer({ min: 0, max: 86_400 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), asked, random, (failures, seconds, drawn) => {
      const gap = gapAfterFailure(failures, seconds, drawn);
      expect(gap).toBeGreaterThanOrEqual(Math.max(5 * MINUTE_MS, (seconds ?? 0) * 1000));
      expect(gap).toBeLessThanOrEqual(1.1 * DAY_MS);
    }),
  );
});

test('a host gets no more than its budget a day, whatever its polls cost', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 50 }), (costs) => {
      const takesMs = costs.reduce((sum, requests) => sum + gapToPayFor(requests, HOST_BUDGET), 0);
      const requests = costs.reduce((sum, cost) => sum + cost, 0);
      expect(requests / (takesMs / DAY_MS)).toBeLessThanOrEqual(HOST_BUDGET.requestsPerDay * 1.000_001);
    }),
  );
  expect(gapToPayFor(1, HOST_BUDGET)).toBe(MIN_GAP_MS);
});
