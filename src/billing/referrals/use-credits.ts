import { randomUUID } from 'node:crypto';
import { PLANS } from '#contract/billing/plan.ts';
import { REFERRAL_PLAN, type UsedCredits } from '#contract/billing/referral.ts';
import { lockAccount } from '#identity/lock-account.ts';
import { Problem } from '#runtime/problem.ts';
import type { BillingDeps } from '../deps.ts';
import type { BillingState } from '../events/fold-events.ts';
import { loadState } from '../events/load-state.ts';
import { refreshAccount } from '../events/refresh-account.ts';
import { addMonths } from '../months.ts';
import { entitlementAt } from '../plan/entitlement.ts';
import { grantPlan } from '../plan/grant-plan.ts';
import { findCurrentSubscription } from '../plan/plan-options.ts';
import { countCredits } from './count-credits.ts';

/**
 * When a credit spent now would begin: never before those spent earlier end. Null while a continuing subscription
 * already gives the same plan.
 */
export function findCreditStart(state: BillingState, nowMs: number): number | null {
  const current = findCurrentSubscription(state, nowMs);
  const isGoingOn = current?.subscription.status === 'active' || current?.subscription.status === 'trialing';
  if (isGoingOn && current.subscription.plan === REFERRAL_PLAN && current.scheduledPlan === null) return null;
  const { plan, until, source } = entitlementAt(state, nowMs);
  const startsAt = plan !== REFERRAL_PLAN || source === 'operator' ? nowMs : (until ?? nowMs);
  const spent = state.grants.filter((grant) => grant.source === 'referral');
  return Math.max(startsAt, ...spent.map(({ endsAt }) => endsAt ?? nowMs));
}

/** The months that spent credits pay for from now on. */
export function findSpentMonths({ grants }: BillingState, nowMs: number): { startsAt: number; endsAt: number } | null {
  const left = grants.flatMap(({ source, startsAt, endsAt }) =>
    source === 'referral' && endsAt !== null && endsAt > nowMs ? [{ startsAt, endsAt }] : [],
  );
  if (left.length === 0) return null;
  const startsAt = Math.max(nowMs, Math.min(...left.map((one) => one.startsAt)));
  return { startsAt, endsAt: Math.max(...left.map((one) => one.endsAt)) };
}

/** Turns credits into months of the plan. They begin when the account would otherwise not have it. */
export async function useCredits(deps: BillingDeps, accountId: string, months: number): Promise<UsedCredits> {
  return deps.database.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const nowMs = deps.clock.now();
    if ((await countCredits(trx, accountId)) < months) throw new Problem('referral-credits-missing');
    const startsAt = findCreditStart(await loadState(trx, accountId), nowMs);
    if (startsAt === null) throw new Problem('referral-credits-wait');
    const endsAt = addMonths(startsAt, months);
    const id = randomUUID();
    const { referralBillingId: billingId } = PLANS[REFERRAL_PLAN];
    await grantPlan(trx, {
      ...{ accountId, nowMs, eventId: id },
      fact: { kind: 'grant', id, source: 'referral', plan: REFERRAL_PLAN, billingId, startsAt, endsAt },
    });
    await trx
      .insertInto('referral_credit')
      .values({
        account_id: accountId,
        at: new Date(nowMs),
        months: -months,
        starts_at: new Date(startsAt),
        ends_at: new Date(endsAt),
      })
      .execute();
    await refreshAccount({ database: trx, clock: deps.clock }, accountId);
    return { plan: REFERRAL_PLAN, until: new Date(endsAt).toISOString() };
  });
}
