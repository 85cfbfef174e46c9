import { expect, test } from 'vitest';
import { GRACE_DAYS } from '#contract/billing/billing.ts';
import type { PlanKey } from '#contract/billing/plan.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { AdjustmentFact, GrantFact, SubscriptionFact, TransactionFact } from '../events/facts.ts';
import type { BillingState } from '../events/fold-events.ts';
import { noticesOf } from './notices.ts';

const START = Date.UTC(2026, 10, 1);
const day = (count: number) => START + count * DAY_MS;

const subscription = (changes: Partial<SubscriptionFact>): SubscriptionFact => ({
  ...{ kind: 'subscription', id: 'sub', plan: 'BASIC', status: 'active', createdAt: START, trialEndsAt: null },
  ...{ periodStartsAt: day(7), periodEndsAt: day(37), cancelAt: null, nextChargeMinor: 1900, currency: 'USD' },
  paymentMethod: null,
  ...changes,
});
const payment = (id: string, changes: Partial<TransactionFact>): TransactionFact => ({
  ...{ kind: 'transaction', id, subscriptionId: 'sub', status: 'paid', origin: 'renewal', plan: 'BASIC', at: day(7) },
  ...{ periodStartsAt: day(7), periodEndsAt: day(37), totalMinor: 1900, taxMinor: 0, currency: 'USD' },
  ...{ payer: null, paymentMethod: null },
  ...changes,
});
/** Paddle makes one at the start of every trial. */
const FREE_START = payment('txn_0', {
  ...{ origin: 'payment', at: START, periodStartsAt: START, periodEndsAt: day(7), totalMinor: 0 },
});
const refund: AdjustmentFact = {
  ...{ kind: 'adjustment', id: 'adj', transactionId: 'txn_1', action: 'refund', at: day(9), totalMinor: 1900 },
  ...{ isApproved: true, isPending: false, taxMinor: 0 },
};

const told = (state: Partial<BillingState>, nowMs: number) =>
  noticesOf({ subscriptions: [], transactions: [], adjustments: [], grants: [], ...state }, nowMs).map(
    ({ kind, at }) => `${kind} ${(at - START) / DAY_MS}`,
  );

test('after a trial a first payment that fails promises no days in which the plan is kept', () => {
  const state = { subscriptions: [subscription({ status: 'past_due' })], transactions: [FREE_START] };
  expect(told(state, day(7))).toEqual([`first-payment-failed ${7 + GRACE_DAYS}`]);
  const known = payment('txn_1', { periodStartsAt: day(0), periodEndsAt: day(7) });
  expect(told({ ...state, transactions: [FREE_START, known] }, day(7))).toEqual([`payment-failed ${7 + GRACE_DAYS}`]);
});

test('a pause is told once for what is paid, with how long that lasts', () => {
  const subscriptions = [subscription({ status: 'paused', periodStartsAt: START, periodEndsAt: day(9) })];
  const state = { subscriptions, transactions: [FREE_START, payment('txn_1', {})] };
  expect([told(state, day(9)), told(state, day(38))]).toEqual([['subscription-paused 37'], ['plan-paused 38']]);
  const keyOf = (transactions: TransactionFact[], nowMs: number) =>
    noticesOf({ subscriptions, transactions, adjustments: [], grants: [] }, nowMs)[0]?.key;
  const first = keyOf(state.transactions, day(9));
  expect(keyOf(state.transactions, day(38))).toBe(first);
  const renewed = payment('txn_2', { periodStartsAt: day(50), periodEndsAt: day(80) });
  expect(keyOf([...state.transactions, renewed], day(60))).not.toBe(first);
  const given: GrantFact = {
    ...{ kind: 'grant', id: 'g', source: 'operator', plan: 'PREMIUM', startsAt: START, endsAt: null },
  };
  expect(told({ ...state, grants: [given] }, day(9))).toEqual([]);
});

test('a refund after a trial is told once, as a refund', () => {
  const state = {
    subscriptions: [subscription({ status: 'canceled', cancelAt: day(9) })],
    transactions: [FREE_START, payment('txn_1', {})],
    adjustments: [refund],
  };
  expect(told(state, day(9))).toEqual(['payment-refunded 9']);
});

test('a plan that goes on by spent credits or a grant has not ended', () => {
  const subscriptions = [subscription({ status: 'canceled', plan: 'STANDARD', cancelAt: day(37) })];
  const transactions = [payment('txn_1', { plan: 'STANDARD' })];
  const granted = (plan: PlanKey): GrantFact => ({
    ...{ kind: 'grant', id: 'g', source: 'referral', plan, startsAt: day(37), endsAt: day(67) },
  });
  const by = (plan: PlanKey) => told({ subscriptions, transactions, grants: [granted(plan)] }, day(37));
  expect([by('PREMIUM'), by('STANDARD'), by('BASIC')]).toEqual([[], [], ['plan-ended 37']]);
  const pastDue = [subscription({ status: 'past_due' })];
  const grants = [{ ...granted('PREMIUM'), startsAt: START }];
  expect(told({ subscriptions: pastDue, grants }, day(7))).toEqual(['payment-failed 67']);
  expect(told({ subscriptions: pastDue, grants: [{ ...grants[0]!, endsAt: null }] }, day(7))).toEqual([]);
});

test('a plan that went on by spent credits ends with the last of them', () => {
  const credit = (id: string, from: number, to: number): GrantFact => ({
    ...{ kind: 'grant', id, source: 'referral', plan: 'PREMIUM', startsAt: day(from), endsAt: day(to) },
  });
  const state = {
    subscriptions: [subscription({ status: 'canceled', cancelAt: day(37) })],
    transactions: [payment('txn_1', {})],
    grants: [credit('later', 40, 67), credit('first', 37, 40), credit('after a gap', 80, 90)],
  };
  const days = [37, 39, 40, 66, 67, 73];
  expect(days.map((count) => told(state, day(count)))).toEqual([[], [], [], [], ['plan-ended 67'], ['plan-ended 67']]);
});

test('two plans that went on by the same credits end with one mail, about the later', () => {
  const subscriptions = [
    subscription({ status: 'canceled', id: 'first', plan: 'BASIC', cancelAt: day(37) }),
    subscription({ status: 'canceled', id: 'second', plan: 'STANDARD', cancelAt: day(50) }),
  ];
  const transactions = [
    payment('txn_1', { plan: 'BASIC', subscriptionId: 'first' }),
    payment('txn_2', { plan: 'STANDARD', subscriptionId: 'second' }),
  ];
  const grants: GrantFact[] = [
    { kind: 'grant', id: 'g', source: 'referral', plan: 'PREMIUM', startsAt: day(30), endsAt: day(67) },
  ];
  const notices = noticesOf({ subscriptions, transactions, adjustments: [], grants }, day(67));
  expect(notices).toMatchObject([{ kind: 'plan-ended', plan: 'STANDARD', at: day(67) }]);
});

test('the mail before the end of a trial names the list price, which is before tax', () => {
  const trial = { status: 'trialing', trialEndsAt: day(7), nextChargeMinor: 7080, currency: 'EUR' } as const;
  const subscriptions = [subscription({ ...trial, plan: 'PREMIUM' })];
  const [notice] = noticesOf({ subscriptions, transactions: [], adjustments: [], grants: [] }, day(5));
  expect(notice).toMatchObject({ kind: 'trial-ending', minor: 5900, currency: 'USD' });
});
