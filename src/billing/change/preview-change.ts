import { type PlanChangePreview, type PlanLosses, TRIAL_DAYS } from '#contract/billing/billing.ts';
import { PLAN_ORDER, PLANS, PlanFeature, type PlanKey } from '#contract/billing/plan.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { moneyOf } from '#runtime/money.ts';
import { listCountedStores } from '#watch/count-stores.ts';
import type { BillingDeps } from '../deps.ts';
import { nextChargeOf } from '../get-billing.ts';
import { addMonths } from '../months.ts';
import { getPlan } from '../plan/get-plan.ts';
import { decidePlanChange, isFreeChange } from './change-plan.ts';

/**
 * What a change would cost, when it takes effect, and what would be lost. Changes nothing. Throws as `changePlan` does.
 */
export async function previewChange(
  deps: BillingDeps,
  accountId: string,
  asked: { plan: PlanKey; billingId?: string },
): Promise<PlanChangePreview> {
  const nowMs = deps.clock.now();
  const decision = await decidePlanChange(deps, accountId, asked);
  const { kind, current, billingId, hasTrial, spentCredits: spent } = decision;
  const trialDays = hasTrial ? TRIAL_DAYS : 0;
  const spentCredits = spent && { startsAt: iso(spent.startsAt), endsAt: iso(spent.endsAt) };
  const plan = { plan: asked.plan, billingId, kind, trialDays, spentCredits };
  const effectiveAt = iso(decision.effectiveAt);
  const losses = await findLosses(deps, accountId, higher(asked.plan, decision.floor));
  if (!current) {
    const price = { amount: PLANS[asked.plan].price, currency: 'USD' };
    const nextAt = hasTrial ? nowMs + TRIAL_DAYS * DAY_MS : addMonths(nowMs, 1);
    const dueNow = hasTrial ? { ...price, amount: 0 } : price;
    return { ...plan, effectiveAt, dueNow, nextCharge: { at: iso(nextAt), amount: price }, losses };
  }
  const { subscription } = current;
  const nothing = { amount: 0, currency: subscription.currency };
  if (kind === 'cancel') return { ...plan, effectiveAt, dueNow: nothing, nextCharge: null, losses };
  if (kind === 'resume' && subscription.plan === asked.plan) {
    const going = { ...current, subscription: { ...subscription, cancelAt: null } };
    return { ...plan, effectiveAt, dueNow: nothing, nextCharge: nextChargeOf(going), losses: null };
  }
  const isFree = isFreeChange(decision);
  const quote = await deps.provider.quoteChange(subscription.id, asked.plan, isFree);
  // after a planned downgrade the provider counts from the lower plan, and the period is paid for at the higher one
  const isAbove = !isFree && current.paidPlan !== subscription.plan;
  const paid = isAbove ? await deps.provider.quoteChange(subscription.id, current.paidPlan, false) : null;
  const amountOf = (minor: number) => moneyOf(minor, quote.currency);
  return {
    ...plan,
    effectiveAt,
    dueNow: amountOf(quote.dueNowMinor - (paid?.dueNowMinor ?? 0)),
    nextCharge: { at: iso(subscription.periodEndsAt), amount: amountOf(quote.nextChargeMinor) },
    losses,
  };
}

async function findLosses(
  { database, facts }: BillingDeps,
  accountId: string,
  to: PlanKey,
): Promise<PlanLosses | null> {
  const from = await getPlan(database, accountId);
  if (PLAN_ORDER.indexOf(to) >= PLAN_ORDER.indexOf(from)) return null;
  const [before, after] = [PLANS[from], PLANS[to]];
  const stores = await listCountedStores({ people: database, facts }, accountId);
  const storesOver = Math.max(0, stores.length - after.storeLimit);
  const limit = <Key extends 'databaseStoreLimit' | 'databaseProductLimit'>(key: Key) => ({
    from: before[key],
    to: after[key],
  });
  return {
    features: PlanFeature.options.filter((feature) => before[feature] && !after[feature]),
    storeLimit: { from: before.storeLimit, to: after.storeLimit },
    databaseStoreLimit: limit('databaseStoreLimit'),
    databaseProductLimit: limit('databaseProductLimit'),
    storesOver,
    stores:
      storesOver === 0
        ? []
        : stores.map(({ addedAt, ...store }, place) => ({
            ...store,
            addedAt: addedAt.toISOString(),
            isKept: place < after.storeLimit,
          })),
  };
}

function higher(one: PlanKey, other: PlanKey): PlanKey {
  return PLAN_ORDER.indexOf(one) > PLAN_ORDER.indexOf(other) ? one : other;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
