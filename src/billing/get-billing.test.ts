import { expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import type { SubscriptionFact, TransactionFact } from './events/facts.ts';
import { nextChargeOf } from './get-billing.ts';
import { findCurrentSubscription } from './plan/plan-options.ts';

const START = Date.UTC(2026, 10, 1);
const END = START + 30 * DAY_MS;

/** A subscription to PREMIUM at 59 before tax, of which `changes` were paid. */
function nextCharge(changes: Partial<TransactionFact>[], now: Partial<SubscriptionFact> = {}) {
  const subscription: SubscriptionFact = {
    ...{ kind: 'subscription', id: 'sub', plan: 'PREMIUM', status: 'active', createdAt: START, trialEndsAt: null },
    ...{ periodStartsAt: START, periodEndsAt: END, cancelAt: null, nextChargeMinor: 5900, currency: 'USD' },
    paymentMethod: null,
    ...now,
  };
  const transactions = changes.map(
    (change, place): TransactionFact => ({
      ...{ kind: 'transaction', id: `txn_${place}`, subscriptionId: 'sub', status: 'paid', origin: 'renewal' },
      ...{ plan: 'PREMIUM', at: START + place, periodStartsAt: START, periodEndsAt: END, totalMinor: 7080 },
      ...{ taxMinor: 1180, currency: 'USD', payer: null, paymentMethod: null },
      ...change,
    }),
  );
  const state = { subscriptions: [subscription], transactions, adjustments: [], grants: [] };
  return nextChargeOf(findCurrentSubscription(state, START + DAY_MS)!)?.amount.amount ?? null;
}

test('the next charge is what the last whole period of the plan cost, with tax', () => {
  expect(nextCharge([{}])).toBe(70.8);
  expect(nextCharge([{}], { nextChargeMinor: null })).toBe(70.8);
  expect(nextCharge([{ totalMinor: 7000 }, { totalMinor: 7080 }])).toBe(70.8);
});

test.each([
  ['no payment', []],
  ['the start of a trial', [{ totalMinor: 0 }]],
  ['the rest of a period', [{ origin: 'change', totalMinor: 3540 }]],
  ['another plan', [{ plan: 'BASIC', totalMinor: 2280 }]],
  ['a payment that failed', [{ status: 'failed' }]],
] as const)('after %s it is the price', (_, payments) => {
  expect(nextCharge([...payments])).toBe(59);
});

test('none is shown if nothing will be charged', () => {
  for (const now of [{ cancelAt: END }, { status: 'paused' }, { status: 'past_due' }] as const)
    expect(nextCharge([{}], now)).toBeNull();
});
