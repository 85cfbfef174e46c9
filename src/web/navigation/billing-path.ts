import type { PlanKey } from '#contract/plan.ts';

/** The billing page, with the plan that was asked for brought forward. */
export function billingPath(plan?: PlanKey | null): string {
  return plan ? `/billing?plan=${plan}` : '/billing';
}
