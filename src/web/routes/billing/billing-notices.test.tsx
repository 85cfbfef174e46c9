// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Billing } from '#contract/billing.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { BillingNotices } from './billing-notices.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

// the only fields that the notices read
const billing = { subscription: null, usage: { stores: { suspendedByPlan: 0 } } } as unknown as Billing;

test.each([true, false])('a notice says that the card had a trial before: %s', (isTrialRepeated) => {
  renderInApp(
    <BillingNotices
      billing={billing}
      isSettling={false}
      isTrialRepeated={isTrialRepeated}
      failure={null}
      onCheckout={() => {}}
    />,
  );
  expect(screen.queryByText(en.billing.trialRepeated.title) !== null).toBe(isTrialRepeated);
});
