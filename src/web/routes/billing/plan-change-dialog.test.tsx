// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Billing, PlanChangePreview, PlanOption } from '#contract/billing/billing.ts';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { PlanChangeDialog } from './plan-change-dialog.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const AT = '2026-12-24T00:00:00Z';
const LOSSES = {
  features: [],
  storeLimit: { from: 3, to: 2 },
  databaseStoreLimit: { from: null, to: null },
  databaseProductLimit: { from: null, to: null },
  storesOver: 1,
  stores: ['Tea', 'Soap', 'Lamps'].map((name) => ({
    id: name,
    name,
    host: `${name}.example`,
    addedAt: AT,
    isSuspended: false,
    isKept: name !== 'Lamps',
  })),
};

function open(losses: PlanChangePreview['losses'], spentCredits: PlanChangePreview['spentCredits'] = null) {
  return openDialog({ kind: 'downgrade', plan: 'BASIC', effectiveAt: AT, nextCharge: null, losses, spentCredits });
}

function openDialog(preview: Partial<PlanChangePreview>, subscription: Billing['subscription'] = null) {
  askMock.mockResolvedValue(preview);
  const onClose = vi.fn();
  // the only fields that the dialog reads
  const option = { plan: preview.plan, billingId: 'id', kind: preview.kind } as PlanOption;
  const billing = { plan: 'STANDARD', subscription } as Billing;
  renderInApp(<PlanChangeDialog option={option} billing={billing} onCheckout={() => {}} onClose={onClose} />, {
    isAsking: true,
  });
  return onClose;
}

function clickBeside() {
  const beside = document.querySelector('.MuiDialog-container')!;
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
}

test.each([
  ['active', null, /^You keep the plan until/, false],
  ['past_due', '2026-12-30T00:00:00Z', /^The subscription ends at once/, true],
  ['past_due', '2026-12-20T00:00:00Z', /^The subscription ends at once/, false],
  ['paused', null, /^The subscription ends at once/, false],
])('cancelling while %s, with grace until %s, says what ends when', async (status, graceEndsAt, effect, hasGrace) => {
  const subscription = { status, graceEndsAt } as Billing['subscription'];
  openDialog({ plan: 'FREE', kind: 'cancel', effectiveAt: AT, nextCharge: null, losses: null }, subscription);
  expect(await screen.findByText(effect)).toBeTruthy();
  expect(screen.queryByText(/change your mind/) === null).toBe(status !== 'active');
  expect(screen.queryByText(/keep the plan until Dec(ember)? 30, 2026/) !== null).toBe(hasGrace);
});

test('the stores that were chosen to be kept stay after a click beside the window', async () => {
  const onClose = open(LOSSES);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Soap/ }));
  clickBeside();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Soap/ }).checked).toBe(false);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a lower plan says that the oldest alerts, briefs and shared links stay active', async () => {
  open({ ...LOSSES, storesOver: 0, stores: [] });
  expect(await screen.findByText(/^Fewer alerts, briefs, shared links and mailed lists/)).toBeTruthy();
});

test('a change that asks for no choice closes by a click beside the window', async () => {
  const onClose = open({ ...LOSSES, storesOver: 0, stores: [] });
  await screen.findByRole('heading', { level: 3 });
  clickBeside();
  expect(onClose).toHaveBeenCalledOnce();
});

test('months that spent credits pay for already are named', async () => {
  open(null, { startsAt: '2027-01-10T00:00:00Z', endsAt: '2027-03-10T00:00:00Z' });
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toMatch(/from Jan(uary)? 10, 2027 to Mar(ch)? 10, 2027/);
});
