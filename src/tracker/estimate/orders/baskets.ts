import { lnGamma } from '../statistics/ln-gamma.ts';

/** Upper ends of the size classes in which baskets are counted; the last class is open. */
const CLASS_ENDS = [1, 2, 3, 4, 5, 6, 8, 11, 15, 20, 30, 50, 100, 200, 400, 800];
const CLASS_SIZES = CLASS_ENDS.map((end, index) => (index === 0 ? 1 : (end + CLASS_ENDS[index - 1]! + 1) / 2));

export function basketClass(size: number): number {
  const index = CLASS_ENDS.findIndex((end) => size <= end);
  return index < 0 ? CLASS_ENDS.length - 1 : index;
}

/** Used before a store has shown its own sizes: most orders of shops hold one product. Worth one order of trust. */
const ASSUMED_BASKETS = [0.6, 0.22, 0.1, 0.05, 0.03];

export type BasketSizes = {
  /**
   * Which baskets of each class a basket with `seen` visible products represents, if each product is covered with
   * chance `covered`: Bayes on a binomial thinning. The sum exceeds one, since the basket also represents baskets that
   * were covered completely (Horvitz and Thompson 1952).
   */
  before(seen: number, covered: number): number[];
  /** The chance that all products of a basket lie in a part of the catalogue that takes `share` of all lines. */
  isWithin(share: number): number;
  /** The chance of `size` products or more: as often as seen, or by the geometric tail of the mean if that is more. */
  chanceOfAtLeast(size: number): number;
  meanSize: number;
  /** How many orders they are known from, what is assumed included. */
  known: number;
  largestSeen: number;
};

/** `isWithin` is the generating function Σ f(k) share^k of the basket sizes seen. */
export function basketSizes(baskets: readonly number[]): BasketSizes {
  const weights = CLASS_SIZES.map((_, index) => (baskets[index] ?? 0) + (ASSUMED_BASKETS[index] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let mean = 0;
  let largest = 0;
  for (const [index, weight] of weights.entries()) {
    mean += (weight / total) * CLASS_SIZES[index]!;
    if ((baskets[index] ?? 0) > 1e-4) largest = CLASS_ENDS[index]!;
  }
  return {
    before(seen, covered) {
      const first = basketClass(seen);
      if (covered <= 0) return weights.map((_, index) => (index === first ? 1 : 0));
      const likelihoods = weights.map((weight, index) =>
        index < first ? 0 : weight * thinned(index === first ? seen : CLASS_SIZES[index]!, seen, covered),
      );
      const all = likelihoods.reduce((sum, likelihood) => sum + likelihood, 0);
      return likelihoods.map((likelihood, index) =>
        likelihood > 0 ? likelihood / all / (1 - covered ** CLASS_SIZES[index]!) : index === first && all === 0 ? 1 : 0,
      );
    },
    isWithin: (share) => {
      if (share <= 0) return 0;
      if (share >= 1) return 1;
      let chance = 0;
      for (const [index, weight] of weights.entries()) {
        if (weight > 0) chance += weight * share ** CLASS_SIZES[index]!;
      }
      return chance / total;
    },
    chanceOfAtLeast: (size) => {
      const seen = weights.reduce((sum, weight, index) => (CLASS_SIZES[index]! >= size ? sum + weight : sum), 0);
      return Math.max(seen / total, (1 - 1 / mean) ** (size - 1));
    },
    meanSize: mean,
    known: total,
    largestSeen: largest,
  };
}

/** The chance that exactly `seen` of `size` products are visible, if each is covered with chance `covered` < 1. */
function thinned(size: number, seen: number, covered: number): number {
  const ways = lnGamma(size + 1) - lnGamma(seen + 1) - lnGamma(size - seen + 1);
  return Math.exp(ways + seen * Math.log(1 - covered) + (size - seen) * Math.log(covered));
}
