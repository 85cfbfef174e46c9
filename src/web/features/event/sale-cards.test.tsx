// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Estimate } from '#contract/estimate/estimate.ts';
import type { StoreSale } from '#contract/happening.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { SaleCard } from './sale-cards.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const sold = (value: number): Estimate => ({
  ...{ value, low: value - 10, high: value + 10, basis: 'stock', observations: 9, asOf: null },
});
const SALE: StoreSale = {
  ...{ at: '2026-11-12T08:00:00.000Z', endedAt: '2026-11-15T08:00:00.000Z', products: 6, share: 0.25, depth: 0.4 },
  around: {
    ...{ hours: 48, before: sold(100), after: sold(150) },
    change: { ratio: 1.5, low: 1.1, high: 1.9, isSure: true },
  },
};

function textOf(sale: StoreSale): string {
  renderInApp(<SaleCard sale={sale} />);
  return document.body.textContent.replaceAll(/[\u2060-\u2069]/g, '');
}

test("shows a sale's discount, length and share of products, and its orders against the expected ones", () => {
  const text = textOf(SALE);
  expect(screen.getByRole('heading').textContent).toMatch(/^Nov 12\s–\s15, 2026$/);
  expect(text).toMatch(/40% off.*lasted 3 days.*6 products.*25% of the catalogue/);
  expect(text).toMatch(/as in the 2 days before100 \(90–110\).*first 2 days150 \(140–160\).*\+50% .*, sure/);
  expect(screen.queryByText(en.event.sales.on)).toBeNull();
});

test('says that a sale is still on, and that too little was read to compare', () => {
  const text = textOf({ ...SALE, endedAt: null, around: null });
  expect(screen.getByRole('heading').textContent).toBe('Since Nov 12, 2026');
  expect(screen.getByText(en.event.sales.on)).toBeTruthy();
  expect(text).toContain(en.event.pin.unknown);
});
