import { expect, it } from 'vitest';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { fc } from '#runtime/testing-properties.ts';
import { ratioOf } from './ratio-of.ts';

const sold = (value: number, low: number, high: number): Estimate => ({
  ...NO_ESTIMATE,
  value,
  low,
  high,
  basis: 'stock',
});

it('is sure if the ranges are narrow compared with the difference', () => {
  expect(ratioOf(sold(200, 190, 210), sold(100, 95, 105))).toMatchObject({ ratio: 2, isSure: true });
  expect(ratioOf(sold(110, 80, 150), sold(100, 70, 140))).toMatchObject({ isSure: false });
});

it('has no width for exact numbers, and is null if one is missing', () => {
  expect(ratioOf(sold(50, 50, 50), sold(100, 100, 100))).toEqual({ ratio: 0.5, low: 0.5, high: 0.5, isSure: true });
  expect(ratioOf(NO_ESTIMATE, sold(100, 90, 110))).toBeNull();
  expect(ratioOf(sold(100, 90, 110), sold(0, 0, 3))).toBeNull();
});

it('inverted is the same difference', () => {
  const estimate = fc
    .tuple(fc.double({ min: 1, max: 1e6, noNaN: true }), fc.double({ min: 0.1, max: 1, noNaN: true }))
    .map(([value, part]) => sold(value, value * part, value / part));
  fc.assert(
    fc.property(estimate, estimate, (one, other) => {
      const [there, back] = [ratioOf(one, other)!, ratioOf(other, one)!];
      expect(there.low).toBeLessThanOrEqual(there.ratio);
      expect(there.high).toBeGreaterThanOrEqual(there.ratio);
      expect(back.high).toBeCloseTo(1 / there.low, 3);
      expect(back.isSure).toBe(there.isSure);
    }),
  );
});
