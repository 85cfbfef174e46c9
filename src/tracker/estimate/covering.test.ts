import fc from 'fast-check';
import { expect, it } from 'vitest';
import { raisedChance } from './covering.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const factor = fc.double({ min: 1, max: 4, noNaN: true });

it('raises what is seldom by the factor, and never to what is certain', () => {
  expect(raisedChance(0.001, 3)).toBeCloseTo(0.003, 4);
  fc.assert(
    fc.property(chance, factor, (before, by) => {
      const raised = raisedChance(before, by);
      expect(raised).toBeGreaterThanOrEqual(before - 1e-12);
      // of what is left to be seen, a part by the factor stays
      expect(1 - raised).toBeGreaterThanOrEqual((1 - before) / by - 1e-12);
    }),
  );
});
