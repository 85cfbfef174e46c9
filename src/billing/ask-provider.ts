import type { BillingDeps } from './deps.ts';
import { applyProviderEvents } from './events/apply-provider-events.ts';
import { loadState } from './events/load-state.ts';
import { liveSubscriptions } from './plan/plan-options.ts';

/** Asks the provider for an account's checkout and subscriptions, in case a webhook is late or lost. */
export async function askProvider(deps: BillingDeps, accountId: string): Promise<void> {
  const { database, provider } = deps;
  const open = await database
    .selectFrom('checkout')
    .select('id')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider.name)
    .executeTakeFirst();
  if (open) await applyProviderEvents(deps, await provider.readCheckout(open.id), accountId);
  for (const { id } of liveSubscriptions(await loadState(database, accountId)))
    await applyProviderEvents(deps, await provider.readSubscription(id), accountId);
}
