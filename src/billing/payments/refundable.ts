import { REFUND_DAYS } from '#contract/billing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { TransactionFact } from '../events/facts.ts';
import type { BillingState } from '../events/fold-events.ts';
import { reversalOf } from '../events/reversal.ts';

export type Refundable = { until: number; payments: TransactionFact[]; minor: number; currency: string };

/**
 * What an account can get refunded without asking us: all payments within the first days after its first one; only
 * once.
 */
export function findRefundable(state: BillingState, nowMs: number): Refundable | null {
  const payments = state.transactions
    .filter(({ status, totalMinor }) => status === 'paid' && totalMinor > 0)
    .toSorted((a, b) => a.at - b.at);
  const [first] = payments;
  if (!first) return null;
  const until = first.at + REFUND_DAYS * DAY_MS;
  if (nowMs >= until || payments.some((payment) => reversalOf(state, payment).minor > 0)) return null;
  const minor = payments.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  return { until, payments, minor, currency: first.currency };
}
