import type { Subscription } from '#contract/billing/billing.ts';

/** Whether no payment covers the present period, so that cancelling ends the subscription at once. */
export function isUnpaid(subscription: Subscription | null): boolean {
  return subscription?.status === 'past_due' || subscription?.status === 'paused';
}
