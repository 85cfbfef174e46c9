import { PLAN_ORDER, PLANS, type PlanKey } from '#contract/billing/plan.ts';
import type { BillingMailKind } from '#mail/templates/texts.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { BillingState } from '../events/fold-events.ts';
import { reversalOf, withPendingRefunds } from '../events/reversal.ts';
import { entitlementAt, GRACE_MS, paidSpan } from '../plan/entitlement.ts';
import { liveSubscriptions, PRICE_CURRENCY } from '../plan/plan-options.ts';

export const TRIAL_NOTICE_MS = 3 * DAY_MS;
/** Nobody is told of anything older than this. */
const RECENT_MS = 7 * DAY_MS;

export type Notice = {
  kind: BillingMailKind;
  /** A key is sent only once. */
  key: string;
  plan: PlanKey;
  at: number;
  minor: number;
  currency: string;
};

/** The mails that an account should get by now. */
export function noticesOf(state: BillingState, nowMs: number): Notice[] {
  const live = liveSubscriptions(state);
  const has = entitlementAt(state, nowMs);
  const notices: Notice[] = [];
  // by time: the same credits may have carried the plans of several subscriptions, and the last one was it
  const ended = new Map<number, Notice>();
  for (const subscription of state.subscriptions) {
    const { id, plan, status, createdAt, trialEndsAt, cancelAt, periodStartsAt, currency } = subscription;
    const notice = { plan, currency, minor: 0 };
    const payments = state.transactions.filter(
      (one) => one.subscriptionId === id && one.status === 'paid' && one.totalMinor > 0,
    );
    // by a grant or spent credits it may go on without the subscription
    const isKept = PLAN_ORDER.indexOf(has.plan) >= PLAN_ORDER.indexOf(plan);
    if (status === 'trialing' && cancelAt === null && trialEndsAt !== null) {
      const isSoon = trialEndsAt - nowMs <= TRIAL_NOTICE_MS && trialEndsAt > nowMs;
      // the list price: the mail names it before tax
      const price = { minor: PLANS[plan].price * 100, currency: PRICE_CURRENCY };
      if (isSoon)
        notices.push({ ...notice, ...price, kind: 'trial-ending', key: `trial-ending ${id}`, at: trialEndsAt });
    }
    if (status === 'past_due' && !(isKept && has.until === null)) {
      // an account that has never paid gets no grace period
      const kind = payments.length > 0 || isKept ? 'payment-failed' : 'first-payment-failed';
      const at = (isKept ? has.until : null) ?? periodStartsAt + GRACE_MS;
      notices.push({ ...notice, kind, key: `payment-failed ${id} ${periodStartsAt}`, at });
    }
    if (status === 'paused' && !(isKept && has.until === null)) {
      // Paddle tells no period of a pause
      const paidTo = Math.max(createdAt, ...payments.map(({ periodEndsAt }) => periodEndsAt ?? 0));
      const kind = isKept ? 'subscription-paused' : 'plan-paused';
      notices.push({ ...notice, kind, key: `paused ${id} ${paidTo}`, at: (isKept ? has.until : null) ?? nowMs });
    }
    // what is paid for goes on after a cancellation at once
    const paidTo = Math.max(cancelAt ?? 0, ...payments.flatMap((payment) => paidSpan(state, payment)?.to ?? []));
    const endedAt = endByGrants(state, plan, paidTo);
    const isOver = status === 'canceled' && endedAt <= nowMs && nowMs - endedAt < RECENT_MS;
    const isPaidBack =
      payments.length > 0 && payments.every((payment) => reversalOf(withPendingRefunds(state), payment).at !== null);
    if (isOver && !isPaidBack && !isKept && live.length === 0)
      ended.set(endedAt, { ...notice, kind: 'plan-ended', key: `plan-ended ${id}`, at: endedAt });
  }
  notices.push(...ended.values());
  for (const { id, transactionId, action, isApproved, at, totalMinor } of state.adjustments) {
    const payment = state.transactions.find((one) => one.id === transactionId);
    if (!payment || action !== 'refund' || !isApproved || nowMs - at >= RECENT_MS) continue;
    const { plan, currency } = payment;
    notices.push({ ...{ plan, currency, at }, kind: 'payment-refunded', key: `refunded ${id}`, minor: totalMinor });
  }
  return notices;
}

/** When a plan that was paid for until a time ends, with the grants on which it goes on. */
function endByGrants({ grants }: BillingState, plan: PlanKey, paidTo: number): number {
  return grants
    .filter((grant) => PLAN_ORDER.indexOf(grant.plan) >= PLAN_ORDER.indexOf(plan))
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .reduce(
      (to, { startsAt, endsAt }) => (startsAt <= to ? Math.max(to, endsAt ?? Number.POSITIVE_INFINITY) : to),
      paidTo,
    );
}
