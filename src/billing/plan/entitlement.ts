import { GRACE_DAYS } from '#contract/billing/billing.ts';
import { PLAN_ORDER, type PlanKey } from '#contract/billing/plan.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { SubscriptionFact, TransactionFact } from '../events/facts.ts';
import type { BillingState } from '../events/fold-events.ts';
import { reversalOf, withPendingRefunds } from '../events/reversal.ts';

export const GRACE_MS = GRACE_DAYS * DAY_MS;

type EntitlementSource = 'free' | 'subscription' | 'referral' | 'operator';

export type Entitlement = {
  plan: PlanKey;
  source: EntitlementSource;
  /** When the account falls below this plan if no further event comes; null: never. */
  until: number | null;
  /** The next time at which the plan may change without an event; null: never. */
  changesAt: number | null;
};

type Span = { plan: PlanKey; source: EntitlementSource; from: number; to: number };

/** The plan an account has at a moment: the highest of those paid, in trial, in grace or granted. */
export function entitlementAt(state: BillingState, at: number): Entitlement {
  const spans = [
    ...state.transactions.flatMap((payment) => paidSpan(state, payment) ?? []),
    ...state.subscriptions.flatMap((subscription) => promisedSpan(state, subscription) ?? []),
    ...state.grants.map(({ plan, source, startsAt, endsAt }) => ({
      ...{ plan, source },
      ...{ from: startsAt, to: endsAt ?? Number.POSITIVE_INFINITY },
    })),
  ].filter(({ plan, from, to }) => plan !== 'FREE' && from < to);
  const best = spans
    .filter(({ from, to }) => from <= at && at < to)
    .reduce<Span | null>((found, span) => (found && rank(found.plan) >= rank(span.plan) ? found : span), null);
  const boundaries = spans.flatMap(({ from, to }) => [from, to]).filter((time) => time > at && Number.isFinite(time));
  const changesAt = boundaries.length > 0 ? Math.min(...boundaries) : null;
  if (!best) return { plan: 'FREE', source: 'free', until: null, changesAt };
  let until = best.to;
  const asGood = spans.filter(({ plan }) => rank(plan) >= rank(best.plan)).toSorted((a, b) => a.from - b.from);
  for (const { from, to } of asGood) if (from <= until && to > until) until = to;
  return { plan: best.plan, source: best.source, until: Number.isFinite(until) ? until : null, changesAt };
}

/** The plan an account has at a moment without paying. */
export function grantedPlanAt(state: BillingState, at: number): PlanKey {
  return entitlementAt({ ...state, subscriptions: [], transactions: [] }, at).plan;
}

/**
 * The span that a payment paid for. It ends when the whole payment is refunded; if the subscription has ended, as soon as
 * that is asked for.
 */
export function paidSpan(state: BillingState, payment: TransactionFact): Span | null {
  const { status, origin, plan, at, periodStartsAt, periodEndsAt, totalMinor } = payment;
  if (status !== 'paid' || totalMinor <= 0 || periodStartsAt === null || periodEndsAt === null) return null;
  const hasEnded = state.subscriptions.some((one) => one.id === payment.subscriptionId && one.status === 'canceled');
  const { at: reversedAt } = reversalOf(hasEnded ? withPendingRefunds(state) : state, payment);
  return {
    plan,
    source: 'subscription',
    from: origin === 'change' ? Math.max(at, periodStartsAt) : periodStartsAt,
    to: Math.min(periodEndsAt, reversedAt ?? periodEndsAt),
  };
}

/**
 * The span that a subscription itself promises: the trial or the current period, and a grace period after it. During
 * the grace period a known payer may still pay, or the news of a payment may be late. A promise whose payment was
 * refunded does not count.
 */
function promisedSpan(state: BillingState, subscription: SubscriptionFact): Span | null {
  const { plan, status, createdAt, cancelAt, periodStartsAt, periodEndsAt, trialEndsAt } = subscription;
  const span = { plan, source: 'subscription' as const };
  if (status === 'trialing') {
    const endsAt = trialEndsAt ?? periodEndsAt;
    return { ...span, from: createdAt, to: cancelAt ?? endsAt + GRACE_MS };
  }
  const paid = state.transactions.filter(
    (payment) => payment.subscriptionId === subscription.id && payment.status === 'paid' && payment.totalMinor > 0,
  );
  const isReversed = (payment: TransactionFact) => reversalOf(state, payment).at !== null;
  if (status === 'past_due') {
    const isKnownPayer = paid.some((payment) => !isReversed(payment));
    return isKnownPayer ? { ...span, from: periodStartsAt, to: cancelAt ?? periodStartsAt + GRACE_MS } : null;
  }
  if (status !== 'active') return null;
  const forIt = paid.filter((payment) => rank(payment.plan) >= rank(plan) && payment.periodEndsAt === periodEndsAt);
  if (forIt.length > 0 && forIt.every(isReversed)) return null;
  return { ...span, from: periodStartsAt, to: cancelAt ?? periodEndsAt + GRACE_MS };
}

function rank(plan: PlanKey): number {
  return PLAN_ORDER.indexOf(plan);
}
