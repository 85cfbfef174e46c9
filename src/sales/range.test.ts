import { describe, expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { rangeOf } from './range.ts';

const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

describe('rangeOf', () => {
  it('encloses the value, is never negative and never below what was seen', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (value, variance, sharedSd, part) => {
          const range = rangeOf({ value, variance, sharedSd, atLeast: value * part });
          expect(range.low).toBeGreaterThanOrEqual(value * part - 1e-6 * value);
          expect(range.low).toBeLessThanOrEqual(value * (1 + 1e-9));
          expect(range.high).toBeGreaterThanOrEqual(value * (1 - 1e-9));
        },
      ),
    );
  });

  it('is a point where nothing is unsure', () => {
    expect(rangeOf({ value: 7, variance: 0, sharedSd: 0 })).toEqual({ low: 7, high: 7 });
  });

  it('is lopsided for few and nearly even for many', () => {
    const few = rangeOf({ value: 2, variance: 2, sharedSd: 0 });
    expect(few.high - 2).toBeGreaterThan(2 * (2 - few.low) * 0.9);
    const many = rangeOf({ value: 10_000, variance: 10_000, sharedSd: 0 });
    expect(many.low).toBeCloseTo(10_000 - 196, -1);
    expect(many.high).toBeCloseTo(10_000 + 196, -1);
  });

  it('reaches no less far where more is in doubt, far below one event too', () => {
    const highs = [0.12, 0.15, 0.3, 1, 3].map((variance) => rangeOf({ value: 0.15, variance, sharedSd: 0 }).high);
    expect(highs).toEqual(highs.toSorted((one, other) => one - other));
    expect(highs[2]).toBeGreaterThan(1);
  });

  it('says something where nothing was seen and something may have been', () => {
    const range = rangeOf({ value: 0, variance: 4, sharedSd: 0 });
    expect(range.low).toBe(0);
    expect(range.high).toBeGreaterThan(3);
  });
});
