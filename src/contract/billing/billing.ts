import { z } from 'zod';
import { Money } from '../product/product.ts';
import { StoreId } from '../store.ts';
import { Checkout } from './checkout.ts';
import { PlanFeature, PlanKey } from './plan.ts';

export const TRIAL_DAYS = 7;
/** How long access lasts after a renewal could not be charged. */
export const GRACE_DAYS = 7;
/** How long after their first payment a person can get all of it back. */
export const REFUND_DAYS = 14;

export const SubscriptionStatus = z.enum(['trialing', 'active', 'past_due', 'paused', 'canceled']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const PaymentMethod = z.object({
  brand: z.string().nullable().describe('visa, mastercard … Null if it is not a card.'),
  last4: z.string().nullable(),
  expiresMonth: z.number().int().nullable(),
  expiresYear: z.number().int().nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const Subscription = z.object({
  plan: PlanKey.describe(
    'The plan of the next charge. Until the period ends, the account may still have a higher one.',
  ),
  status: SubscriptionStatus,
  trialEndsAt: z.iso.datetime().nullable(),
  period: z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }),
  scheduled: z
    .object({ plan: PlanKey, at: z.iso.datetime() })
    .nullable()
    .describe('A downgrade or cancellation (FREE) that begins at the end of the period. Null if none is scheduled.'),
  graceEndsAt: z.iso
    .datetime()
    .nullable()
    .describe('When the plan ends unless the overdue payment is made. Null if no payment is overdue.'),
  nextCharge: z.object({ at: z.iso.datetime(), amount: Money }).nullable(),
  paymentMethod: PaymentMethod.nullable(),
});
export type Subscription = z.infer<typeof Subscription>;

export const PlanChangeKind = z
  .enum(['checkout', 'upgrade', 'downgrade', 'cancel', 'resume'])
  .describe(
    'checkout: a new subscription, paid in the overlay. upgrade: takes effect at once. downgrade, cancel: take effect at ' +
      'the end of the period; in a trial, a downgrade at once; with a payment overdue or paused, a cancellation at once. resume: undoes a scheduled downgrade or cancellation.',
  );
export type PlanChangeKind = z.infer<typeof PlanChangeKind>;

export const PlanLock = z
  .enum(['current', 'scheduled', 'past-due', 'paused', 'too-close-to-renewal', 'no-subscription'])
  .describe(
    'Why a plan cannot be chosen now. current: the account has it. scheduled: it begins at the end of the period. ' +
      'past-due: a payment is overdue. paused: the subscription is paused. too-close-to-renewal: the period ends within ' +
      'half an hour. no-subscription: for FREE, there is no subscription to cancel.',
  );
export type PlanLock = z.infer<typeof PlanLock>;

export const PlanOption = z.object({
  plan: PlanKey,
  billingId: z.string(),
  price: Money,
  kind: PlanChangeKind.nullable(),
  lock: PlanLock.nullable(),
  trialDays: z.number().int().describe('How many days are free if this plan is chosen. 0 if it has no trial.'),
});
export type PlanOption = z.infer<typeof PlanOption>;

/** `GET /user/billing`. */
export const Billing = z.object({
  asOf: z.iso.datetime().describe('The present time as billing counts it. A sandbox may be ahead of the clock.'),
  isSandbox: z.boolean(),
  plan: PlanKey.describe('The plan that the account has now.'),
  source: z
    .enum(['free', 'subscription', 'referral', 'operator'])
    .describe('What gives the account its plan. If several do, the highest plan counts.'),
  until: z.iso.datetime().nullable().describe('When the plan ends if nothing more is paid. Null if it does not end.'),
  subscription: Subscription.nullable().describe(
    'Null without a subscription. A cancelled one that has ended is not shown.',
  ),
  options: z.array(PlanOption).length(4),
  /** A limit of null means no limit. */
  usage: z.object({
    stores: z.object({ used: z.number().int(), limit: z.number().int(), suspendedByPlan: z.number().int() }),
    databaseStores: z.object({ limit: z.number().int().nullable() }),
    databaseProducts: z.object({ limit: z.number().int().nullable() }),
  }),
  /**
   * What can be refunded with one click, and until when; the plan ends with it. No end for the rest of a request that
   * stopped halfway.
   */
  refund: z.object({ until: z.iso.datetime().nullable(), amount: Money }).nullable(),
});
export type Billing = z.infer<typeof Billing>;

const billingId = z.string().max(40);
const keepStores = z.array(StoreId).max(200);

/** `POST /user/change-plan/preview`. */
export const PlanChangeQuestion = z.object({ plan: PlanKey, billingId: billingId.optional() });

/** `POST /user/change-plan`. */
export const PlanChangeBody = z.object({
  plan: PlanKey,
  billingId: billingId
    .optional()
    .describe(
      'One of the plan’s two billing ids. The one with a trial is refused if the trial is used up. Default: the option’s.',
    ),
  keepStores: keepStores
    .optional()
    .describe('For a lower plan: the stores to keep. The others are suspended when it begins.'),
});
export type PlanChangeBody = z.infer<typeof PlanChangeBody>;

export const StoreToKeep = z.object({
  id: StoreId,
  name: z.string(),
  host: z.string(),
  addedAt: z.iso.datetime(),
  isSuspended: z.boolean(),
  isKept: z.boolean().describe('Whether the store is kept if `keepStores` is left out.'),
});
export type StoreToKeep = z.infer<typeof StoreToKeep>;

export const PlanLosses = z.object({
  features: z.array(PlanFeature),
  storeLimit: z.object({ from: z.number().int(), to: z.number().int() }),
  databaseStoreLimit: z.object({ from: z.number().int().nullable(), to: z.number().int().nullable() }),
  databaseProductLimit: z.object({ from: z.number().int().nullable(), to: z.number().int().nullable() }),
  storesOver: z.number().int().describe('How many stores will be suspended.'),
  stores: z
    .array(StoreToKeep)
    .describe('All stores that count, if some must be suspended. Otherwise the list is empty.'),
});
export type PlanLosses = z.infer<typeof PlanLosses>;

export const PlanChangePreview = z.object({
  plan: PlanKey,
  billingId: z.string(),
  kind: PlanChangeKind,
  effectiveAt: z.iso.datetime(),
  trialDays: z.number().int(),
  dueNow: Money.describe('For a checkout without tax, which depends on the country given there.'),
  nextCharge: z.object({ at: z.iso.datetime(), amount: Money }).nullable(),
  losses: PlanLosses.nullable().describe('What a lower plan takes away. Null if the plan is not lower.'),
  spentCredits: z
    .object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() })
    .nullable()
    .describe('Months of this plan that spent credits pay for and that the subscription would be charged for too.'),
});
export type PlanChangePreview = z.infer<typeof PlanChangePreview>;

export const PlanChange = z.object({
  plan: PlanKey,
  effectiveAt: z.iso.datetime(),
  checkout: Checkout.nullable().describe(
    'The checkout to open in the overlay: the plan changes once it is paid. Null if nothing has to be paid there.',
  ),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** `GET /user/plan`: answers when the version differs from the known one, or after 25 seconds. */
export const PlanVersionQuery = z.object({ known: z.coerce.number().int().min(0).optional() });
export const PlanVersion = z.object({ plan: PlanKey, version: z.number().int() });
export type PlanVersion = z.infer<typeof PlanVersion>;
