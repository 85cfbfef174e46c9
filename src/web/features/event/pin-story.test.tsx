// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Estimate } from '#contract/estimate/estimate.ts';
import type { ProductEventItem } from '#contract/product/event.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { PinStory } from './pin-story.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const sold = (value: number): Estimate => ({
  ...{ value, low: value - 10, high: value + 10, basis: 'stock', observations: 9, asOf: null },
});
const SALE: ProductEventItem = {
  ...{ at: '2026-11-18T08:00:00.000Z', kind: 'sale_started', product: null, price: null, units: null },
  ...{ products: 6, share: 0.25, depth: 0.4 },
  edits: [],
};

test('shows what happened, and the orders before and after with their ranges', async () => {
  const change = { ratio: 1.5, low: 0.9, high: 1.9, isSure: false };
  askMock.mockResolvedValue({ around: { hours: 72, before: sold(100), after: sold(150), change } });
  show([SALE]);
  expect(screen.getByText(en.event.kind.sale_started)).toBeTruthy();
  await screen.findByText(/in the 3 days before/);
  const text = document.body.textContent.replaceAll(/[\u2060-\u2069]/g, '');
  expect(text).toMatch(/100 \(90–110\).*150 \(140–160\).*\+50%.*not sure/);
});

test('says so if too little was read', async () => {
  askMock.mockResolvedValue({ around: null });
  show([9, 10, 11, 12].map((hour) => ({ ...SALE, at: `2026-11-18T${String(hour).padStart(2, '0')}:00:00.000Z` })));
  await screen.findByText(en.event.pin.unknown);
  expect(screen.getByText('and 1 more')).toBeTruthy();
});

function show(events: ProductEventItem[]): void {
  renderInApp(<PinStory titleId="title" events={events} of={{ storeId: '7' }} />, { isAsking: true });
}
