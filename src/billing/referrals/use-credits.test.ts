import { expect, test } from 'vitest';
import { REFERRAL_PLAN } from '#contract/billing/referral.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { GrantFact, SubscriptionFact } from '../events/facts.ts';
import { findCreditStart } from './use-credits.ts';

const NOW = Date.UTC(2026, 10, 21);
const NONE = { subscriptions: [], transactions: [], adjustments: [] };

function grant(source: GrantFact['source'], startsAt: number, endsAt: number | null): GrantFact {
  return { kind: 'grant', id: `${source} ${startsAt}`, source, plan: REFERRAL_PLAN, startsAt, endsAt };
}

test('a credit begins after those spent earlier, also under an operator’s grant', () => {
  const byOperator = grant('operator', NOW - DAY_MS, null);
  expect(findCreditStart({ ...NONE, grants: [byOperator] }, NOW)).toBe(NOW);
  const first = grant('referral', NOW, NOW + 30 * DAY_MS);
  for (const grants of [[first], [byOperator, first], [first, byOperator]])
    expect(findCreditStart({ ...NONE, grants }, NOW)).toBe(NOW + 30 * DAY_MS);
  expect(findCreditStart({ ...NONE, grants: [byOperator, first] }, NOW + 40 * DAY_MS)).toBe(NOW + 40 * DAY_MS);
});

test.each([
  ['active', null],
  ['trialing', null],
  ['paused', NOW],
  ['past_due', NOW],
] as const)('under a subscription to the same plan that is %s, a credit begins: %s', (status, startsAt) => {
  const subscription: SubscriptionFact = {
    ...{ kind: 'subscription', id: 'sub', plan: REFERRAL_PLAN, status, createdAt: NOW - 40 * DAY_MS, cancelAt: null },
    ...{ trialEndsAt: NOW + DAY_MS, periodStartsAt: NOW - 10 * DAY_MS, periodEndsAt: NOW + DAY_MS },
    ...{ nextChargeMinor: null, currency: 'USD', paymentMethod: null },
  };
  expect(findCreditStart({ ...NONE, subscriptions: [subscription], grants: [] }, NOW)).toBe(startsAt);
});
