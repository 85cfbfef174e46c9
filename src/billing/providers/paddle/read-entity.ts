import { createHash } from 'node:crypto';
import type {
  Adjustment,
  AdjustmentNotification,
  Subscription,
  SubscriptionNotification,
  Transaction,
  TransactionNotification,
} from '@paddle/paddle-node-sdk';
import { PLAN_ORDER, PLANS, type PlanKey } from '#contract/billing/plan.ts';
import type { AdjustmentFact, SubscriptionFact, TransactionFact } from '../../events/facts.ts';

/** Our plan for each of Paddle's prices. */
export type PricePlans = ReadonlyMap<string, PlanKey>;

export function pricePlansOf(prices: Record<string, string>): PricePlans {
  const plans = Object.values(PLANS);
  return new Map(
    Object.entries(prices).flatMap(([billingId, price]) => {
      const plan = plans.find((one) =>
        [one.billingId, one.noTrialBillingId, one.referralBillingId].includes(billingId),
      );
      return plan ? [[price, plan.key] as const] : [];
    }),
  );
}

/** Null if it is for none of our plans. */
export function readSubscription(
  entity: Subscription | SubscriptionNotification,
  plans: PricePlans,
): SubscriptionFact | null {
  const { id, status, createdAt, items, currencyCode, currentBillingPeriod, scheduledChange, canceledAt } = entity;
  const plan = highestPlan(
    items.map(({ price }) => price?.id),
    plans,
  );
  if (!plan) return null;
  const endedAt = canceledAt ?? entity.updatedAt;
  const trialEndsAt = items.flatMap(({ trialDates }) => trialDates?.endsAt ?? [])[0];
  const cancelAt =
    status === 'canceled' ? endedAt : scheduledChange?.action === 'cancel' ? scheduledChange.effectiveAt : null;
  const isCharged = cancelAt === null && status !== 'paused';
  return {
    kind: 'subscription',
    ...{ id, plan, status },
    createdAt: Date.parse(createdAt),
    trialEndsAt: trialEndsAt ? Date.parse(trialEndsAt) : null,
    periodStartsAt: Date.parse(currentBillingPeriod?.startsAt ?? createdAt),
    periodEndsAt: Date.parse(currentBillingPeriod?.endsAt ?? endedAt),
    cancelAt: cancelAt === null ? null : Date.parse(cancelAt),
    nextChargeMinor: isCharged ? priceMinorIn(currencyCode, items) : null,
    currency: currencyCode,
    paymentMethod: null,
  };
}

/** Before tax. Null if a price is in another currency: Paddle converts it by the rate of the day. */
function priceMinorIn(currency: string, items: (Subscription | SubscriptionNotification)['items']): number | null {
  if (items.some(({ price }) => price?.unitPrice?.currencyCode !== currency)) return null;
  return items.reduce((sum, { price, quantity }) => sum + Number(price?.unitPrice?.amount ?? 0) * quantity, 0);
}

const TRANSACTION_STATUS: Partial<Record<Transaction['status'], TransactionFact['status']>> = {
  billed: 'open',
  paid: 'paid',
  completed: 'paid',
  past_due: 'failed',
  canceled: 'canceled',
};

/** Null for a draft, and if it is for none of our plans. */
export function readTransaction(
  entity: Transaction | TransactionNotification,
  plans: PricePlans,
): TransactionFact | null {
  const { id, subscriptionId, origin, items, billingPeriod, billedAt, createdAt, currencyCode, details } = entity;
  const status = TRANSACTION_STATUS[entity.status];
  const plan = highestPlan(
    items.map(({ price }) => price?.id),
    plans,
  );
  if (!status || !plan || !details?.totals || (status === 'canceled' && !subscriptionId)) return null;
  const card = entity.payments.find((payment) => payment.status === 'captured')?.methodDetails?.card ?? null;
  return {
    kind: 'transaction',
    ...{ id, subscriptionId, status, plan },
    origin: origin === 'subscription_recurring' ? 'renewal' : origin.startsWith('subscription_') ? 'change' : 'payment',
    at: Date.parse(billedAt ?? createdAt),
    periodStartsAt: billingPeriod ? Date.parse(billingPeriod.startsAt) : null,
    periodEndsAt: billingPeriod ? Date.parse(billingPeriod.endsAt) : null,
    totalMinor: Number(details.totals.grandTotal),
    taxMinor: Number(details.totals.tax),
    currency: currencyCode,
    payer: card && hashCard(`${card.type} ${card.last4} ${card.expiryMonth}/${card.expiryYear}`),
    paymentMethod: card && {
      brand: card.type,
      last4: card.last4,
      expiresMonth: card.expiryMonth,
      expiresYear: card.expiryYear,
    },
  };
}

const ACTIONS: readonly string[] = ['refund', 'chargeback', 'chargeback_reverse'] satisfies AdjustmentFact['action'][];

/** Null for a credit that stays at Paddle, and for a chargeback warning. */
export function readAdjustment(entity: Adjustment | AdjustmentNotification): AdjustmentFact | null {
  const { id, transactionId, action, status, createdAt, totals } = entity;
  if (!ACTIONS.includes(action)) return null;
  return {
    kind: 'adjustment',
    ...{ id, transactionId, action: action as AdjustmentFact['action'] },
    // a chargeback that we won is `reversed`; the money that came back is an adjustment of its own
    isApproved: status === 'approved' || status === 'reversed',
    isPending: status === 'pending_approval',
    at: Date.parse(createdAt),
    totalMinor: Math.abs(Number(totals?.total ?? 0)),
    taxMinor: Math.abs(Number(totals?.tax ?? 0)),
  };
}

function highestPlan(prices: readonly (string | undefined)[], plans: PricePlans): PlanKey | null {
  const found = prices.flatMap((price) => (price ? (plans.get(price) ?? []) : []));
  return PLAN_ORDER.findLast((plan) => found.includes(plan)) ?? null;
}

function hashCard(card: string): string {
  return createHash('sha256').update(card).digest('base64url');
}
