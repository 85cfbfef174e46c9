import type { Billing, Subscription } from '#contract/billing/billing.ts';
import { PLANS } from '#contract/billing/plan.ts';
import type { People } from '#database/connect.ts';
import { getAccount } from '#identity/account/find-account.ts';
import { moneyOf } from '#runtime/money.ts';
import { countStores, countSuspendedByPlan } from '#watch/count-stores.ts';
import type { BillingDeps } from './deps.ts';
import type { BillingState } from './events/fold-events.ts';
import { loadState } from './events/load-state.ts';
import { findRefundable } from './payments/refundable.ts';
import { entitlementAt, GRACE_MS, grantedPlanAt } from './plan/entitlement.ts';
import { type CurrentSubscription, findCurrentSubscription, planOptions } from './plan/plan-options.ts';
import { isTrialLeft } from './plan/trial.ts';

/** Everything the billing page shows. */
export async function getBilling(deps: BillingDeps, accountId: string): Promise<Billing> {
  const { database, clock } = deps;
  const nowMs = clock.now();
  const [state, { email }] = await Promise.all([loadState(database, accountId), getAccount(deps, accountId)]);
  const { plan, source, until } = entitlementAt(state, nowMs);
  const current = findCurrentSubscription(state, nowMs);
  const { storeLimit, databaseStoreLimit, databaseProductLimit } = PLANS[plan];
  const [used, suspendedByPlan] = await countAll(database, accountId);
  const refund = findRefundable(state, nowMs);
  return {
    asOf: iso(nowMs),
    isSandbox: deps.provider.name === 'sandbox',
    plan,
    source,
    until: source === 'subscription' && current && isGoingOn(current) ? null : isoOrNull(until),
    subscription: current && subscriptionView(state, current),
    options: planOptions(current, {
      isTrialLeft: await isTrialLeft(deps, state, email ?? ''),
      granted: grantedPlanAt(state, nowMs),
      nowMs,
    }),
    usage: {
      stores: { used, limit: storeLimit, suspendedByPlan },
      databaseStores: { limit: databaseStoreLimit },
      databaseProducts: { limit: databaseProductLimit },
    },
    refund: refund && { until: isoOrNull(refund.until), amount: moneyOf(refund.minor, refund.currency) },
  };
}

/** Null if nothing will be charged, or the sum is not known. */
export function nextChargeOf({ subscription, lastChargeMinor }: CurrentSubscription): Subscription['nextCharge'] {
  const { nextChargeMinor, currency, periodEndsAt, cancelAt, status } = subscription;
  // the provider's sum may lack the tax
  const minor = lastChargeMinor ?? nextChargeMinor;
  if (minor === null || cancelAt !== null || status === 'past_due' || status === 'paused') return null;
  return { at: iso(periodEndsAt), amount: moneyOf(minor, currency) };
}

function subscriptionView(state: BillingState, current: CurrentSubscription): Subscription {
  const { subscription, scheduledPlan } = current;
  const { plan, status, trialEndsAt, periodStartsAt, periodEndsAt, cancelAt } = subscription;
  const paid = state.transactions.filter((one) => one.subscriptionId === subscription.id && one.status === 'paid');
  const lastMethod = paid.toSorted((a, b) => b.at - a.at)[0]?.paymentMethod ?? null;
  const graceEndsAt = paid.some(({ totalMinor }) => totalMinor > 0) ? periodStartsAt + GRACE_MS : periodStartsAt;
  return {
    ...{ plan, status },
    trialEndsAt: status === 'trialing' ? isoOrNull(trialEndsAt) : null,
    period: { startsAt: iso(periodStartsAt), endsAt: iso(periodEndsAt) },
    scheduled: scheduledPlan && { plan: scheduledPlan, at: iso(cancelAt ?? periodEndsAt) },
    graceEndsAt: status === 'past_due' ? iso(graceEndsAt) : null,
    nextCharge: nextChargeOf(current),
    paymentMethod: subscription.paymentMethod ?? lastMethod,
  };
}

function isGoingOn({ subscription, scheduledPlan }: CurrentSubscription): boolean {
  return scheduledPlan === null && (subscription.status === 'active' || subscription.status === 'trialing');
}

async function countAll(database: People, accountId: string): Promise<[number, number]> {
  return Promise.all([countStores(database, accountId), countSuspendedByPlan(database, accountId)]);
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}

function isoOrNull(ms: number | null): string | null {
  return ms === null ? null : iso(ms);
}
