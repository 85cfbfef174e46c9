/** The best hour of a shop against its mean. */
const BURST = 4;
const STANDARD_DEVIATIONS = 5;

/**
 * Whether more of what is shown moved than a burst would move, where `expected` of it moves in such a time. What sells
 * twice moves once: of n alike at a rate r each, n(1 - e^(-r)) move, with the variance of a binomial count at the most.
 */
export function isMoreThanEver(moved: number, shown: number, expected: number): boolean {
  if (shown <= 0) return false;
  const share = Math.min(0.99, expected / shown);
  const most = shown * (1 - (1 - share) ** BURST);
  return moved > most + STANDARD_DEVIATIONS * Math.sqrt(most * (1 - most / shown)) + 1;
}
