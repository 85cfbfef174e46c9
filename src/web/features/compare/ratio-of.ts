import type { Change, Estimate } from '#contract/estimate/estimate.ts';

const Z_95 = 1.959964;

/**
 * The ratio of two numbers with its range. Their errors are taken as independent and log-normal, each with a 95 % range
 * as wide as its own. Null if one is unknown or the other is 0.
 */
export function ratioOf(one: Estimate, other: Estimate): Change | null {
  if (one.value === null || !other.value) return null;
  const ratio = one.value / other.value;
  if (ratio === 0) return { ratio, low: 0, high: one.high === null ? null : one.high / other.value, isSure: false };
  const spread = Math.hypot(logSd(one), logSd(other));
  const [low, high] = [ratio * Math.exp(-Z_95 * spread), ratio * Math.exp(Z_95 * spread)];
  return { ratio, low, high: Number.isFinite(high) ? high : null, isSure: low > 1 || high < 1 };
}

/** Uses the wider side of the range, because the lower end may be 0. */
function logSd({ value, low, high }: Estimate): number {
  if (!value || low === null || high === null) return Number.POSITIVE_INFINITY;
  const up = Math.log(high / value);
  const down = low > 0 ? Math.log(value / low) : up;
  return Math.max(up, down) / Z_95;
}
