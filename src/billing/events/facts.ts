import { z } from 'zod';
import { PaymentMethod, SubscriptionStatus } from '#contract/billing/billing.ts';
import { PlanKey } from '#contract/billing/plan.ts';

/** Milliseconds since 1970, UTC, up to the end of the year 9999, the last one with four digits. */
const Ms = z
  .number()
  .int()
  .min(0)
  .max(Date.UTC(9999, 11, 31));

/** An id given by the provider. The limit keeps it short enough for an index; real ids are never longer. */
export const ProviderId = z.string().min(1).max(200);

/** Limited so that sums stay exact. */
const Minor = z.number().int().min(-1e12).max(1e12);
const CurrencyCode = z.string().regex(/^[A-Z]{3}$/);

/** The complete state of a subscription at the moment of the event, as the provider reports it. */
export const SubscriptionFact = z.object({
  kind: z.literal('subscription'),
  id: ProviderId,
  /** The plan of the next charge. */
  plan: PlanKey,
  status: SubscriptionStatus,
  createdAt: Ms,
  trialEndsAt: Ms.nullable(),
  /** If `past_due`: the period that could not be charged. */
  periodStartsAt: Ms,
  periodEndsAt: Ms,
  /** When the cancellation takes effect. */
  cancelAt: Ms.nullable(),
  /** Some providers leave out the tax. Null also if the sum is not known. */
  nextChargeMinor: Minor.nullable(),
  currency: CurrencyCode,
  paymentMethod: PaymentMethod.nullable(),
});
export type SubscriptionFact = z.infer<typeof SubscriptionFact>;

/** The complete state of a payment at the moment of the event. */
export const TransactionFact = z.object({
  kind: z.literal('transaction'),
  id: ProviderId,
  subscriptionId: ProviderId.nullable(),
  status: z.enum(['open', 'paid', 'failed', 'canceled']),
  origin: z.enum(['payment', 'renewal', 'change']),
  plan: PlanKey,
  /** When it was billed. A change of plan counts from this time to the end of the period. */
  at: Ms,
  periodStartsAt: Ms.nullable(),
  periodEndsAt: Ms.nullable(),
  /** Including tax. */
  totalMinor: Minor,
  taxMinor: Minor,
  currency: CurrencyCode,
  /** Identifies the payer. A hash made by us, never a card number. */
  payer: z.string().nullable(),
  paymentMethod: PaymentMethod.nullable(),
});
export type TransactionFact = z.infer<typeof TransactionFact>;

/** Money that was paid back, or that somebody asked to have paid back. */
export const AdjustmentFact = z.object({
  kind: z.literal('adjustment'),
  id: ProviderId,
  transactionId: ProviderId,
  action: z.enum(['refund', 'chargeback', 'chargeback_reverse']),
  isApproved: z.boolean(),
  /** Asked for; neither approved nor rejected yet. Facts stored before the field was there have none. */
  isPending: z.boolean().default(false),
  at: Ms,
  totalMinor: Minor.nonnegative(),
  taxMinor: Minor.nonnegative(),
});
export type AdjustmentFact = z.infer<typeof AdjustmentFact>;

/** A plan without a payment: from an operator (the last grant counts; FREE revokes it) or for spent credits. */
export const GrantFact = z.object({
  kind: z.literal('grant'),
  id: ProviderId,
  source: z.enum(['operator', 'referral']),
  plan: PlanKey,
  billingId: z.string().optional(),
  startsAt: Ms,
  /** Null: until it is revoked. */
  endsAt: Ms.nullable(),
});
export type GrantFact = z.infer<typeof GrantFact>;

export const Fact = z.discriminatedUnion('kind', [SubscriptionFact, TransactionFact, AdjustmentFact, GrantFact]);
export type Fact = z.infer<typeof Fact>;

/** `fact` is null for a kind of event that we do not use. */
export type BillingEvent = { id: string; occurredAt: number; fact: Fact | null };
