import type { BillingDeps } from '../deps.ts';
import { loadState } from '../events/load-state.ts';
import { sendNotice } from '../notices/send-notices.ts';
import type { ProviderEvent } from '../providers/provider.ts';
import { liveSubscriptions } from './plan-options.ts';
import { claimTrialCard } from './trial.ts';

/** Ends trials of an account whose card had one before, and mails the owner. Returns the provider's events. */
export async function endRepeatedTrials(deps: BillingDeps, accountId: string): Promise<ProviderEvent[]> {
  const { database, clock, provider } = deps;
  const ended: ProviderEvent[] = [];
  for (const { id, plan, status, currency } of liveSubscriptions(await loadState(database, accountId))) {
    if (status !== 'trialing' || (await hasClaim(deps, id))) continue;
    const cardKey = await provider.cardKey(id);
    if (cardKey === null) continue;
    const nowMs = clock.now();
    if (await claimTrialCard(deps, { subscriptionId: id, cardKey, nowMs })) continue;
    ended.push(...(await provider.cancel(id, 'now')));
    // this mail replaces the one that says a plan has ended
    const notice = { kind: 'trial-repeated', key: `plan-ended ${id}`, at: nowMs, minor: 0 } as const;
    await sendNotice(deps, accountId, { ...notice, plan, currency });
  }
  return ended;
}

/** Whether this trial's card was already checked. It is checked only once, since another card may be added later. */
async function hasClaim({ database }: BillingDeps, subscriptionId: string): Promise<boolean> {
  const row = await database
    .selectFrom('trial_taken')
    .select('subscription_id')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row !== undefined;
}
