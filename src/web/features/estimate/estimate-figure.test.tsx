// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { startTestTexts } from '../../testing-texts.ts';
import { EstimateFigure } from './estimate-figure.tsx';

const KNOWN: Estimate = {
  value: 120,
  low: 90,
  high: 160,
  basis: 'stock',
  observations: 42,
  asOf: '2026-11-21T10:00:00.000Z',
};

beforeAll(startTestTexts);
afterEach(cleanup);

function figure(): HTMLElement {
  return screen.getByRole('button');
}

test('a number has its range, and a label', () => {
  render(<EstimateFigure metric="orders" estimate={KNOWN} />);
  expect(figure().textContent).toMatch(/Orders/i);
  expect(figure().textContent).toMatch(/120/);
  expect(figure().textContent).toMatch(/90.*160/);
});

test('a missing number is a word, never a zero: not read, no signal, no rate', () => {
  const states: [Estimate, string][] = [
    [NO_ESTIMATE, 'not-read'],
    [{ ...NO_ESTIMATE, asOf: KNOWN.asOf }, 'no-signal'],
    [{ ...NO_ESTIMATE, asOf: KNOWN.asOf, leftOut: 2 }, 'no-rate'],
  ];
  const said = states.map(([estimate]) => {
    render(<EstimateFigure metric="revenue" estimate={estimate} />);
    const text = figure().textContent ?? '';
    cleanup();
    return text;
  });
  for (const text of said) expect(text).not.toMatch(/\d/);
  expect(new Set(said).size).toBe(3);
});

test('a zero is a number', () => {
  render(<EstimateFigure metric="orders" estimate={{ ...KNOWN, value: 0, low: 0, high: 3 }} />);
  expect(figure().textContent).toMatch(/: 0/);
});

test('unread parts, and stores without a rate, are explained', () => {
  render(<EstimateFigure metric="revenue" estimate={{ ...KNOWN, leftOut: 3 }} gaps={2} />);
  expect(figure().textContent).toMatch(/· \w/);
  expect(figure().textContent).toMatch(/3/);
});

test('pressing it explains where it comes from', () => {
  render(<EstimateFigure metric="orders" estimate={KNOWN} previous={{ ...KNOWN, value: 60, low: 40, high: 80 }} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(figure());
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/42/)).toBeTruthy();
  expect(dialog.getByText(/^60 .*40.*80/)).toBeTruthy();
});

test('the explanation has the ends of the range as the figure shows them', () => {
  render(<EstimateFigure metric="orders" estimate={{ ...KNOWN, low: 90.6, high: 159.2 }} />);
  expect(figure().textContent).toMatch(/90–\u2060160/);
  fireEvent.click(figure());
  expect(within(screen.getByRole('dialog')).getByText(/between 90 and 160/)).toBeTruthy();
});

test.each([
  ['a sum of the same stores', 2, false],
  ['a sum with stores that came later', 1.1, true],
])('the change of %s', async (_, ratio, isExplained) => {
  const change = { ratio, low: ratio - 0.2, high: ratio + 0.2, isSure: false };
  render(<EstimateFigure metric="orders" estimate={KNOWN} previous={{ ...KNOWN, value: 60 }} change={change} />);
  fireEvent.click(figure());
  await screen.findByRole('dialog');
  expect(screen.queryByText(/read in both periods/) !== null).toBe(isExplained);
});
