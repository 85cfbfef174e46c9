import type { PlanChange, PlanChangeBody } from '#contract/billing/billing.ts';
import { PLANS, type PlanKey } from '#contract/billing/plan.ts';
import { REFERRAL_PLAN } from '#contract/billing/referral.ts';
import { getAccount } from '#identity/account/find-account.ts';
import { Problem } from '#runtime/problem.ts';
import type { BillingDeps } from '../deps.ts';
import { applyProviderEvents } from '../events/apply-provider-events.ts';
import type { BillingState } from '../events/fold-events.ts';
import { loadState } from '../events/load-state.ts';
import { entitlementAt, grantedPlanAt } from '../plan/entitlement.ts';
import { billingIdOf, type CurrentSubscription, findCurrentSubscription, planOptions } from '../plan/plan-options.ts';
import { isTrialLeft } from '../plan/trial.ts';
import type { Snapshot } from '../providers/provider.ts';
import { findSpentMonths } from '../referrals/use-credits.ts';
import { withLease } from '../with-lease.ts';

export type PlanChangeDecision = {
  kind: NonNullable<ReturnType<typeof planOptions>[number]['kind']>;
  current: CurrentSubscription | null;
  billingId: string;
  hasTrial: boolean;
  email: string;
  /** When the change takes effect, and the plan that the account then has without paying. */
  effectiveAt: number;
  floor: PlanKey;
  /** The months of the asked plan for which credits were spent. */
  spentCredits: { startsAt: number; endsAt: number } | null;
};

/**
 * Decides what choosing a plan would mean. Throws `plan-change-locked`, `trial-used`, `invalid-input` for an id of
 * another plan.
 */
export async function decidePlanChange(
  deps: BillingDeps,
  accountId: string,
  asked: { plan: PlanKey; billingId?: string },
): Promise<PlanChangeDecision> {
  const nowMs = deps.clock.now();
  const [state, account] = await Promise.all([loadState(deps.database, accountId), getAccount(deps, accountId)]);
  const email = account.email ?? '';
  const current = findCurrentSubscription(state, nowMs);
  const trial = await isTrialLeft(deps, state, email);
  const granted = grantedPlanAt(state, nowMs);
  const option = planOptions(current, { isTrialLeft: trial, granted, nowMs }).find(({ plan }) => plan === asked.plan)!;
  if (option.kind === null) throw new Problem('plan-change-locked', { lock: option.lock ?? undefined });
  const { billingId, noTrialBillingId } = PLANS[asked.plan];
  const chosen = asked.billingId ?? option.billingId;
  if (chosen !== billingId && chosen !== noTrialBillingId)
    throw new Problem('invalid-input', {
      fields: [{ path: 'billingId', message: `not a billing id of ${asked.plan}` }],
    });
  const wantsTrial = chosen === billingId && asked.plan !== 'FREE';
  if (option.kind === 'checkout' && wantsTrial && option.trialDays === 0) throw new Problem('trial-used');
  const hasTrial = option.kind === 'checkout' && wantsTrial;
  const effectiveAt = effectiveAtOf(state, { kind: option.kind, current }, nowMs);
  const floor = grantedPlanAt(state, effectiveAt);
  const spentCredits = asked.plan === REFERRAL_PLAN ? findSpentMonths(state, nowMs) : null;
  const { kind } = option;
  const billingIdAsked = billingIdOf(asked.plan, hasTrial);
  return { kind, current, billingId: billingIdAsked, hasTrial, email, effectiveAt, floor, spentCredits };
}

/**
 * Whether a change costs nothing now: during a trial, to a lower plan, or back to the plan that the period is paid for.
 */
export function isFreeChange({ kind, current }: Pick<PlanChangeDecision, 'kind' | 'current'>): boolean {
  return kind !== 'upgrade' || current?.subscription.status === 'trialing';
}

/** When a change takes effect. */
export function effectiveAtOf(
  state: BillingState,
  { kind, current }: Pick<PlanChangeDecision, 'kind' | 'current'>,
  nowMs: number,
): number {
  if (!current) return nowMs;
  const { status, periodEndsAt } = current.subscription;
  const isRunning = status !== 'past_due' && status !== 'paused';
  if (kind === 'cancel') return isRunning ? periodEndsAt : paidUntil(state, nowMs);
  return kind === 'downgrade' && status === 'active' ? periodEndsAt : nowMs;
}

/** The end of what payments have paid for, whatever became of the subscription. */
function paidUntil(state: BillingState, nowMs: number): number {
  return entitlementAt({ ...state, subscriptions: [], grants: [] }, nowMs).until ?? nowMs;
}

