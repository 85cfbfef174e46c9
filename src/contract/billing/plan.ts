import { z } from 'zod';

export const PLAN_ORDER = ['FREE', 'BASIC', 'STANDARD', 'PREMIUM'] as const;
export const PlanKey = z.enum(PLAN_ORDER);
export type PlanKey = z.infer<typeof PlanKey>;

/** The plan that is recommended to people who choose one. */
export const RECOMMENDED_PLAN: PlanKey = 'STANDARD';

export const PLAN_FEATURES = ['isAnalyticsEnabled', 'areDatabaseFiltersEnabled', 'areDatabaseDetailsEnabled'] as const;
export const PlanFeature = z.enum(PLAN_FEATURES);
export type PlanFeature = z.infer<typeof PlanFeature>;

export type Plan = {
  key: PlanKey;
  billingId: string;
  /** The billing id without a trial. For the free plan, both ids are the same. */
  noTrialBillingId: string;
  referralBillingId?: string;
  /** US dollars per month. */
  price: number;
  storeLimit: number;
  /** null: no limit. */
  databaseStoreLimit: number | null;
  databaseProductLimit: number | null;
} & Record<PlanFeature, boolean>;

export const PLANS: Record<PlanKey, Plan> = {
  FREE: {
    key: 'FREE',
    billingId: 'free',
    noTrialBillingId: 'free',
    price: 0,
    storeLimit: 1,
    databaseStoreLimit: 50,
    databaseProductLimit: 50,
    isAnalyticsEnabled: false,
    areDatabaseFiltersEnabled: false,
    areDatabaseDetailsEnabled: false,
  },
  BASIC: paidPlan('BASIC', 19, 10, { isAnalyticsEnabled: true }),
  STANDARD: paidPlan('STANDARD', 39, 50, { isAnalyticsEnabled: true, areDatabaseFiltersEnabled: true }),
  PREMIUM: paidPlan('PREMIUM', 59, 200, {
    isAnalyticsEnabled: true,
    areDatabaseFiltersEnabled: true,
    areDatabaseDetailsEnabled: true,
  }),
};

/** The cheapest plan with a feature. */
export function planUnlocking(feature: PlanFeature): PlanKey {
  return PLAN_ORDER.find((key) => PLANS[key][feature])!;
}

/** The cheapest plan that allows more than `used` stores; null if none does. */
export function planForStores(used: number): PlanKey | null {
  return PLAN_ORDER.find((key) => PLANS[key].storeLimit > used) ?? null;
}

function paidPlan(
  key: PlanKey,
  price: number,
  storeLimit: number,
  features: Partial<Record<PlanFeature, boolean>>,
): Plan {
  const id = key.toLowerCase();
  return {
    key,
    billingId: id,
    noTrialBillingId: `${id}-no-trial`,
    referralBillingId: `${id}-referral`,
    price,
    storeLimit,
    databaseStoreLimit: null,
    databaseProductLimit: null,
    isAnalyticsEnabled: false,
    areDatabaseFiltersEnabled: false,
    areDatabaseDetailsEnabled: false,
    ...features,
  };
}
