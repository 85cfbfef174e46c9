import type { Estimate } from '#contract/estimate.ts';

export type EstimateMetric = 'orders' | 'revenue';

export type EstimateState = 'known' | 'no-rate' | 'not-read' | 'no-signal';

/**
 * Whether there is a number. Without one: whether only the exchange rate is missing, or whether the store was never
 * read. A missing number is never shown as 0.
 */
export function stateOf(estimate: Estimate): EstimateState {
  if (estimate.value !== null) return 'known';
  if (estimate.leftOut !== undefined) return 'no-rate';
  return estimate.asOf === null ? 'not-read' : 'no-signal';
}
