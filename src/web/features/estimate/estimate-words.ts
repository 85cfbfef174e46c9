import type { Estimate } from '#contract/estimate.ts';

export type EstimateMetric = 'orders' | 'revenue';

export type EstimateState = 'known' | 'no-rate' | 'not-read' | 'no-signal';

/** Whether there is a number; without one, whether it could be told in dollars, and whether the store was ever read. A missing number is never a zero. */
export function stateOf(estimate: Estimate): EstimateState {
  if (estimate.value !== null) return 'known';
  if (estimate.leftOut !== undefined) return 'no-rate';
  return estimate.asOf === null ? 'not-read' : 'no-signal';
}
