// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { BillingNotices } from './billing-notices.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

// the only fields that the notices read
const billing = { subscription: null, usage: { stores: { suspendedByPlan: 0 } } } as unknown as Billing;

function show(shown: Partial<Billing>, isTrialRepeated = false): void {
  renderInApp(
    <BillingNotices
      billing={{ ...billing, ...shown }}
      isSettling={false}
      isTrialRepeated={isTrialRepeated}
      failure={null}
      onCheckout={() => {}}
    />,
  );
}

test.each([true, false])('a notice says that the card had a trial before: %s', (isTrialRepeated) => {
  show({}, isTrialRepeated);
  expect(screen.queryByText(en.billing.trialRepeated.title) !== null).toBe(isTrialRepeated);
});

test('a pause says until when the plan that is paid for lasts', () => {
  const subscription = { status: 'paused' } as Billing['subscription'];
  const kept = /^You keep your plan until Dec 1, 2026\.$/;
  const until = '2026-12-01T12:00:00Z';
  show({ subscription, source: 'subscription', until });
  expect(screen.getByText(kept)).toBeTruthy();
  cleanup();
  show({ subscription, source: 'referral', until });
  expect(screen.getByRole('alert').textContent).toBe(en.billing.paused.says);
});
