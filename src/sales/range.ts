export type RangeInput = {
  value: number;
  /** The variance of the independent errors. */
  variance: number;
  /** The standard deviation of the errors that all parts share. */
  sharedSd: number;
  /** Whether it counts whole things: orders or units. */
  isCount?: boolean;
};

/** 95 % of a normal distribution lies within this many standard deviations. */
export const Z_95 = 1.959964;
/**
 * The approximation's upper quantile peaks at 7.5 times the mean. It is not valid for smaller shapes, where the Gamma's
 * quantile is higher still.
 */
const MIN_SHAPE = 4 / (9 * Z_95 ** 2);

/**
 * The 95 % range of a Gamma distributed estimate, so that small counts get a skewed range that is never negative;
 * quantiles by Wilson and Hilferty (1931). In a count at most `spread` events are uncertain, since a Poisson count's
 * mean is its variance. The range reaches at least as far up as those few may, however many others are certain.
 */
export function rangeOf({ value, variance, sharedSd, isCount = false }: RangeInput): { low: number; high: number } {
  const mean = Math.max(0, value);
  const spread = Math.max(0, variance) + sharedSd ** 2;
  if (spread <= 0) return { low: mean, high: mean };
  if (mean <= 0) return { low: 0, high: Z_95 * Math.sqrt(spread) };
  const low = Math.min(mean, gammaQuantile(shapeOf(mean, spread), mean, -Z_95));
  const high = highEnd(mean, spread);
  const hidden = Math.min(mean, spread);
  return { low, high: isCount ? Math.max(high, mean - hidden + highEnd(hidden, spread)) : high };
}

function highEnd(mean: number, spread: number): number {
  return Math.max(mean, gammaQuantile(shapeOf(mean, spread), mean, Z_95), Math.sqrt(spread));
}

function shapeOf(mean: number, spread: number): number {
  return Math.max(MIN_SHAPE, mean ** 2 / spread);
}

/** The standard deviation with which the range of a value reaches up to `high`: at most to 7.5 times the value. */
export function spreadUpTo(value: number, high: number): number {
  if (!(value > 0) || !(high > value)) return 0;
  // (1 − x²/9 + z x/3)³ = high / value, where x is the standard deviation divided by the value
  const root = Math.cbrt(high / value) - 1;
  const inner = Z_95 ** 2 - 4 * root;
  const x = inner > 0 ? (3 / 2) * (Z_95 - Math.sqrt(inner)) : Number.POSITIVE_INFINITY;
  return value * Math.min(x, 1 / Math.sqrt(MIN_SHAPE));
}

function gammaQuantile(shape: number, mean: number, z: number): number {
  if (shape < 1 && z < 0) return 0;
  return mean * Math.max(0, 1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape))) ** 3;
}
