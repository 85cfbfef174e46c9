import type { Estimate } from '#contract/estimate.ts';

export type EstimateMetric = 'orders' | 'revenue';

export type EstimateState = 'known' | 'not-read' | 'no-signal';

/** Whether there is a number; without one, whether the store was ever read. A missing number is never a zero. */
export function stateOf(estimate: Estimate): EstimateState {
  if (estimate.value !== null) return 'known';
  return estimate.asOf === null ? 'not-read' : 'no-signal';
}
