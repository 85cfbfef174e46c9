import { findAccount } from '#identity/account/find-account.ts';
import type { BillingDeps } from '../deps.ts';
import { sendNotices } from '../notices/send-notices.ts';
import { endRepeatedTrials } from '../plan/end-repeated-trials.ts';
import { liveSubscriptions } from '../plan/plan-options.ts';
import { noteTrial } from '../plan/trial.ts';
import type { ProviderEvent } from '../providers/provider.ts';
import { notePayment } from '../referrals/note-payment.ts';
import { loadState } from './load-state.ts';
import { recordEvents } from './record-events.ts';

/**
 * Takes in a provider's events, from a webhook or from an answer: stores the new ones and does everything that follows
 * from them. Safe to repeat at any time.
 */
export async function applyProviderEvents(
  deps: BillingDeps,
  events: readonly ProviderEvent[],
  accountId: string | null = null,
): Promise<void> {
  const accounts = await deps.database.transaction().execute(async (database) => {
    const within = { ...deps, database };
    const concerned = await recordEvents(
      within,
      deps.provider.name,
      accountId === null ? events : events.map((event) => ({ ...event, accountId })),
    );
    for (const account of concerned) await followUp(within, account);
    return concerned;
  });
  for (const account of accounts) {
    await endTrials(deps, account);
    await sendNotices(deps, account);
  }
}

async function endTrials(deps: BillingDeps, accountId: string): Promise<void> {
  const ended = await endRepeatedTrials(deps, accountId);
  if (ended.length > 0) await applyProviderEvents(deps, ended, accountId);
}

async function followUp(deps: BillingDeps, accountId: string): Promise<void> {
  const { database, clock } = deps;
  const [state, account] = await Promise.all([loadState(database, accountId), findAccount(deps, accountId)]);
  if (state.subscriptions.length > 0 && account?.email)
    await noteTrial(deps, { email: account.email, nowMs: clock.now() });
  if (liveSubscriptions(state).length > 0)
    await database.deleteFrom('checkout').where('account_id', '=', accountId).execute();
  await notePayment(deps, accountId, state);
}
