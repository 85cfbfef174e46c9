export type RangeInput = {
  value: number;
  /** Of independent errors. */
  variance: number;
  /** Of errors that all of it shares. */
  sharedSd: number;
  /** What was certainly seen: the range never begins below it. */
  atLeast?: number;
};

/** 95 of 100 draws of a normal distribution lie within so many deviations. */
export const Z_95 = 1.959964;
/** Where the approximation has its most of means, 7.5: of smaller shapes it is no guide, and the Gamma has more still. */
const LEAST_SHAPE = 4 / (9 * Z_95 ** 2);

/**
 * The 95 % range of an estimate. What is above the certain part is taken for Gamma distributed, so that small counts
 * get a lopsided range that never turns negative; quantiles after Wilson and Hilferty (1931).
 */
export function rangeOf({ value, variance, sharedSd, atLeast = 0 }: RangeInput): { low: number; high: number } {
  const certain = Math.max(0, Math.min(atLeast, value));
  const rest = Math.max(0, value - certain);
  const spread = Math.max(0, variance) + sharedSd ** 2;
  if (spread <= 0) return { low: certain + rest, high: certain + rest };
  if (rest <= 0) return { low: certain, high: certain + Z_95 * Math.sqrt(spread) };
  const shape = Math.max(LEAST_SHAPE, rest ** 2 / spread);
  return {
    low: certain + Math.min(rest, gammaQuantile(shape, rest, -Z_95)),
    high: certain + Math.max(rest, gammaQuantile(shape, rest, Z_95), Math.sqrt(spread)),
  };
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
