import type { Estimate } from '#contract/estimate/estimate.ts';

export type EstimateMetric = 'orders' | 'revenue';

export type EstimateState = 'known' | 'off-plan' | 'no-rate' | 'not-read' | 'no-signal';

/**
 * Whether there is a number. Without one: whether the plan has no slot for the store, only the exchange rate is
 * missing, or the store was never read. A missing number is never shown as 0.
 */
export function stateOf(estimate: Estimate, isOffPlan = false): EstimateState {
  if (estimate.value !== null) return 'known';
  if (isOffPlan) return 'off-plan';
  if (estimate.leftOut !== undefined) return 'no-rate';
  return estimate.asOf === null ? 'not-read' : 'no-signal';
}
