import { expect, it } from 'vitest';
import { seededRandom } from '#runtime/random.ts';
import { fitPrior, type Sighting } from './fit-prior.ts';
import { fitMixture, gammaMixture, posteriorOf } from './gamma-mixture.ts';

const RATES = Array.from({ length: 300 }, (_, rank) => 0.3 / (3 + rank));

/** Each rate's events, and the orders since the last one: daily readings show a best seller only until it sells again. */
function seenDaily(orders: number, days: number): Sighting[] {
  const random = seededRandom(3);
  return RATES.map((rate) => {
    const seen = { count: 0, exposure: 0 };
    for (let day = 0; day < days; day++) {
      const since = random.exponential(rate);
      if (since < orders) seen.count++;
      seen.exposure += Math.min(orders, since);
    }
    return seen;
  });
}

it('tells how much best sellers sell from few sales, which a single Gamma takes for much less', () => {
  const sightings = seenDaily(2000, 10);
  const { shape, rate } = fitPrior(sightings)!;
  const weights = fitMixture(sightings, shape / rate);
  const components = gammaMixture(shape / rate, weights);
  const best = sightings.slice(0, 10);
  const truth = RATES.slice(0, 10).reduce((sum, one) => sum + one, 0);
  const byMixture = best.reduce((sum, seen) => sum + posteriorOf(components, seen).mean, 0);
  const byGamma = best.reduce((sum, { count, exposure }) => sum + (shape + count) / (rate + exposure), 0);
  expect(byMixture / truth).toBeGreaterThan(0.85);
  expect(byMixture / truth).toBeLessThan(1.15);
  expect(byGamma / truth).toBeLessThan(0.7);
});

it('has weights that sum to one, none of which dies out', () => {
  const weights = fitMixture(seenDaily(2000, 3), 0.001);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
  expect(Math.min(...weights)).toBeGreaterThan(0);
});

it('is certain of a rate once it was seen long enough', () => {
  const components = gammaMixture(0.01, [0.25, 0.25, 0.25, 0.25]);
  const { mean, relativeVar } = posteriorOf(components, { count: 4000, exposure: 20_000 });
  expect(mean).toBeCloseTo(0.2, 2);
  expect(relativeVar).toBeCloseTo(1 / 4000, 3);
});
