import type { Change, Estimate } from '#contract/estimate.ts';

/**
 * What is said of a number against the same number of the period before.
 * `ratio` is the difference over the earlier value; null where the earlier value is 0.
 */
export type ShownChange =
  | { kind: 'unknown' }
  | { kind: 'same' }
  | { kind: 'unsure'; ratio: number | null }
  | { kind: 'up' | 'down'; ratio: number | null };

/** The server judges; of a number that was 0 before, a rise is sure where the whole range lies above. */
export function shownChange(current: Estimate, previous: Estimate, change: Change | null): ShownChange {
  if (current.value === null || previous.value === null) return { kind: 'unknown' };
  if (current.value === previous.value) return { kind: 'same' };
  if (change === null) return { kind: (current.low ?? 0) > (previous.high ?? 0) ? 'up' : 'unsure', ratio: null };
  const ratio = change.ratio - 1;
  if (!change.isSure) return { kind: 'unsure', ratio };
  return { kind: ratio > 0 ? 'up' : 'down', ratio };
}
