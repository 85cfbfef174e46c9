import { getPlan } from '#billing/plan/get-plan.ts';
import { type LimitedResource, PLAN_LIMITS, planAllowing } from '#contract/plan-limits.ts';
import type { People } from '#database/connect.ts';

/** How many of a thing an account's plan allows, and which plan allows more. */
export async function limitOf(people: People, accountId: string, thing: LimitedResource) {
  const limit = PLAN_LIMITS[await getPlan(people, accountId)][thing];
  return { limit, unlockedBy: planAllowing(thing, limit) };
}
