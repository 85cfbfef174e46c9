import type { AdjustmentFact, TransactionFact } from './facts.ts';
import type { BillingState } from './fold-events.ts';

export type Reversal = { minor: number; taxMinor: number; at: number | null; isDisputed: boolean };

/** The state as it will be if all refunds that wait for a decision are approved. */
export function withPendingRefunds(state: BillingState): BillingState {
  const adjustments = state.adjustments.map((one) => (one.isPending ? { ...one, isApproved: true } : one));
  return { ...state, adjustments };
}

/**
 * How much of a payment was paid back, and when all of it was. A chargeback that we won counts as money returned to us.
 */
export function reversalOf({ adjustments }: BillingState, payment: TransactionFact): Reversal {
  const ofIt = adjustments.filter(({ transactionId, isApproved }) => isApproved && transactionId === payment.id);
  const sum = (count: (one: AdjustmentFact) => number) =>
    ofIt.reduce((total, one) => total + (one.action === 'chargeback_reverse' ? -count(one) : count(one)), 0);
  const minor = sum((one) => one.totalMinor);
  const isWhole = minor >= payment.totalMinor && ofIt.length > 0;
  return {
    minor,
    taxMinor: sum((one) => one.taxMinor),
    at: isWhole ? Math.max(...ofIt.map(({ at }) => at)) : null,
    isDisputed: sum((one) => (one.action === 'refund' ? 0 : one.totalMinor)) > 0,
  };
}
