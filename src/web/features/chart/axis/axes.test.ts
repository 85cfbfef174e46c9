import { expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { axisTicks } from './axes.tsx';

it.each([
  [null, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [9, [0, 2, 4, 6, 8, 10]],
  [1301, [0, 500, 1000, 1500]],
  [6000, [0, 2000, 4000, 6000]],
])('an axis up to %s has few round numbers', (highest, ticks) => {
  expect(axisTicks(highest).map((tick) => Number(tick.toFixed(9)))).toEqual(ticks);
});

it('an axis shows round numbers in every currency, up to the highest value or a little more', () => {
  const amount = fc.double({ min: 0.01, max: 1e9, noNaN: true });
  const rate = fc.double({ min: 0.5, max: 2000, noNaN: true });
  fc.assert(
    fc.property(amount, rate, (highest, unit) => {
      const ticks = axisTicks(highest, unit);
      for (const tick of ticks) {
        const shown = tick * unit;
        expect(Number(shown.toPrecision(2))).toBeCloseTo(shown, 6 - Math.ceil(Math.log10(shown || 1)));
      }
      expect(ticks.at(-1)! / highest).toBeGreaterThan(0.999_999);
      expect(ticks.at(-1)! / highest).toBeLessThan(2);
    }),
  );
});
