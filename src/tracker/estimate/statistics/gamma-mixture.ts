import type { Sighting } from './fit-prior.ts';

/** A part of a mixture of Gammas; `log`: of its weight, and of what its density takes from shape and rate. */
export type Component = { shape: number; rate: number; log: number };

const SHAPE = 2;
/** From one component's mean to the next: close enough for their humps to overlap. */
const STEP = 3;
/** How many steps the lowest mean lies below the mean of all. */
const STEPS_BELOW = 3;
const ROUNDS = 40;

export function gamma(shape: number, rate: number, weight = 1): Component {
  return { shape, rate, log: Math.log(weight) + shape * Math.log(rate) };
}

/** Gammas whose means rise in even steps from far below the `mean` of all rates. */
export function gammaMixture(mean: number, weights: readonly number[]): Component[] {
  return weights.map((weight, index) => gamma(SHAPE, SHAPE / (mean * STEP ** (index - STEPS_BELOW)), weight));
}

/**
 * The weights of a mixture up to a mean of one, as the prior of many Poisson rates (nonparametric maximum likelihood,
 * Kiefer and Wolfowitz 1956, by expectation and maximization, Laird 1978). One more rate that may be any keeps each
 * component alive.
 */
export function fitMixture(sightings: readonly Sighting[], mean: number): number[] {
  const size = 1 + STEPS_BELOW + Math.max(0, Math.ceil(-Math.log(mean) / Math.log(STEP)));
  let weights = new Array<number>(size).fill(1 / size);
  const components = gammaMixture(mean, weights);
  const likelihoods = sightings.map((seen) => likelihoodsOf(components, seen));
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new Array<number>(size).fill(1 / size);
    for (const each of likelihoods) {
      const all = each.reduce((sum, likelihood, index) => sum + likelihood * weights[index]!, 0);
      for (const [index, likelihood] of each.entries()) sums[index]! += (likelihood * weights[index]!) / all;
    }
    weights = sums.map((sum) => sum / (sightings.length + 1));
  }
  return weights;
}

/** Mean and relative variance of a rate with this prior, given what was seen of it. */
export function posteriorOf(prior: readonly Component[], seen: Sighting): { mean: number; relativeVar: number } {
  let [all, mean, square] = [0, 0, 0];
  for (const [index, likelihood] of likelihoodsOf(prior, seen).entries()) {
    const [count, exposure] = [prior[index]!.shape + seen.count, prior[index]!.rate + seen.exposure];
    all += likelihood;
    mean += likelihood * (count / exposure);
    square += likelihood * (count / exposure) * ((count + 1) / exposure);
  }
  return { mean: mean / all, relativeVar: (all * square) / mean ** 2 - 1 };
}

/** How well each component explains what was seen, beside the best. */
function likelihoodsOf(components: readonly Component[], { count, exposure }: Sighting): number[] {
  const logs = components.map(({ shape, rate, log }) => log - (shape + count) * Math.log(rate + exposure));
  const highest = Math.max(...logs);
  return logs.map((log) => Math.exp(log - highest));
}
