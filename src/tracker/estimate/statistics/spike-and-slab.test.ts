import { expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { spikeAndSlab } from './spike-and-slab.ts';

const PRIOR = { chanceOfSome: 0.5, usual: 0.1 };

it('finds the part that trials show, and none if they show none', () => {
  const trials = (hits: number, all: number) =>
    spikeAndSlab((part) => (hits > 0 ? hits * Math.log(part) : 0) + (all - hits) * Math.log(1 - part), PRIOR);
  expect(trials(60, 300).mean).toBeCloseTo(0.2, 1);
  expect(trials(60, 300).chanceOfSome).toBeGreaterThan(0.99);
  expect(trials(0, 1000).chanceOfSome).toBeLessThan(0.1);
});

it('keeps chances and moments in their bounds, however steep the likelihood', () => {
  const slope = fc.double({ min: -2000, max: 2000, noNaN: true });
  fc.assert(
    fc.property(slope, slope, (linear, square) => {
      const { chanceOfSome, mean, meanSquare } = spikeAndSlab((part) => linear * part + square * part ** 2, PRIOR);
      expect(chanceOfSome).toBeGreaterThanOrEqual(0);
      expect(chanceOfSome).toBeLessThanOrEqual(1 + 1e-12);
      expect(mean).toBeLessThanOrEqual(0.95 * chanceOfSome + 1e-12);
      expect(meanSquare).toBeGreaterThanOrEqual(mean ** 2 - 1e-12);
    }),
  );
});
