import { isDeepStrictEqual } from 'node:util';
import type { BillingDeps } from '../deps.ts';
import type { ProviderEvent } from '../providers/provider.ts';
import { applyProviderEvents } from './apply-provider-events.ts';
import { foldEvents } from './fold-events.ts';
import { loadEvents } from './load-state.ts';

export type Difference = { subscriptionId: string; things: string[] };

/**
 * Asks the provider for every subscription that is not over and compares it with our events. Missed events are taken in
 * and reported. A subscription that cannot be read today is read tomorrow.
 */
export async function reconcile(deps: BillingDeps): Promise<Difference[]> {
  const { database, provider, log } = deps;
  const rows = await database
    .selectFrom('subscription')
    .select(['id', 'account_id'])
    .where('provider', '=', provider.name)
    .where('status', '!=', 'canceled')
    .execute();
  const differences: Difference[] = [];
  for (const { id, account_id } of rows) {
    try {
      const snapshot = await provider.readSubscription(id);
      const things = await differing(
        deps,
        snapshot,
        account_id === null ? { orphanOf: id } : { accountId: account_id },
      );
      if (things.length === 0) continue;
      differences.push({ subscriptionId: id, things });
      log.warn({ subscription: id, things }, 'the provider knows what we did not; taken in');
      await applyProviderEvents(deps, snapshot, account_id);
    } catch (error) {
      log.warn({ err: error, subscription: id }, 'a subscription could not be compared');
    }
  }
  return differences;
}

async function differing(
  { database }: BillingDeps,
  snapshot: readonly ProviderEvent[],
  subject: Parameters<typeof loadEvents>[1],
): Promise<string[]> {
  const ours = foldEvents(await loadEvents(database, subject));
  const theirs = foldEvents(snapshot);
  const known = new Map([...ours.subscriptions, ...ours.transactions, ...ours.adjustments].map((one) => [one.id, one]));
  return [...theirs.subscriptions, ...theirs.transactions, ...theirs.adjustments]
    .filter((one) => !isDeepStrictEqual(known.get(one.id), one))
    .map(({ id }) => id);
}
