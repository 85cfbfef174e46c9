import { Problem } from '#runtime/problem.ts';
import type { BillingDeps } from '../deps.ts';
import { loadState } from '../events/load-state.ts';
import { findCurrentSubscription } from '../plan/plan-options.ts';

/** Opens a checkout for another payment method. Throws `plan-change-locked` if the account has no subscription. */
export async function changePaymentMethod(deps: BillingDeps, accountId: string): Promise<string> {
  const current = findCurrentSubscription(await loadState(deps.database, accountId), deps.clock.now());
  if (!current) throw new Problem('plan-change-locked', { lock: 'no-subscription' });
  return deps.provider.changePaymentMethod(current.subscription.id);
}
