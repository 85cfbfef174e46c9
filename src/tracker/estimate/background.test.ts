import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chanceOfSale, learnBackground, NO_BACKGROUND, usualPart } from './background.ts';

it('expects writes in a busy gap as often as they came in others, and none in a shop that showed none', () => {
  const fits = [1, 1, 0.2];
  const known = learnBackground(NO_BACKGROUND, 1, { fits, writes: 2, hours: 4 });
  expect(usualPart(known, 1, 5)).toBeCloseTo(0.1, 9);
  expect(usualPart(known, 1, 50)).toBe(0);
  expect(usualPart(learnBackground(NO_BACKGROUND, 1, { fits, writes: 0, hours: 9 }), 1, 5)).toBe(0);
  expect(usualPart(NO_BACKGROUND, 1, 5)).toBe(0);
});

it('never is sure that all lone stamps are writes, and weighs each between none and one', () => {
  const seen = fc.record({ fits: fc.constant([]), writes: fc.nat(500), hours: fc.nat(100) });
  fc.assert(
    fc.property(seen, fc.double({ min: 0, max: 30, noNaN: true }), fc.nat(50), (told, hours, stamps) => {
      const part = usualPart(learnBackground(NO_BACKGROUND, 1, told), hours, stamps);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(0.9);
      const weight = chanceOfSale(part, 1);
      expect(weight).toBeGreaterThan(0.09);
      expect(weight).toBeLessThanOrEqual(1);
    }),
  );
});
