import type { Change, Estimate } from '#contract/estimate.ts';

/** What is said of a number against the same number of the period before. */
export type ShownChange = { kind: 'unknown' } | { kind: 'new'; isSure: boolean } | ({ kind: 'number' } & Change);

/** The server judges; of a number that was 0 before, a rise is sure where the whole range lies above. */
export function shownChange(current: Estimate, previous: Estimate, change: Change | null): ShownChange {
  if (current.value === null || previous.value === null) return { kind: 'unknown' };
  if (change !== null) return { kind: 'number', ...change };
  if (!(current.value > previous.value)) return { kind: 'unknown' };
  return { kind: 'new', isSure: (current.low ?? 0) > (previous.high ?? 0) };
}

export type ChangeTone = 'up' | 'down' | 'unsure';

/** A direction only where it is sure. */
export function toneOf(change: ShownChange): ChangeTone {
  if (change.kind === 'unknown' || !change.isSure) return 'unsure';
  return change.kind === 'new' || change.ratio > 1 ? 'up' : 'down';
}
