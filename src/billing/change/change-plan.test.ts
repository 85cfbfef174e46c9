import { expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import type { SubscriptionFact, TransactionFact } from '../events/facts.ts';
import { findCurrentSubscription } from '../plan/plan-options.ts';
import { effectiveAtOf } from './change-plan.ts';

const START = Date.UTC(2026, 10, 1);
const NOW = START + 9 * DAY_MS;
const PAID_UNTIL = START + 30 * DAY_MS;

test.each([
  ['active', 'with the period', PAID_UNTIL, PAID_UNTIL],
  ['paused', 'with the days that are paid for', PAID_UNTIL, PAID_UNTIL],
  ['paused', 'at once, if none are paid for', NOW - DAY_MS, NOW],
  ['past_due', 'at once, since the new period is not paid', NOW - DAY_MS, NOW],
] as const)('the end of a subscription that is %s comes %s', (status, _, paidUntil, expected) => {
  const subscription: SubscriptionFact = {
    ...{ kind: 'subscription', id: 'sub', plan: 'PREMIUM', status, createdAt: START, trialEndsAt: null },
    ...{ periodStartsAt: START, periodEndsAt: PAID_UNTIL, cancelAt: null, nextChargeMinor: 5900, currency: 'USD' },
    paymentMethod: null,
  };
  const payment: TransactionFact = {
    ...{ kind: 'transaction', id: 'txn', subscriptionId: 'sub', status: 'paid', origin: 'renewal', plan: 'PREMIUM' },
    ...{ at: START, periodStartsAt: START, periodEndsAt: paidUntil, totalMinor: 7080, taxMinor: 1180 },
    ...{ currency: 'USD', payer: null, paymentMethod: null },
  };
  const state = { subscriptions: [subscription], transactions: [payment], adjustments: [], grants: [] };
  const current = findCurrentSubscription(state, NOW);
  expect(effectiveAtOf(state, { kind: 'cancel', current }, NOW)).toBe(expected);
});
