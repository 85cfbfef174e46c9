import type { PlanKey } from '#contract/billing/plan.ts';

/** The billing page, with the wanted plan highlighted. */
export function billingPath(plan?: PlanKey | null): string {
  return plan ? `/billing?plan=${plan}` : '/billing';
}
