import { expect, test } from 'vitest';
import { seededRandom } from '#runtime/random.ts';
import { fc } from '#runtime/testing-properties.ts';
import { fitRankLaw, linesAtRank, type RankedSales } from './rank-law.ts';

/** Sales of a list that follows the law, each product off by a factor of its own. */
function listed(seed: number, products: number, b: number, factorOf: (random: () => number) => number): RankedSales[] {
  const random = seededRandom(seed);
  return Array.from({ length: products }, (_, index) => {
    const mean = 0.4 * (index + 1) ** -b * factorOf(random.next);
    return { rank: index + 1, lines: random.poisson(mean * 1_000), orders: 1_000 };
  });
}

test('the law of a list is recovered, and what it says about a rank lies in its range', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const law = fitRankLaw(listed(seed, 60, 0.9, () => 1))!;
    expect(law.b).toBeCloseTo(0.9, 1);
    const { mean, relativeSd } = linesAtRank(law, 30);
    const truth = 0.4 * 30 ** -0.9;
    expect(Math.abs(mean - truth)).toBeLessThan(4 * mean * relativeSd + 0.1 * truth);
  }
});

test('the spread is large if products of one rank differ much', () => {
  const spreads = Array.from({ length: 20 }, (_, seed) => {
    // a factor with mean 1 and a relative variance of 1.8
    return fitRankLaw(listed(seed, 80, 0.9, (random) => (random() < 0.25 ? 3.32 : 0.227)))?.spread ?? 0.5;
  });
  const mean = spreads.reduce((sum, one) => sum + one, 0) / spreads.length;
  expect(mean).toBeGreaterThan(1);
});

test('a list that has nothing to do with sales gives no law', () => {
  let given = 0;
  for (let seed = 1; seed <= 100; seed++)
    if (fitRankLaw(listed(seed, 60, 0, (random) => 0.2 + 1.6 * random()))) given++;
  expect(given).toBeLessThanOrEqual(2);
});

test('a list of best sellers upside down gives no law, nor does one of few products or few sales', () => {
  expect(fitRankLaw(listed(1, 60, -0.5, () => 1))).toBeNull();
  expect(fitRankLaw(listed(1, 7, 0.9, () => 1))).toBeNull();
  expect(fitRankLaw(listed(1, 60, 0.9, () => 1).map((one) => ({ ...one, lines: one.lines / 1_000 })))).toBeNull();
});

test('a law is finite, falls with the rank and is never certain, whatever the counts', () => {
  const count = fc.record({ lines: fc.nat(10_000), orders: fc.nat(1_000_000) });
  fc.assert(
    fc.property(fc.array(count, { maxLength: 60 }), fc.integer({ min: 1, max: 250 }), (counts, rank) => {
      const law = fitRankLaw(counts.map((one, index) => ({ ...one, rank: index + 1 })));
      if (!law) return;
      const at = linesAtRank(law, rank);
      expect(Number.isFinite(at.mean) && Number.isFinite(at.relativeSd)).toBe(true);
      expect(at.mean).toBeGreaterThanOrEqual(linesAtRank(law, rank + 1).mean);
      expect(at.relativeVar).toBeGreaterThanOrEqual(0.5);
    }),
  );
});
