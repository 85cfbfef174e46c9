/** A shop's best hour, over its mean. */
const BURST = 4;
const STANDARD_DEVIATIONS = 5;

/**
 * Whether more of what is shown moved than in a burst, if `expected` of it moves in such a time. What sells twice moves
 * once: of n equal products at a rate r each, n(1 - e^(-r)) move, with at most the variance of a binomial count.
 */
export function isMoreThanEver(moved: number, shown: number, expected: number): boolean {
  if (shown <= 0) return false;
  const share = Math.min(0.99, expected / shown);
  const most = shown * (1 - (1 - share) ** BURST);
  return moved > most + STANDARD_DEVIATIONS * Math.sqrt(most * (1 - most / shown)) + 1;
}
