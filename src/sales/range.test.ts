import { describe, expect, it } from 'vitest';
import { seededRandom } from '#runtime/random.ts';
import { fc } from '#runtime/testing-properties.ts';
import { rangeOf } from './range.ts';

const SHOPS = 4_000;
const amount = fc.double({ min: 0, max: 1e6, noNaN: true });

describe('rangeOf', () => {
  it('encloses the value and is never negative', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (value, variance, sharedSd, isCount) => {
        const range = rangeOf({ value, variance, sharedSd, isCount });
        expect(range.low).toBeGreaterThanOrEqual(0);
        expect(range.low).toBeLessThanOrEqual(value * (1 + 1e-9));
        expect(range.high).toBeGreaterThanOrEqual(value * (1 - 1e-9));
      }),
    );
  });

  it('is a point where nothing is uncertain', () => {
    expect(rangeOf({ value: 7, variance: 0, sharedSd: 0 })).toEqual({ low: 7, high: 7 });
  });

  it('is skewed for few and nearly symmetric for many', () => {
    const few = rangeOf({ value: 2, variance: 2, sharedSd: 0 });
    expect(few.high - 2).toBeGreaterThan(2 * (2 - few.low) * 0.9);
    const many = rangeOf({ value: 10_000, variance: 10_000, sharedSd: 0 });
    expect(many.low).toBeCloseTo(10_000 - 196, -1);
    expect(many.high).toBeCloseTo(10_000 + 196, -1);
  });

  it('reaches as far or farther where more is uncertain, even far below one event', () => {
    const highs = [0.12, 0.15, 0.3, 1, 3].map((variance) => rangeOf({ value: 0.15, variance, sharedSd: 0 }).high);
    expect(highs).toEqual(highs.toSorted((one, other) => one - other));
    expect(highs[2]).toBeGreaterThan(1);
  });

  it('reaches as far up for a count as its few uncertain events may, however many are certain', () => {
    const doubt = { variance: 2, sharedSd: 0 };
    const [few, many] = [2, 286].map((value) => rangeOf({ value, ...doubt, isCount: true }));
    expect(many!.high - 284).toBeCloseTo(few!.high, 9);
    const ofMoney = rangeOf({ value: 286, ...doubt });
    expect(many!.low).toBe(ofMoney.low);
    expect(ofMoney.high).toBeLessThan(289);
    expect(many!.high).toBeGreaterThan(289);
  });

  it('holds counts of which few are hidden, among them lines of several units', () => {
    const random = seededRandom(1);
    let held = 0;
    for (let shop = 0; shop < SHOPS; shop++) {
      // the expected hidden part: 0.6 lines of 1.6 units each, geometric
      let units = 300;
      for (let lines = random.poisson(0.6); lines > 0; lines--) {
        units++;
        while (random.next() < 1 - 1 / 1.6) units++;
      }
      const { low, high } = rangeOf({
        value: 300 + 0.6 * 1.6,
        variance: 0.6 * (0.96 + 1.6 ** 2),
        sharedSd: 0,
        isCount: true,
      });
      if (low <= units && units <= high) held++;
    }
    expect(held / SHOPS).toBeGreaterThan(0.9);
    expect(held / SHOPS).toBeLessThan(0.99);
  });

  it('gives a range where nothing was seen but something may have sold', () => {
    const range = rangeOf({ value: 0, variance: 4, sharedSd: 0 });
    expect(range.low).toBe(0);
    expect(range.high).toBeGreaterThan(3);
  });
});
