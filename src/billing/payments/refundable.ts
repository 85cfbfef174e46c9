import { REFUND_DAYS } from '#contract/billing/billing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { AdjustmentFact, TransactionFact } from '../events/facts.ts';
import type { BillingState } from '../events/fold-events.ts';
import { reversalOf } from '../events/reversal.ts';

/** `until` is null for the rest of a request that was made in time. */
export type Refundable = { until: number | null; payments: TransactionFact[]; minor: number; currency: string };

/**
 * What an account can get refunded without asking us: all payments within the first days after its first one; only
 * once. If a request broke off, the rest, at any time.
 */
export function findRefundable(state: BillingState, nowMs: number): Refundable | null {
  const payments = state.transactions
    .filter(({ status, totalMinor }) => status === 'paid' && totalMinor > 0)
    .toSorted((a, b) => a.at - b.at);
  const [first] = payments;
  if (!first) return null;
  const until = first.at + REFUND_DAYS * DAY_MS;
  const left = payments.filter((payment) => !isAsked(state, payment));
  const isFirst = left.length === payments.length;
  if (left.length === 0 || (isFirst ? nowMs >= until : !isBrokenOff(state, { payments, left, until }))) return null;
  const minor = left.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  return { until: isFirst ? until : null, payments: left, minor, currency: first.currency };
}

/** Whether a refund was requested, granted or not, or the bank reversed the payment. */
function isAsked(state: BillingState, payment: TransactionFact): boolean {
  return refundsOf(state, payment).length > 0 || reversalOf(state, payment).minor > 0;
}

function refundsOf({ adjustments }: BillingState, { id }: TransactionFact): AdjustmentFact[] {
  return adjustments.filter(({ transactionId, action }) => transactionId === id && action === 'refund');
}

/**
 * A request that was made in time ended the subscriptions first and then stopped: some of their payments were refunded
 * in full, or are about to be; the others were all made before that refund.
 */
function isBrokenOff(
  state: BillingState,
  { payments, left, until }: { payments: TransactionFact[]; left: TransactionFact[]; until: number },
): boolean {
  const [firstBackAt = until] = payments
    .flatMap((payment) => refundsOf(state, payment))
    .map(({ at }) => at)
    .toSorted((a, b) => a - b);
  const isInPart = payments
    .map((payment) => reversalOf(state, payment))
    .some(({ minor, at }) => minor > 0 && at === null);
  const hadEnded = state.subscriptions.every(
    ({ status, cancelAt }) => status === 'canceled' && cancelAt !== null && cancelAt <= firstBackAt,
  );
  return firstBackAt < until && !isInPart && hadEnded && left.every(({ at }) => at <= firstBackAt);
}
