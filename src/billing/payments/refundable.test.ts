import { describe, expect, test } from 'vitest';
import { REFUND_DAYS } from '#contract/billing/billing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { AdjustmentFact, SubscriptionFact, TransactionFact } from '../events/facts.ts';
import { findRefundable } from './refundable.ts';

const START = Date.UTC(2026, 10, 1);
const day = (count: number) => START + count * DAY_MS;

const subscription = (endedAt: number | null): SubscriptionFact => ({
  ...{ kind: 'subscription', id: 'sub', plan: 'STANDARD', status: endedAt === null ? 'active' : 'canceled' },
  ...{ createdAt: START, trialEndsAt: null, periodStartsAt: START, periodEndsAt: day(30), cancelAt: endedAt },
  ...{ nextChargeMinor: null, currency: 'USD', paymentMethod: null },
});
const payment = (id: string, at: number): TransactionFact => ({
  ...{ kind: 'transaction', id, subscriptionId: 'sub', status: 'paid', origin: 'payment', plan: 'BASIC', at },
  ...{ periodStartsAt: START, periodEndsAt: day(30), totalMinor: 1000, taxMinor: 0, currency: 'USD' },
  ...{ payer: null, paymentMethod: null },
});
const adjustment = (transactionId: string, at: number, changes: Partial<AdjustmentFact> = {}): AdjustmentFact => ({
  ...{ kind: 'adjustment', id: `${transactionId} ${at}`, transactionId, action: 'refund', at },
  ...{ isApproved: true, isPending: false, totalMinor: 1000, taxMinor: 0 },
  ...changes,
});
const PENDING = { isApproved: false, isPending: true };

/** Two payments, on days 0 and 2. */
const left = (adjustments: AdjustmentFact[], { endedAt, now }: { endedAt: number | null; now: number }) => {
  const transactions = [payment('one', day(0)), payment('two', day(2))];
  const state = { subscriptions: [subscription(endedAt)], transactions, adjustments, grants: [] };
  const found = findRefundable(state, now);
  return found && { until: found.until, ids: found.payments.map(({ id }) => id) };
};

test('all payments can be refunded in the first days, and none after', () => {
  const all = { until: day(REFUND_DAYS), ids: ['one', 'two'] };
  expect(left([], { endedAt: null, now: day(REFUND_DAYS) - 1 })).toEqual(all);
  expect(left([], { endedAt: null, now: day(REFUND_DAYS) })).toBeNull();
});

test('a chargeback that we won leaves the payment refundable', () => {
  const won = [
    adjustment('one', day(3), { action: 'chargeback' }),
    adjustment('one', day(4), { action: 'chargeback_reverse' }),
  ];
  expect(left(won, { endedAt: null, now: day(5) })?.ids).toEqual(['one', 'two']);
});

describe('a request that broke off', () => {
  test.each([
    ['granted', {}],
    ['not granted yet', PENDING],
  ])('leaves the payments that were not asked for, the others being %s', (_, changes) => {
    const rest = { until: null, ids: ['two'] };
    const refund = [adjustment('one', day(5), changes)];
    expect(left(refund, { endedAt: day(5), now: day(6) })).toEqual(rest);
    expect(left(refund, { endedAt: day(5), now: day(60) })).toEqual(rest);
  });

  test('leaves nothing once every payment was asked for', () => {
    const refunds = [adjustment('one', day(5), PENDING), adjustment('two', day(5), PENDING)];
    expect(left(refunds, { endedAt: day(5), now: day(6) })).toBeNull();
  });
});

test.each([
  ['part of a payment', [adjustment('one', day(5), { totalMinor: 500 })], day(5)],
  ['a payment while the subscription went on', [adjustment('one', day(5))], null],
  ['a payment before the subscription ended', [adjustment('one', day(5))], day(30)],
  ['a payment before the other one', [adjustment('one', day(1))], day(1)],
  ['a payment after the first days', [adjustment('one', day(20))], day(20)],
])('a refund of %s leaves nothing', (_, adjustments, endedAt) => {
  expect(left(adjustments, { endedAt, now: day(6) })).toBeNull();
  expect(left(adjustments, { endedAt, now: day(60) })).toBeNull();
});
