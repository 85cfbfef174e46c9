/** P(N ≥ count) for a Poisson count. */
export function poissonTail(count: number, mean: number): number {
  // for large means the sum is long, and its first term would vanish
  if (mean > 500) return count > 2 * mean ? 0 : 1;
  let term = Math.exp(-mean);
  let below = 0;
  for (let n = 0; n < count; n++) {
    below += term;
    term *= mean / (n + 1);
  }
  return Math.max(0, 1 - below);
}
