import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { catalogueGap, gapAfterFailure, gapAfterSuccess } from './next-poll.ts';

const random = fc.double({ min: 0, max: 0.999_999, noNaN: true });

test('who follows a store, and what it shows, decide how often it is read', () => {
  const store = { isPractice: false, hasLivingSignal: true, isFollowed: true };
  expect(gapAfterSuccess(store, 0.5)).toBe(HOUR_MS);
  expect(gapAfterSuccess({ ...store, hasLivingSignal: false }, 0.5)).toBe(6 * HOUR_MS);
  expect(gapAfterSuccess({ ...store, isPractice: true }, 0.5)).toBe(MINUTE_MS);
  expect(gapAfterSuccess({ ...store, isFollowed: false }, 0.5)).toBe(DAY_MS);
  expect(gapAfterSuccess({ ...store, isPractice: true, isFollowed: false }, 0.5)).toBe(DAY_MS);
});

test('the catalogue is due again at the next poll of a store that is read once a day', () => {
  const daily = { isPractice: false, hasLivingSignal: true, isFollowed: false };
  fc.assert(
    fc.property(random, random, (one, other) => {
      expect(catalogueGap(false, one)).toBeLessThan(gapAfterSuccess(daily, other));
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
