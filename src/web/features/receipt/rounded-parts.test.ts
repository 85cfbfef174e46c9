import { expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { roundedParts } from './rounded-parts.ts';

it('rounds parts like their sum', () => {
  expect(roundedParts([6, 114.47, 0], 120.47)).toEqual([6, 114, 0]);
  expect(roundedParts([6.6, 114.6, 0], 121.2)).toEqual([7, 114, 0]);
  expect(roundedParts([1.04, 2.33], 3.37)).toEqual([1.1, 2.3]);
});

it('keeps their sum', () => {
  const part = fc.double({ min: 0, max: 5_000, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(part, part, part), (parts) => {
      const total = parts.reduce((sum, one) => sum + one, 0);
      const shown = total < 10 ? Math.round(total * 10) / 10 : Math.round(total);
      expect(roundedParts(parts, total).reduce((sum, one) => sum + one, 0)).toBeCloseTo(shown, 6);
    }),
  );
});
