import { expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { NO_CENSORING } from '../../known/store-model.ts';
import { learnCensoring, raisedChance } from './censoring.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const factor = fc.double({ min: 1, max: 4, noNaN: true });

it('raises small chances by the factor, and none to certainty', () => {
  expect(raisedChance(0.001, 3)).toBeCloseTo(0.003, 4);
  fc.assert(
    fc.property(chance, factor, (before, by) => {
      const raised = raisedChance(before, by);
      expect(raised).toBeGreaterThanOrEqual(before - 1e-12);
      // what is left to be seen shrinks by no more than the factor
      expect(1 - raised).toBeGreaterThanOrEqual((1 - before) / by - 1e-12);
    }),
  );
});

it('learns nothing from a gap that touched every product, even if the shares miss 1 by a digit', () => {
  const gap = { kept: 1, isWithinOnePoll: false, stampsBefore: [1, 1], orders: [] };
  const known = { ...NO_CENSORING, last: [[1, 2]] satisfies [number, number][] };
  for (const coveredShare of [1, 1 - 2 ** -52]) {
    expect(learnCensoring(known, { ...gap, coveredShare }).expected).toBe(0);
  }
  expect(learnCensoring(known, { ...gap, coveredShare: 0.5 })).toMatchObject({ covered: 1, expected: 0.25 });
});
