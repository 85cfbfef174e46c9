import type { PlanKey } from '#contract/billing/plan.ts';
import type { BillingEvent } from '../events/facts.ts';

/** An event as the provider sent it, with the account if the event names one. */
export type ProviderEvent = BillingEvent & { type: string; accountId: string | null };

/** The provider's current data of one subscription, as events dated when each thing last changed. */
export type Snapshot = ProviderEvent[];

type NewCheckout = { accountId: string; email: string; plan: PlanKey; billingId: string; hasTrial: boolean };

type ChangeQuote = { dueNowMinor: number; nextChargeMinor: number; currency: string };

/**
 * A payment provider. Every call throws `billing-unavailable` if there is no answer, and `payment-failed` if a card was
 * declined. A change returns the events that it causes; they come again by webhook.
 */
export type Provider = {
  readonly name: 'sandbox' | 'paddle';
  openCheckout(checkout: NewCheckout): Promise<string>;
  /** Closes it, so that nobody can pay it any more. A paid checkout stays paid. */
  closeCheckout(id: string): Promise<void>;
  /** What came of a checkout; empty while it is not paid. */
  readCheckout(id: string): Promise<Snapshot>;
  readSubscription(id: string): Promise<Snapshot>;
  /** Identifies the card of a subscription; null if the provider does not tell. */
  cardKey(subscriptionId: string): Promise<string | null>;
  /** What `changePlan` with the same arguments would cost. */
  quoteChange(id: string, plan: PlanKey, isFree: boolean): Promise<ChangeQuote>;
  /** `isFree`: change only the plan of the next charge. */
  changePlan(id: string, plan: PlanKey, isFree: boolean): Promise<Snapshot>;
  cancel(id: string, when: 'period-end' | 'now'): Promise<Snapshot>;
  /** Undoes a cancellation at the end of the period. */
  resume(id: string): Promise<Snapshot>;
  /** Opens a checkout for another payment method. */
  changePaymentMethod(id: string): Promise<string>;
  /** Refunds a whole payment. */
  refund(transactionId: string): Promise<Snapshot>;
  findInvoice(transactionId: string): Promise<string | null>;
  /** Throws `webhook-refused` if the signature is wrong. `body` must be the received bytes. */
  readWebhook(body: Buffer, headers: Record<string, string | string[] | undefined>): ProviderEvent[];
};
