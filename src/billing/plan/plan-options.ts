import { type PlanChangeKind, type PlanLock, type PlanOption, TRIAL_DAYS } from '#contract/billing/billing.ts';
import { PLAN_ORDER, PLANS, type PlanKey } from '#contract/billing/plan.ts';
import { MINUTE_MS } from '#runtime/clock.ts';
import type { SubscriptionFact } from '../events/facts.ts';
import type { BillingState } from '../events/fold-events.ts';
import { paidSpan } from './entitlement.ts';

/** Shortly before a renewal nothing can be changed, because the provider is processing it. */
const RENEWAL_MARGIN_MS = 30 * MINUTE_MS;
export const PRICE_CURRENCY = 'USD';

/** The subscription an account pays for now. */
export type CurrentSubscription = {
  subscription: SubscriptionFact;
  /** The plan that the current period is paid for. */
  paidPlan: PlanKey;
  scheduledPlan: PlanKey | null;
  /** What the last whole period of the subscription's plan cost with tax; null if there was none. */
  lastChargeMinor: number | null;
};

const LIVE = new Set(['trialing', 'active', 'past_due', 'paused']);

/** The subscription that counts: the oldest live one. */
export function findCurrentSubscription(state: BillingState, nowMs: number): CurrentSubscription | null {
  const [subscription] = liveSubscriptions(state);
  if (!subscription) return null;
  const payments = state.transactions.filter(
    ({ subscriptionId, status }) => subscriptionId === subscription.id && status === 'paid',
  );
  const paid = payments
    .flatMap((payment) => paidSpan(state, payment) ?? [])
    .filter(({ from, to }) => from <= nowMs && nowMs < to)
    .map(({ plan }) => plan);
  const paidPlan = subscription.status === 'active' ? highest([subscription.plan, ...paid]) : subscription.plan;
  const isLower = paidPlan !== subscription.plan;
  const scheduledPlan = subscription.cancelAt !== null ? 'FREE' : isLower ? subscription.plan : null;
  const { plan, currency } = subscription;
  const lastCharge = payments
    .filter((one) => one.origin !== 'change' && one.totalMinor > 0 && one.plan === plan && one.currency === currency)
    .toSorted((a, b) => b.at - a.at)[0];
  return { subscription, paidPlan, scheduledPlan, lastChargeMinor: lastCharge?.totalMinor ?? null };
}

export function liveSubscriptions({ subscriptions }: BillingState): SubscriptionFact[] {
  return subscriptions
    .filter(({ status }) => LIVE.has(status))
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}

/**
 * For each plan, what choosing it would mean, or why it cannot be chosen. `granted`: the plan the account has without
 * paying.
 */
export function planOptions(
  current: CurrentSubscription | null,
  { isTrialLeft, granted, nowMs }: { isTrialLeft: boolean; granted: PlanKey; nowMs: number },
): PlanOption[] {
  return PLAN_ORDER.map((plan) => {
    const { kind, lock } = possibility(current, plan, nowMs);
    // there is no trial of a plan that the account already has as a grant
    const hasTrial = kind === 'checkout' && isTrialLeft && rank(plan) > rank(granted);
    return {
      plan,
      billingId: billingIdOf(plan, hasTrial),
      price: { amount: PLANS[plan].price, currency: PRICE_CURRENCY },
      ...{ kind, lock },
      trialDays: hasTrial ? TRIAL_DAYS : 0,
    };
  });
}

export function billingIdOf(plan: PlanKey, hasTrial: boolean): string {
  const { billingId, noTrialBillingId } = PLANS[plan];
  return hasTrial ? billingId : noTrialBillingId;
}

function possibility(
  current: CurrentSubscription | null,
  plan: PlanKey,
  nowMs: number,
): { kind: PlanChangeKind | null; lock: PlanLock | null } {
  const locked = (lock: PlanLock) => ({ kind: null, lock });
  const may = (kind: PlanChangeKind) => ({ kind, lock: null });
  if (!current) return plan === 'FREE' ? locked('no-subscription') : may('checkout');
  const { subscription, paidPlan, scheduledPlan } = current;
  if (subscription.status === 'past_due' || subscription.status === 'paused') {
    if (plan === 'FREE') return may('cancel');
    return locked(subscription.status === 'paused' ? 'paused' : 'past-due');
  }
  const endsAt = subscription.cancelAt ?? subscription.periodEndsAt;
  if (endsAt - nowMs < RENEWAL_MARGIN_MS) return locked(plan === paidPlan ? 'current' : 'too-close-to-renewal');
  if (plan === scheduledPlan) return locked('scheduled');
  if (plan === paidPlan) return scheduledPlan === null ? locked('current') : may('resume');
  if (plan === 'FREE') return may('cancel');
  return may(rank(plan) > rank(paidPlan) ? 'upgrade' : 'downgrade');
}

function highest(plans: PlanKey[]): PlanKey {
  return plans.reduce((best, plan) => (rank(plan) > rank(best) ? plan : best));
}

function rank(plan: PlanKey): number {
  return PLAN_ORDER.indexOf(plan);
}
