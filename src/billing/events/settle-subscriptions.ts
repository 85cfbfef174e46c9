import { sql } from 'kysely';
import type { BillingDeps } from '../deps.ts';
import { liveSubscriptions } from '../plan/plan-options.ts';
import { withLease } from '../with-lease.ts';
import { applyProviderEvents } from './apply-provider-events.ts';
import type { BillingState } from './fold-events.ts';
import { loadState } from './load-state.ts';
import { recordEvents } from './record-events.ts';

const LIVE = ['trialing', 'active', 'past_due', 'paused'];

/**
 * Ends subscriptions that must not continue: one whose account was deleted, one whose payer reversed a payment at the
 * bank, and every second one of an account (two tabs that paid at once), which is refunded first: one that has ended is
 * not looked at again. The next call retries what fails.
 */
export async function settleSubscriptions(deps: BillingDeps): Promise<void> {
  for (const id of await listOrphans(deps)) {
    await attempt(deps, id, async () => {
      await recordEvents(deps, deps.provider.name, await deps.provider.cancel(id, 'now'));
    });
  }
  for (const { id, accountId } of await listDisputed(deps))
    await attempt(deps, id, async () => applyProviderEvents(deps, await deps.provider.cancel(id, 'now'), accountId));
  for (const accountId of await listDoubled(deps)) {
    for (const { id } of liveSubscriptions(await loadState(deps.database, accountId)).slice(1))
      await attempt(deps, id, () => withLease(deps.database, accountId, () => endSecond(deps, accountId, id)));
  }
}

/**
 * Refunds a second subscription, then ends it. The provider is asked first: Paddle's payment names its subscription
 * only some time after the subscription is there. Until then it is left alone.
 */
async function endSecond(deps: BillingDeps, accountId: string, id: string): Promise<void> {
  const { database, provider } = deps;
  await applyProviderEvents(deps, await provider.readSubscription(id), accountId);
  const state = await loadState(database, accountId);
  const second = liveSubscriptions(state)
    .slice(1)
    .find((one) => one.id === id);
  if (!second) return;
  try {
    for (const payment of listUnreturned(state, id))
      await applyProviderEvents(deps, await provider.refund(payment), accountId);
  } catch (error) {
    // a refund that is refused for good must not leave a subscription that is charged every month
    if (second.cancelAt === null) await applyProviderEvents(deps, await provider.cancel(id, 'period-end'), accountId);
    throw error;
  }
  const hasPayment = state.transactions.some(
    ({ subscriptionId, status }) => subscriptionId === id && status !== 'open',
  );
  if (hasPayment || second.status === 'trialing')
    await applyProviderEvents(deps, await provider.cancel(id, 'now'), accountId);
}

/** Payments of a subscription for which no refund was requested yet, granted or not. */
function listUnreturned({ transactions, adjustments }: BillingState, subscription: string): string[] {
  return transactions
    .filter(
      ({ subscriptionId, status, totalMinor }) =>
        subscriptionId === subscription && status === 'paid' && totalMinor > 0,
    )
    .map(({ id }) => id)
    .filter((id) => !adjustments.some(({ transactionId }) => transactionId === id));
}

async function attempt({ log }: BillingDeps, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, subscription: id }, 'a subscription could not be ended; it is tried again');
  }
}

async function listOrphans({ database, provider }: BillingDeps): Promise<string[]> {
  const rows = await database
    .selectFrom('subscription')
    .select('id')
    .where('provider', '=', provider.name)
    .where('account_id', 'is', null)
    .where('status', 'in', LIVE)
    .execute();
  return rows.map(({ id }) => id);
}

async function listDisputed({ database, provider }: BillingDeps): Promise<{ id: string; accountId: string }[]> {
  const { rows } = await sql<{ id: string; accountId: string }>`
    select distinct s.id, s.account_id as "accountId"
    from subscription s join transaction t on t.provider = s.provider and t.subscription_id = s.id
    where s.provider = ${provider.name} and s.account_id is not null and s.status = any(${LIVE})
      and t.kind <> 'chargeback' and t.status = 'disputed'`.execute(database);
  return rows;
}

async function listDoubled({ database, provider }: BillingDeps): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from subscription
    where provider = ${provider.name} and account_id is not null and status = any(${LIVE})
    group by account_id having count(*) > 1`.execute(database);
  return rows.map(({ account_id }) => account_id);
}
