/** The 95 % range of a sum: independent errors and shared ones are independent of each other. Never below zero. */
export function rangeOf(sum: { value: number; variance: number; sharedSd: number }): { low: number; high: number } {
  const half = 1.96 * Math.sqrt(sum.variance + sum.sharedSd ** 2);
  return { low: Math.max(0, sum.value - half), high: sum.value + half };
}
