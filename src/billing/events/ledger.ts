import type { PlanKey } from '#contract/billing/plan.ts';
import type { TransactionKind, TransactionStatus } from '#contract/billing/transaction.ts';
import type { AdjustmentFact, TransactionFact } from './facts.ts';
import type { BillingState } from './fold-events.ts';
import { reversalOf } from './reversal.ts';

/**
 * One line for each payment and each refund (below 0). The sum of a payer's settled lines is what they have paid us.
 */
export type LedgerLine = {
  id: string;
  subscriptionId: string | null;
  at: number;
  kind: TransactionKind;
  plan: PlanKey;
  status: TransactionStatus;
  totalMinor: number;
  taxMinor: number;
  currency: string;
};

/** Payments of 0, such as the start of a trial, get no line. */
export function ledgerOf(state: BillingState): LedgerLine[] {
  const payments = new Map(state.transactions.map((payment) => [payment.id, payment]));
  const lines = state.transactions
    .filter(({ totalMinor }) => totalMinor !== 0)
    .map((payment): LedgerLine => {
      const { id, subscriptionId, at, origin, plan, totalMinor, taxMinor, currency } = payment;
      const status = statusOf(state, payment);
      return { id, subscriptionId, at, kind: origin, plan, status, totalMinor, taxMinor, currency };
    });
  for (const adjustment of state.adjustments) {
    const { id, transactionId, action, at, totalMinor, taxMinor } = adjustment;
    const payment = payments.get(transactionId);
    if (!payment) continue;
    const sign = action === 'chargeback_reverse' ? 1 : -1;
    lines.push({
      id,
      subscriptionId: payment.subscriptionId,
      at,
      kind: action === 'refund' ? 'refund' : 'chargeback',
      plan: payment.plan,
      status: statusOfAdjustment(adjustment),
      totalMinor: sign * totalMinor,
      taxMinor: sign * taxMinor,
      currency: payment.currency,
    });
  }
  return lines;
}

const UNSETTLED: readonly TransactionStatus[] = ['open', 'failed', 'canceled', 'rejected'];

/** Whether money moved. Other lines do not count in a sum. */
export function isSettled(line: Pick<LedgerLine, 'status'>): boolean {
  return !UNSETTLED.includes(line.status);
}

function statusOfAdjustment({ action, isApproved, isPending }: AdjustmentFact): TransactionStatus {
  if (!isApproved) return isPending ? 'open' : 'rejected';
  if (action === 'chargeback_reverse') return 'paid';
  return action === 'refund' ? 'refunded' : 'disputed';
}

function statusOf(state: BillingState, payment: TransactionFact): TransactionStatus {
  if (payment.status !== 'paid') return payment.status;
  const { minor, at, isDisputed } = reversalOf(state, payment);
  if (minor <= 0) return 'paid';
  if (isDisputed) return 'disputed';
  return at === null ? 'partly_refunded' : 'refunded';
}
