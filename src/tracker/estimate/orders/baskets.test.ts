import { describe, expect, it } from 'vitest';
import { seededRandom } from '#runtime/random.ts';
import { basketClass, basketSizes } from './baskets.ts';

const TRUE_SIZES = [0.6, 0.25, 0.1, 0.05];

describe('the sizes of baskets', () => {
  it('are found where most of their products are covered by later sales', () => {
    const random = seededRandom(5);
    let baskets: number[] = [];
    // each round is a gap, judged by what the last one knew
    for (let round = 0; round < 40; round++) {
      const sizes = basketSizes(baskets);
      const learnt = baskets.map((weight) => weight * 0.9);
      for (let order = 0; order < 500; order++) {
        const size = drawSize(random.next());
        const covered = 0.7 * random.next();
        let seen = 0;
        for (let product = 0; product < size; product++) if (random.next() >= covered) seen++;
        if (seen === 0) continue;
        for (const [index, part] of sizes.before(seen, covered).entries())
          learnt[index] = (learnt[index] ?? 0) + part * (1 - covered);
      }
      baskets = learnt;
    }
    const total = baskets.reduce((sum, weight) => sum + weight, 0);
    for (const [index, share] of TRUE_SIZES.entries())
      expect(Math.abs(baskets[index]! / total - share)).toBeLessThan(0.03);
    expect(Math.abs(basketSizes(baskets).meanSize - 1.6)).toBeLessThan(0.05);
  });

  it('are as seen if nothing is covered', () => {
    const before = basketSizes([]).before(3, 0);
    expect(before[basketClass(3)]).toBe(1);
    expect(before.reduce((sum, part) => sum + part, 0)).toBe(1);
  });

  it('are found for baskets of any size', () => {
    for (const seen of [1, 7, 40, 2_000])
      for (const covered of [0.01, 0.5, 0.8]) {
        const before = basketSizes([5, 1]).before(seen, covered);
        expect(before.every((part) => part >= 0 && Number.isFinite(part))).toBe(true);
        expect(before.reduce((sum, part) => sum + part, 0)).toBeGreaterThan(0.5);
      }
  });
});

function drawSize(uniform: number): number {
  let size = 1;
  for (let sum = TRUE_SIZES[0]!; size < TRUE_SIZES.length && uniform >= sum; sum += TRUE_SIZES[size]!, size++);
  return size;
}
