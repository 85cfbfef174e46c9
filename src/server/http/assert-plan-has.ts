import { getPlan } from '#billing/plan/get-plan.ts';
import { PLANS, type PlanFeature, planUnlocking } from '#contract/billing/plan.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** Throws `plan-feature-required` if the account's plan lacks a feature that this query needs. */
export async function assertPlanHas(
  people: People,
  accountId: string,
  { feature }: Pick<Endpoint, 'feature'>,
  query: unknown,
): Promise<void> {
  if (feature === undefined) return;
  const needed = typeof feature === 'string' ? feature : (feature as (query: unknown) => PlanFeature | null)(query);
  if (needed === null || PLANS[await getPlan(people, accountId)][needed]) return;
  throw new Problem('plan-feature-required', { feature: needed, unlockedBy: planUnlocking(needed) });
}
