import { PLAN_ORDER, type PlanKey } from './plan.ts';

/** How many of each resource a plan allows. Its stores and features are in plan.ts. */
export const PLAN_LIMITS = {
  FREE: {
    keys: 2,
    assistants: 1,
    channels: 2,
    alerts: 3,
    shares: 3,
    listAddresses: 1,
    scheduledExports: 1,
    groups: 2,
    notes: 25,
    briefs: 1,
  },
  BASIC: {
    keys: 5,
    assistants: 3,
    channels: 5,
    alerts: 25,
    shares: 25,
    listAddresses: 5,
    scheduledExports: 5,
    groups: 10,
    notes: 250,
    briefs: 3,
  },
  STANDARD: {
    keys: 10,
    assistants: 5,
    channels: 10,
    alerts: 100,
    shares: 100,
    listAddresses: 25,
    scheduledExports: 25,
    groups: 25,
    notes: 1_000,
    briefs: 10,
  },
  PREMIUM: {
    keys: 25,
    assistants: 10,
    channels: 25,
    alerts: 500,
    shares: 500,
    listAddresses: 100,
    scheduledExports: 100,
    groups: 100,
    notes: 5_000,
    briefs: 25,
  },
} as const satisfies Record<PlanKey, Record<string, number>>;

export type LimitedResource = keyof (typeof PLAN_LIMITS)['FREE'];

/** The cheapest plan that allows more than `used`; null if none does. */
export function planAllowing(resource: LimitedResource, used: number): PlanKey | null {
  return PLAN_ORDER.find((plan) => PLAN_LIMITS[plan][resource] > used) ?? null;
}
