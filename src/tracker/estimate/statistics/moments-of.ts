/**
 * Mean and variance of a count from 1 on, given the logarithms of its weights, and the logarithm of the weights' sum.
 */
export function momentsOf(logs: readonly number[]): { mean: number; variance: number; log: number } {
  const highest = Math.max(...logs);
  let [weight, sum, squares] = [0, 0, 0];
  for (const [index, log] of logs.entries()) {
    const chance = Math.exp(log - highest);
    weight += chance;
    sum += chance * (index + 1);
    squares += chance * (index + 1) ** 2;
  }
  const mean = sum / weight;
  return { mean, variance: Math.max(0, squares / weight - mean ** 2), log: highest + Math.log(weight) };
}
