import type { Change, Estimate } from '#contract/estimate.ts';

const Z_95 = 1.959964;

/**
 * A number over another's, with its range: the two err on their own, and each as a log-normal would whose 95 % range is
 * as wide as its own. Null where one of the two is not known, or nothing was there to compare with.
 */
export function ratioOf(one: Estimate, other: Estimate): Change | null {
  if (one.value === null || !other.value) return null;
  const ratio = one.value / other.value;
  if (ratio === 0) return { ratio, low: 0, high: one.high === null ? null : one.high / other.value, isSure: false };
  const spread = Math.hypot(logSd(one), logSd(other));
  const [low, high] = [ratio * Math.exp(-Z_95 * spread), ratio * Math.exp(Z_95 * spread)];
  return { ratio, low, high: Number.isFinite(high) ? high : null, isSure: low > 1 || high < 1 };
}

/** The wider side of its range tells, since the lower one may end at nothing. */
function logSd({ value, low, high }: Estimate): number {
  if (!value || low === null || high === null) return Number.POSITIVE_INFINITY;
  const up = Math.log(high / value);
  const down = low > 0 ? Math.log(value / low) : up;
  return Math.max(up, down) / Z_95;
}
