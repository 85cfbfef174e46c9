import type { Estimate } from '#contract/estimate.ts';

/**
 * What may be said of a number against the same number of the period before.
 * `ratio` is the difference over the earlier value; null where the earlier value is 0.
 */
export type Change =
  | { kind: 'unknown' }
  | { kind: 'same' }
  | { kind: 'unsure'; ratio: number | null }
  | { kind: 'up' | 'down'; ratio: number | null };

/**
 * Two independent estimates differ for sure (95 in 100) when their distance exceeds the root of the summed squares
 * of the half-ranges that face each other. Below that no direction is claimed.
 */
export function changeBetween(current: Estimate, previous: Estimate): Change {
  if (current.value === null || previous.value === null) return { kind: 'unknown' };
  const difference = current.value - previous.value;
  if (difference === 0) return { kind: 'same' };
  const ratio = previous.value === 0 ? null : difference / previous.value;
  const isUp = difference > 0;
  const margin = Math.hypot(halfRange(current, isUp ? 'low' : 'high'), halfRange(previous, isUp ? 'high' : 'low'));
  if (Math.abs(difference) <= margin) return { kind: 'unsure', ratio };
  return { kind: isUp ? 'up' : 'down', ratio };
}

function halfRange(estimate: Estimate, side: 'low' | 'high'): number {
  const bound = estimate[side];
  return bound === null || estimate.value === null ? 0 : Math.abs(estimate.value - bound);
}
