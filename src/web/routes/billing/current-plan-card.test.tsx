// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import type { PlanKey } from '#contract/billing/plan.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { CurrentPlanCard } from './current-plan-card.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test.each<[PlanKey, Billing['source'], string]>([
  ['FREE', 'subscription', en.billing.resume],
  ['BASIC', 'subscription', 'Keep Premium'],
  ['FREE', 'operator', 'Keep Basic'],
])('if %s is scheduled below a plan of %s, the button names the plan that is kept', (plan, source, label) => {
  const scheduled = { plan, at: '2026-12-01T00:00:00Z' };
  const subscription = { plan: 'BASIC', status: 'active', scheduled, nextCharge: null };
  // the only fields that the card reads
  const options = source === 'operator' ? [{ plan: 'BASIC', kind: 'resume' }] : [{ plan: 'PREMIUM', kind: 'resume' }];
  const billing = { plan: 'PREMIUM', source, subscription, options } as unknown as Billing;
  renderInApp(<CurrentPlanCard billing={billing} onCancel={undefined} onResume={() => {}} />);
  expect(screen.getByRole('button').textContent).toBe(label);
});
