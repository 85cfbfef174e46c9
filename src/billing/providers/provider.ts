import type { PlanKey } from '#contract/plan.ts';
import type { BillingEvent } from '../events/facts.ts';

/** An event as it came; the account where it says whose it is. */
export type ProviderEvent = BillingEvent & { type: string; accountId: string | null };

/** All that a provider knows of one subscription now, as events of the moment each thing last changed. */
export type Snapshot = ProviderEvent[];

export type NewCheckout = { accountId: string; email: string; plan: PlanKey; billingId: string; hasTrial: boolean };

export type ChangeQuote = { dueNowMinor: number; nextChargeMinor: number; currency: string };

/**
 * Who takes the money. Every call throws the problem `billing-unavailable` where nobody answers, `payment-failed` where
 * a card did not pay; what was changed comes back as the events it makes, and again by webhook.
 */
export type Provider = {
  readonly name: 'sandbox' | 'paddle';
  openCheckout(checkout: NewCheckout): Promise<string>;
  /** Nobody can pay it any more; one that was paid stays paid. */
  closeCheckout(id: string): Promise<void>;
  /** What became of a checkout; nothing while it is not paid. */
  readCheckout(id: string): Promise<Snapshot>;
  readSubscription(id: string): Promise<Snapshot>;
  /** Tells the card of a subscription from every other card; null where the provider does not say. */
  cardKey(subscriptionId: string): Promise<string | null>;
  quoteChange(id: string, plan: PlanKey): Promise<ChangeQuote>;
  /** `isFree` changes what the next charge is for and nothing else. */
  changePlan(id: string, plan: PlanKey, isFree: boolean): Promise<Snapshot>;
  cancel(id: string, when: 'period-end' | 'now'): Promise<Snapshot>;
  /** Takes a cancellation at the end of the period back. */
  resume(id: string): Promise<Snapshot>;
  /** A checkout for another payment method. */
  changePaymentMethod(id: string): Promise<string>;
  /** All of a payment. */
  refund(transactionId: string): Promise<Snapshot>;
  findInvoice(transactionId: string): Promise<string | null>;
  /** Throws `webhook-refused` where the signature does not hold. `body` is what came, byte by byte. */
  readWebhook(body: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent[];
};
