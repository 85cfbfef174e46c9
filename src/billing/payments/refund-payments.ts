import { Problem } from '#runtime/problem.ts';
import type { BillingDeps } from '../deps.ts';
import { applyProviderEvents } from '../events/apply-provider-events.ts';
import { loadState } from '../events/load-state.ts';
import { liveSubscriptions } from '../plan/plan-options.ts';
import { withLease } from '../with-lease.ts';
import { findRefundable } from './refundable.ts';

/** Refunds all payments of the first days and ends the subscription at once. Throws `refund-not-possible`. */
export async function refundPayments(deps: BillingDeps, accountId: string): Promise<void> {
  const { provider, database, clock } = deps;
  await withLease(database, accountId, async () => {
    const state = await loadState(database, accountId);
    const refundable = findRefundable(state, clock.now());
    if (!refundable) throw new Problem('refund-not-possible');
    // end it first, so that a refunded payment is not charged again
    for (const { id } of liveSubscriptions(state))
      await applyProviderEvents(deps, await provider.cancel(id, 'now'), accountId);
    for (const { id } of refundable.payments) await applyProviderEvents(deps, await provider.refund(id), accountId);
  });
}
