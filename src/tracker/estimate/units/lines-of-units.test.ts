import { expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { linesOfUnits } from './lines-of-units.ts';

const quantity = fc.record({
  mean: fc.double({ min: 1, max: 30, noNaN: true }),
  variance: fc.double({ min: 0, max: 900, noNaN: true }),
  sharedSd: fc.constant(0),
  shape: fc.double({ min: 0.05, max: 50, noNaN: true }),
});
const expected = fc.double({ min: 0, max: 500, noNaN: true });

it('finds at least the line that was seen, and no more lines than units', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), expected, quantity, (units, others, one) => {
      const { mean, variance } = linesOfUnits(units, others, one);
      expect(mean).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(mean).toBeLessThanOrEqual(units + 1e-9);
      expect(variance).toBeGreaterThanOrEqual(0);
      expect(Number.isFinite(variance)).toBe(true);
    }),
  );
});

it('finds more lines if more were expected', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 150 }), expected, expected, quantity, (units, one, other, lines) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
      expect(linesOfUnits(units, more, lines).mean).toBeGreaterThanOrEqual(
        linesOfUnits(units, fewer, lines).mean - 1e-6,
      );
    }),
  );
});

it('takes one unit for one line, and twelve for one line if lines hold a dozen', () => {
  expect(linesOfUnits(1, 5, { mean: 1.2, variance: 0.2, sharedSd: 0, shape: 0.1 })).toEqual({
    mean: 1,
    variance: 0,
    perQuantity: 0,
  });
  expect(linesOfUnits(12, 0.1, { mean: 12, variance: 60, sharedSd: 0, shape: 0.1 }).mean).toBeLessThan(1.2);
  expect(linesOfUnits(12, 9, { mean: 1.2, variance: 0.2, sharedSd: 0, shape: 0.1 }).mean).toBeGreaterThan(9);
});

it('is not misled by a few huge lines: a dozen units are one line if most lines hold a dozen', () => {
  const skewed = { mean: 12, variance: 1700, sharedSd: 0 };
  const most = linesOfUnits(12, 0.1, { ...skewed, shape: 0.75 }).mean;
  expect(most).toBeLessThan(1.15);
  expect(linesOfUnits(12, 0.1, { ...skewed, shape: 0.01 }).mean).toBeGreaterThan(most);
});

it('tells how the lines fall if the further units per line rise', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 150 }), expected, quantity, (units, others, one) => {
      // the size of the negative binomial law stays
      const linesIf = (part: number) => {
        const more = (one.mean - 1) * part;
        return linesOfUnits(units, others, { ...one, mean: 1 + more, variance: 0, shape: Math.min(1e3, one.shape) });
      };
      fc.pre(one.mean > 1.05);
      const slope = (linesIf(1 - 1e-4).mean - linesIf(1 + 1e-4).mean) / 2e-4;
      const { perQuantity } = linesIf(1);
      expect(perQuantity).toBeGreaterThan(slope - 0.01 * units);
      expect(perQuantity).toBeLessThan(slope + 0.01 * units);
    }),
  );
});
