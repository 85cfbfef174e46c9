import type { People } from '#database/connect.ts';
import { inTransaction } from '#identity/in-transaction.ts';
import { lockAccount } from '#identity/lock-account.ts';
import type { Clock } from '#runtime/clock.ts';
import { type Entitlement, entitlementAt } from '../plan/entitlement.ts';
import { writePlan } from '../plan/write-plan.ts';
import { type BillingState, foldEvents } from './fold-events.ts';
import { loadEvents, type StoredEvent } from './load-state.ts';
import { project } from './project.ts';

/**
 * Recomputes an account's plan, payments and subscriptions from its events. Uses the caller's transaction if there is
 * one.
 */
export async function refreshAccount(
  deps: { database: People; clock: Clock },
  accountId: string,
): Promise<{ state: BillingState; entitlement: Entitlement }> {
  const { clock } = deps;
  return inTransaction(deps.database, async (trx) => {
    await lockAccount(trx, accountId);
    const events = await loadEvents(trx, { accountId });
    await projectAll(trx, events, accountId);
    const state = foldEvents(events);
    const entitlement = entitlementAt(state, clock.now());
    const { plan, changesAt } = entitlement;
    await writePlan({ database: trx, clock }, { accountId, plan, changesAt });
    return { state, entitlement };
  });
}

/** Recomputes the payments of a subscription whose account was deleted. */
export async function refreshOrphan(trx: People, subscriptionId: string): Promise<void> {
  await projectAll(trx, await loadEvents(trx, { orphanOf: subscriptionId }), null);
}

async function projectAll(trx: People, events: StoredEvent[], accountId: string | null): Promise<void> {
  for (const provider of new Set(events.map((event) => event.provider))) {
    const ofProvider = foldEvents(events.filter((event) => event.provider === provider));
    await project(trx, ofProvider, { accountId, provider });
  }
}
