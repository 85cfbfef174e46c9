import type { BillingDeps } from '../deps.ts';
import { loadState } from '../events/load-state.ts';
import { sendNotice } from '../notices/send-notices.ts';
import type { ProviderEvent } from '../providers/provider.ts';
import { liveSubscriptions } from './plan-options.ts';
import { claimTrialCard } from './trial.ts';

/** Ends an account's trial whose card had one before, and says so by mail. What the provider said of the end. */
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
    // this mail stands for the one that a plan has ended
    const notice = { kind: 'trial-repeated', key: `plan-ended ${id}`, at: nowMs, minor: 0 } as const;
    await sendNotice(deps, accountId, { ...notice, plan, currency });
  }
  return ended;
}

/** The card is looked at as the trial begins; another one may be given later. */
async function hasClaim({ database }: BillingDeps, subscriptionId: string): Promise<boolean> {
  const row = await database
    .selectFrom('trial_taken')
    .select('subscription_id')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  return row !== undefined;
}
