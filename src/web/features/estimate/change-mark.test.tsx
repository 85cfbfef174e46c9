// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type ComparedChange, type Estimate, NO_CHANGE, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ComparedFigure } from './compared-figure.tsx';
import { MovedFigure } from './moved-figure.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const sold = (value: number): Estimate => ({
  ...{ value, low: value * 0.8, high: value * 1.2 },
  ...{ basis: 'stock', observations: 9, asOf: '2026-11-21T10:00:00.000Z' },
});
const item = (now: number, before: number, orders: ComparedChange['orders']) => ({
  ...{ orders: sold(now), revenue: sold(now) },
  previous: { orders: sold(before), revenue: sold(before) },
  change: { ...NO_CHANGE, orders },
});

test('a change that is not sure is shown as a number too, marked by colour and words', () => {
  const change = { ratio: 1.04, low: 0.88, high: 1.22, isSure: false };
  renderInApp(<ComparedFigure item={item(104, 100, change)} metric="orders" />);
  expect(mark().dataset.change).toBe('unsure');
  expect(text()).toMatch(/\+4%\(.*−12 … \+22.*not sure/);
});

test('a sure change has its direction', () => {
  const change = { ratio: 0.5, low: 0.4, high: 0.7, isSure: true };
  renderInApp(<ComparedFigure item={item(50, 100, change)} metric="orders" />);
  expect(mark().dataset.change).toBe('down');
  expect(text()).toMatch(/−50%.*, sure/);
  expect(text()).not.toMatch(/not sure/);
});

test('an item that sold nothing before is new', () => {
  renderInApp(<ComparedFigure item={item(50, 0, null)} metric="orders" />);
  expect(text()).toMatch(/^new/);
});

test('a store without a slot in the plan has no figures for that reason, not because it was not read', () => {
  const none = { orders: NO_ESTIMATE, revenue: NO_ESTIMATE };
  const closed = { ...none, previous: none, change: NO_CHANGE, suspendedBy: 'plan' } as const;
  renderInApp(<ComparedFigure item={closed} metric="orders" />);
  expect(text()).toContain(en.estimate['off-plan'].label);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('dialog').textContent).toContain(en.estimate['off-plan'].why);
});

test('the catalogue shows the figures of a store that the plan suspended', () => {
  renderInApp(<ComparedFigure item={{ ...item(50, 40, null), suspendedBy: 'plan' }} metric="orders" />);
  expect(text()).toMatch(/Orders: 50/);
});

test('a mover shows its orders more or fewer, with their range', () => {
  const change = { ratio: 0.5, low: 0.4, high: 0.7, isSure: true };
  renderInApp(<MovedFigure item={item(50, 100, change)} />);
  expect(text()).toMatch(/−50%.*Orders: −50.*−60 … −30/);
});

test('the orders of a sure mover keep their sign, though their range begins close to 0', () => {
  const change = { ratio: 1.1, low: 1.001, high: 1.2, isSure: true };
  renderInApp(<MovedFigure item={item(55, 50, change)} />);
  expect(text()).toMatch(/\+10%.*Orders: \+5.*\+0\.05 … \+10/);
});

function mark(): HTMLElement {
  return document.querySelector<HTMLElement>('[data-change]')!;
}

function text(): string {
  return screen
    .getByRole('button')
    .textContent.replaceAll(/[\u2066\u2069]/g, '')
    .replaceAll('\u00a0', ' ');
}
