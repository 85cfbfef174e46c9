import { expect, test } from 'vitest';
import type { Billing, Subscription } from '#contract/billing/billing.ts';
import { stateOf } from './use-billing-sentences.ts';

const subscription = (change: Partial<Subscription>): Subscription => ({
  plan: 'BASIC',
  status: 'active',
  trialEndsAt: null,
  period: { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
  scheduled: null,
  graceEndsAt: null,
  nextCharge: null,
  paymentMethod: null,
  ...change,
});
const state = (source: Billing['source'], change: Partial<Subscription> | null) =>
  stateOf({ source, subscription: change && subscription(change) });
const at = '2026-12-01T00:00:00Z';

test('a paid plan has the state of its subscription', () => {
  expect(state('subscription', {})).toBe('active');
  expect(state('subscription', { status: 'trialing' })).toBe('trialing');
  expect(state('subscription', { status: 'paused' })).toBe('paused');
});

test('a scheduled cancellation is an end, a scheduled downgrade is not', () => {
  expect(state('subscription', { scheduled: { plan: 'FREE', at } })).toBe('ending');
  expect(state('subscription', { status: 'trialing', scheduled: { plan: 'FREE', at } })).toBe('ending');
  expect(state('subscription', { scheduled: { plan: 'BASIC', at } })).toBe('active');
});

test('an open payment comes before everything else', () => {
  expect(state('subscription', { status: 'past_due', scheduled: { plan: 'FREE', at } })).toBe('past_due');
});

test('a plan from another source names it, whatever the subscription', () => {
  expect(state('referral', {})).toBe('referral');
  expect(state('operator', { status: 'past_due' })).toBe('operator');
  expect(state('free', null)).toBe('free');
});
