// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NuqsTestingAdapter } from 'nuqs/adapters/testing';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Billing, PlanOption } from '#contract/billing/billing.ts';
import { PLAN_ORDER, type PlanKey } from '#contract/billing/plan.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { startTestTexts } from '../../testing-texts.ts';
import { PlanChoice } from './plan-choice.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

type Given = Partial<Record<PlanKey, Partial<PlanOption>>>;

function open(
  plan: PlanKey,
  given: Given,
  { search = '', busyWith = null as PlanKey | null, source = 'subscription', status = '' } = {},
) {
  const options = PLAN_ORDER.map((key) => ({
    plan: key,
    billingId: key,
    price: { amountMinor: 0, currency: 'USD' },
    kind: null,
    lock: null,
    trialDays: 0,
    ...given[key],
  }));
  // the only fields that the cards read
  const billing = { plan, source, options, subscription: status ? { status } : null } as unknown as Billing;
  const onChoose = vi.fn();
  render(<PlanChoice billing={billing} onChoose={onChoose} busyWith={busyWith} />, {
    wrapper: ({ children }) => <NuqsTestingAdapter searchParams={search}>{children}</NuqsTestingAdapter>,
  });
  const card = (key: PlanKey) => within(screen.getByRole('heading', { name: en.plan[key] }).closest('li')!);
  const button = (key: PlanKey) => card(key).getByRole<HTMLButtonElement>('button');
  return { onChoose, card, button };
}

test('each plan offers what choosing it would do', () => {
  const { onChoose, button } = open('BASIC', {
    FREE: { kind: 'cancel' },
    BASIC: { lock: 'current' },
    PREMIUM: { kind: 'upgrade' },
  });
  expect(button('BASIC').textContent).toBe(en.billing.yourPlan);
  expect(button('BASIC').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('PREMIUM'));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ plan: 'PREMIUM', kind: 'upgrade' }));
  expect(button('STANDARD').getAttribute('aria-disabled')).toBe('true');
});

test('the plan of a scheduled change is not called unavailable', () => {
  const { button } = open('PREMIUM', { STANDARD: { lock: 'scheduled' }, PREMIUM: { kind: 'resume' } });
  expect([button('STANDARD').textContent, button('STANDARD').getAttribute('aria-disabled')]).toEqual([
    en.billing.act.scheduled,
    'true',
  ]);
});

test.each([
  ['active', en.billing.kindNote.cancel],
  ['past_due', en.billing.kindNote.cancelNow],
])('the Free plan says when a subscription that is %s ends', (status, note) => {
  const { card } = open('BASIC', { FREE: { kind: 'cancel' } }, { status });
  expect(card('FREE').getByText(note)).toBeTruthy();
});

test('a trial has its own name, with its days', () => {
  const { button, card } = open('FREE', { BASIC: { kind: 'checkout', trialDays: 7 } });
  expect(button('BASIC').textContent).toBe(en.billing.act.trial);
  expect(card('BASIC').getByText(/7/)).toBeTruthy();
});

test('while one checkout is created, no other can be started', () => {
  const { button } = open(
    'FREE',
    { BASIC: { kind: 'checkout' }, PREMIUM: { kind: 'checkout' } },
    { busyWith: 'BASIC' },
  );
  expect(button('PREMIUM').getAttribute('aria-disabled')).toBe('true');
});

test('the plan that an address asks for is marked, unless it is the current one', () => {
  const given: Given = { PREMIUM: { kind: 'checkout' }, BASIC: { lock: 'current' } };
  const { card } = open('BASIC', given, { search: '?plan=PREMIUM' });
  expect(card('PREMIUM').getByText(en.billing.unlocks)).toBeTruthy();
  cleanup();
  open('BASIC', given, { search: '?plan=BASIC' });
  expect(screen.queryByText(en.billing.unlocks)).toBeNull();
});

test('beside a granted plan, each other plan says how it relates to it', () => {
  const sold = { kind: 'checkout' } as const;
  const options = { FREE: { lock: 'no-subscription' }, BASIC: sold, STANDARD: sold, PREMIUM: sold } as const;
  for (const source of ['operator', 'referral']) {
    const { card } = open('STANDARD', options, { source });
    expect(card('FREE').getByText(en.billing.granted.free)).toBeTruthy();
    expect(card('FREE').queryByRole('button')).toBeNull();
    expect(card('BASIC').getByText(en.billing.granted.lower)).toBeTruthy();
    expect(card('STANDARD').getByText(en.billing.granted.same)).toBeTruthy();
    expect(card('PREMIUM').queryByText(en.billing.granted.lower)).toBeNull();
    cleanup();
  }
});
