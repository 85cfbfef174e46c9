import { Problem } from '#runtime/problem.ts';
import type { BillingDeps } from '../deps.ts';
import { loadState } from '../events/load-state.ts';
import { findStanding } from '../plan/plan-options.ts';

/** A checkout in which another payment method is given. Throws `plan-change-locked` for who pays for nothing. */
export async function changePaymentMethod(deps: BillingDeps, accountId: string): Promise<string> {
  const standing = findStanding(await loadState(deps.database, accountId), deps.clock.now());
  if (!standing) throw new Problem('plan-change-locked', { lock: 'no-subscription' });
  return deps.provider.changePaymentMethod(standing.subscription.id);
}
