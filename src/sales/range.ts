export type RangeInput = {
  value: number;
  /** Of independent errors. */
  variance: number;
  /** Of errors that all of it shares. */
  sharedSd: number;
  /** Whether it counts whole things, orders or units. */
  isCount?: boolean;
};

/** 95 of 100 draws of a normal distribution lie within so many deviations. */
export const Z_95 = 1.959964;
/** Where the approximation has its most of means, 7.5: of smaller shapes it is no guide, and the Gamma has more still. */
const LEAST_SHAPE = 4 / (9 * Z_95 ** 2);

/**
 * The 95 % range of an estimate, taken for Gamma distributed, so that small counts get a lopsided range that never turns
 * negative; quantiles after Wilson and Hilferty (1931). Whole things that hide vary no less than Poisson has it: they
 * are no more than their variance, and the range reaches as far up as these few may, however many are certain.
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
  return Math.max(LEAST_SHAPE, mean ** 2 / spread);
}

/** The standard deviation with which the range of a value reaches up to `high`, as far as one can: to 7 times it. */
export function spreadUpTo(value: number, high: number): number {
  if (!(value > 0) || !(high > value)) return 0;
  // (1 − x²/9 + z x/3)³ = high / value, x being the deviation by the value
  const root = Math.cbrt(high / value) - 1;
  const inner = Z_95 ** 2 - 4 * root;
  const x = inner > 0 ? (3 / 2) * (Z_95 - Math.sqrt(inner)) : Number.POSITIVE_INFINITY;
  return value * Math.min(x, 1 / Math.sqrt(LEAST_SHAPE));
}

function gammaQuantile(shape: number, mean: number, z: number): number {
  if (shape < 1 && z < 0) return 0;
  return mean * Math.max(0, 1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape))) ** 3;
}
