import { REFUND_DAYS } from '#contract/billing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { TransactionFact } from '../events/facts.ts';
import type { BillingState } from '../events/fold-events.ts';
import { reversalOf } from '../events/reversal.ts';
import { liveSubscriptions } from '../plan/plan-options.ts';

export type Refundable = { until: number; payments: TransactionFact[]; minor: number; currency: string };

/**
 * What an account can get refunded without asking us: all payments within the first days after its first one; only
 * once. If a refund stopped halfway (the subscription is ended first), the rest.
 */
export function findRefundable(state: BillingState, nowMs: number): Refundable | null {
  const payments = state.transactions
    .filter(({ status, totalMinor }) => status === 'paid' && totalMinor > 0)
    .toSorted((a, b) => a.at - b.at);
  const [first] = payments;
  if (!first) return null;
  const until = first.at + REFUND_DAYS * DAY_MS;
  if (nowMs >= until) return null;
  const isBack = (payment: TransactionFact) => reversalOf(state, payment).minor > 0;
  const [back, left] = [payments.filter(isBack), payments.filter((payment) => !isBack(payment))];
  if (left.length === 0 || (back.length > 0 && !isBrokenOff(state, back, left))) return null;
  const minor = left.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  return { until, payments: left, minor, currency: first.currency };
}

/** Some payments of an ended subscription were refunded in full, and earlier ones were not. */
function isBrokenOff(state: BillingState, back: TransactionFact[], left: TransactionFact[]): boolean {
  const [firstBackAt = 0] = back.map((payment) => reversalOf(state, payment).at ?? 0).toSorted((a, b) => a - b);
  return liveSubscriptions(state).length === 0 && left.every(({ at }) => at <= firstBackAt);
}
