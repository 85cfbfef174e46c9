import { z } from 'zod';
import { PaymentMethod, SubscriptionStatus } from '#contract/billing.ts';
import { PlanKey } from '#contract/plan.ts';

/** Milliseconds since 1970, UTC, to the end of the last year that everybody writes with four digits. */
const Ms = z
  .number()
  .int()
  .min(0)
  .max(Date.UTC(9999, 11, 31));

/** A name that the provider gave: short enough for an index, and never more than that in earnest. */
export const ProviderId = z.string().min(1).max(200);

/** So that sums of them are still exact. */
const Minor = z.number().int().min(-1e12).max(1e12);
const CurrencyCode = z.string().regex(/^[A-Z]{3}$/);

/** What a provider says a subscription is, whole, at the moment of the event. */
export const SubscriptionFact = z.object({
  kind: z.literal('subscription'),
  id: ProviderId,
  /** What the next charge is for. */
  plan: PlanKey,
  status: SubscriptionStatus,
  createdAt: Ms,
  trialEndsAt: Ms.nullable(),
  /** With `past_due`: the period that could not be charged. */
  periodStartsAt: Ms,
  periodEndsAt: Ms,
  /** Cancelled as of then. */
  cancelAt: Ms.nullable(),
  nextChargeMinor: Minor.nullable(),
  currency: CurrencyCode,
  paymentMethod: PaymentMethod.nullable(),
});
export type SubscriptionFact = z.infer<typeof SubscriptionFact>;

/** A payment, whole, at the moment of the event. */
export const TransactionFact = z.object({
  kind: z.literal('transaction'),
  id: ProviderId,
  subscriptionId: ProviderId.nullable(),
  status: z.enum(['open', 'paid', 'failed', 'canceled']),
  origin: z.enum(['payment', 'renewal', 'change']),
  plan: PlanKey,
  /** When it was billed; a change counts from then to the end of the period. */
  at: Ms,
  periodStartsAt: Ms.nullable(),
  periodEndsAt: Ms.nullable(),
  /** With tax. */
  totalMinor: Minor,
  taxMinor: Minor,
  currency: CurrencyCode,
  /** Tells two payers apart, or that they are one: hashed by us, never a number of a card. */
  payer: z.string().nullable(),
  paymentMethod: PaymentMethod.nullable(),
});
export type TransactionFact = z.infer<typeof TransactionFact>;

/** Money that went back. */
export const AdjustmentFact = z.object({
  kind: z.literal('adjustment'),
  id: ProviderId,
  transactionId: ProviderId,
  action: z.enum(['refund', 'chargeback', 'chargeback_reverse']),
  isApproved: z.boolean(),
  at: Ms,
  totalMinor: Minor.nonnegative(),
  taxMinor: Minor.nonnegative(),
});
export type AdjustmentFact = z.infer<typeof AdjustmentFact>;

/** A plan without a payment: an operator's word (the last counts; FREE takes it back) or spent credits. */
export const GrantFact = z.object({
  kind: z.literal('grant'),
  id: ProviderId,
  source: z.enum(['operator', 'referral']),
  plan: PlanKey,
  billingId: z.string().optional(),
  startsAt: Ms,
  /** Null: until it is taken back. */
  endsAt: Ms.nullable(),
});
export type GrantFact = z.infer<typeof GrantFact>;

export const Fact = z.discriminatedUnion('kind', [SubscriptionFact, TransactionFact, AdjustmentFact, GrantFact]);
export type Fact = z.infer<typeof Fact>;

/** `fact` is null where the kind of event says nothing to us. */
export type BillingEvent = { id: string; occurredAt: number; fact: Fact | null };
