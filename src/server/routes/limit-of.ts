import { getPlan } from '#billing/plan/get-plan.ts';
import { type LimitedResource, PLAN_LIMITS, planAllowing } from '#contract/billing/plan-limits.ts';
import type { People } from '#database/connect.ts';

/** How many of a resource an account's plan allows, and which plan allows more. */
export async function limitOf(people: People, accountId: string, resource: LimitedResource) {
  const limit = PLAN_LIMITS[await getPlan(people, accountId)][resource];
  return { limit, unlockedBy: planAllowing(resource, limit) };
}
