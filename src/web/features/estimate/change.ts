import type { Change, Estimate } from '#contract/estimate/estimate.ts';

/** The comparison of a number with the previous period's. */
export type ShownChange = { kind: 'unknown' } | { kind: 'new'; isSure: boolean } | ({ kind: 'number' } & Change);

/**
 * The server decides whether a change is sure. After a 0, a rise is sure if the whole range lies above the previous
 * one.
 */
export function shownChange(current: Estimate, previous: Estimate, change: Change | null): ShownChange {
  if (current.value === null || previous.value === null) return { kind: 'unknown' };
  if (change !== null) return { kind: 'number', ...change };
  if (!(current.value > previous.value)) return { kind: 'unknown' };
  return { kind: 'new', isSure: (current.low ?? 0) > (previous.high ?? 0) };
}

export type ChangeTone = 'up' | 'down' | 'unsure';

/** Shows a direction only if the change is sure. */
export function toneOf(change: ShownChange): ChangeTone {
  if (change.kind === 'unknown' || !change.isSure) return 'unsure';
  return change.kind === 'new' || change.ratio > 1 ? 'up' : 'down';
}
