import type { TransactionFact } from '../events/facts.ts';
import type { BillingState } from '../events/fold-events.ts';

/** The first payment above 0, refunded or not. */
export function findFirstPayment({ transactions }: BillingState): TransactionFact | null {
  const paid = transactions.filter(({ status, totalMinor }) => status === 'paid' && totalMinor > 0);
  return paid.toSorted((a, b) => a.at - b.at)[0] ?? null;
}
