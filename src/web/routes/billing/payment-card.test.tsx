// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Billing } from '#contract/billing/billing.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { PaymentCard } from './payment-card.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('the rest of a refund can be requested when the subscription has ended', () => {
  const refund = { until: null, amount: { amount: 29, currency: 'USD' } };
  // the only fields that the card reads
  const billing = { subscription: null, refund } as Billing;
  renderInApp(<PaymentCard billing={billing} onCheckout={() => {}} />);
  expect(screen.getByRole('button').textContent).toBe(en.billing.refund.action);
  expect(screen.getByText('$29.00 is still to be refunded.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));
  const question = within(screen.getByRole('dialog'));
  expect(question.getByRole('button', { name: en.billing.refund.action })).toBeTruthy();
  expect(question.getByText(/\$29.00 is refunded .* has already ended/)).toBeTruthy();
});