/** Changes an account's plan: at once, at the end of the period, or through a checkout. */
export async function changePlan(deps: BillingDeps, accountId: string, body: PlanChangeBody): Promise<PlanChange> {
  return withLease(deps.database, accountId, async () => {
    const decision = await decidePlanChange(deps, accountId, body);
    await keepChoice(deps, accountId, body.keepStores);
    const effectiveAt = new Date(decision.effectiveAt).toISOString();
    if (!decision.current) {
      const id = await openCheckout(deps, accountId, body.plan, decision);
      return { plan: body.plan, effectiveAt, checkout: { provider: deps.provider.name, id } };
    }
    await carryOut(deps, accountId, body.plan, { ...decision, current: decision.current });
    return { plan: body.plan, effectiveAt, checkout: null };
  });
}

/** Undoes a scheduled downgrade or cancellation. Throws `nothing-to-resume`. */
export async function resumePlan(deps: BillingDeps, accountId: string): Promise<void> {
  await withLease(deps.database, accountId, async () => {
    const current = findCurrentSubscription(await loadState(deps.database, accountId), deps.clock.now());
    if (!current?.scheduledPlan) throw new Problem('nothing-to-resume');
    await carryOut(deps, accountId, current.paidPlan, { kind: 'resume', current });
  });
}

async function carryOut(
  deps: BillingDeps,
  accountId: string,
  plan: PlanKey,
  decision: { kind: PlanChangeDecision['kind']; current: CurrentSubscription },
): Promise<void> {
  const { provider } = deps;
  const { subscription, paidPlan } = decision.current;
  const { id } = subscription;
  const did = async (snapshot: Snapshot) => {
    await applyProviderEvents(deps, snapshot, accountId);
  };
  if (decision.kind === 'cancel') {
    const isAtOnce = subscription.status === 'past_due' || subscription.status === 'paused';
    return did(await provider.cancel(id, isAtOnce ? 'now' : 'period-end'));
  }
  if (!isFreeChange(decision)) {
    const isLower = subscription.plan !== paidPlan;
    // the provider must charge the difference to the plan that the period is paid for
    if (isLower) await did(await provider.changePlan(id, paidPlan, true));
    const charged = provider.changePlan(id, plan, false).catch(async (error: unknown) => {
      if (isLower) await planAgain(deps, accountId, decision.current);
      throw error;
    });
    await did(await charged);
  } else if (subscription.plan !== plan) await did(await provider.changePlan(id, plan, true));
  // only now: a cancellation stays if the charge is declined
  if (subscription.cancelAt !== null) await did(await provider.resume(id));
}

/** After a failed upgrade plans the downgrade again, unless the charge went through and only its answer was lost. */
async function planAgain(
  deps: BillingDeps,
  accountId: string,
  { subscription: { id, plan }, paidPlan }: CurrentSubscription,
): Promise<void> {
  const { provider, log } = deps;
  try {
    const snapshot = await provider.readSubscription(id);
    await applyProviderEvents(deps, snapshot, accountId);
    if (snapshot.some(({ fact }) => fact?.kind === 'subscription' && fact.plan === paidPlan))
      await applyProviderEvents(deps, await provider.changePlan(id, plan, true), accountId);
  } catch (error) {
    log.error({ err: error, subscription: id, plan }, 'a planned change of plan was lost with a failed upgrade');
  }
}

/** Reuses an open checkout of the same plan. One of another plan is closed, so that only one can be paid. */
async function openCheckout(
  { database, provider, clock }: BillingDeps,
  accountId: string,
  plan: PlanKey,
  { billingId, hasTrial, email }: PlanChangeDecision,
): Promise<string> {
  const open = await database
    .selectFrom('checkout')
    .select(['id', 'billing_id'])
    .where('account_id', '=', accountId)
    .where('provider', '=', provider.name)
    .executeTakeFirst();
  if (open?.billing_id === billingId) return open.id;
  if (open) await provider.closeCheckout(open.id);
  const id = await provider.openCheckout({ accountId, email, plan, billingId, hasTrial });
  const row = { provider: provider.name, id, billing_id: billingId, created_at: new Date(clock.now()) };
  await database
    .insertInto('checkout')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return id;
}

async function keepChoice({ database }: BillingDeps, accountId: string, keep?: string[]): Promise<void> {
  if (!keep) return;
  const row = { store_ids: keep.map(Number) };
  await database
    .insertInto('store_choice')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}
