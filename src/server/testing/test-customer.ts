import { expect } from 'vitest';
import { runBillingJobs } from '#billing/run-billing-jobs.ts';
import type { Billing } from '#contract/billing/billing.ts';
import { SANDBOX_CARDS } from '#contract/billing/checkout.ts';
import { call, type TestApp } from './test-app.ts';

/** Actions of sandbox customers, each by account name, made through `testApp`. */
export function customersOf(t: TestApp) {
  const post = async (as: string, url: string, body?: object) => (await call(t, 'POST', url, { as, body })).json;
  const get = async (as: string, url: string) => (await call(t, 'GET', url, { as })).json;

  const expiries = new Map<string, string>();

  /** Every account gets its own card, because a card has only one trial. */
  function ownExpiry(as: string): string {
    const at = expiries.size;
    if (!expiries.has(as)) expiries.set(as, `${String(1 + (at % 12)).padStart(2, '0')}/${40 + Math.floor(at / 12)}`);
    return expiries.get(as)!;
  }

  /** Pays without waiting for the webhook. */
  async function pay(checkoutId: string, card: string = SANDBOX_CARDS.paid, expires = '12/34') {
    const body = { expires, country: 'US', card };
    return (await call(t, 'POST', `/dev/checkouts/${checkoutId}/pay`, { as: null, body })).json;
  }

  /** `billingId`: defaults to the plan's trial. */
  async function subscribe(
    as: string,
    plan: string,
    { billingId, card, expires }: { billingId?: string; card?: string; expires?: string } = {},
  ): Promise<string> {
    const { checkout } = await post(as, '/user/change-plan', { plan, billingId });
    expect((await pay(checkout.id, card, expires ?? ownExpiry(as))).status).toBe('completed');
    await t.sandbox.settle();
    return checkout.id;
  }

  return {
    post,
    get,
    pay,
    subscribe,
    billing: (as: string): Promise<Billing> => get(as, '/user/billing'),
    advance: (days: number) => t.sandbox.advance(days, () => runBillingJobs(t.billing)),
  };
}
