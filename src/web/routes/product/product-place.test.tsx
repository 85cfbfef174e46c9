// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ProductRank } from '#contract/product/rank.ts';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ProductPlace } from './product-place.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

async function show(rank: ProductRank, share: number | null) {
  askMock.mockResolvedValue(rank);
  const shown = renderInApp(<ProductPlace id="1-2" period="LAST_7_DAYS" share={share} />, { isAsking: true });
  await until(() => askMock.mock.calls.length > 0);
  return shown;
}

test('shows the place, its range, and the place in the shop’s own list', async () => {
  const inShop = { place: 4, of: 100, readAt: '2026-11-21T06:00:00.000Z' };
  await show({ byOrders: { place: 3, best: 2, worst: 6, of: 41 }, inShop }, 0.123);
  await screen.findByText('3 of 41 that sold');
  expect(screen.getByText('likely between 2 and 6')).toBeTruthy();
  expect(screen.getByText('4 of the first 100')).toBeTruthy();
  expect(screen.getByText('12.3%')).toBeTruthy();
});

test('says that a place is sure, and that a product is not on the list', async () => {
  const inShop = { place: null, of: 50, readAt: '2026-11-21T06:00:00.000Z' };
  await show({ byOrders: { place: 1, best: 1, worst: 1, of: 41 }, inShop }, null);
  await screen.findByText(en.product.place.sure);
  expect(screen.getByText('not among the first 50')).toBeTruthy();
});

test('is empty if nothing is known', async () => {
  await show({ byOrders: null, inShop: null }, null);
  expect(screen.queryByRole('region')).toBeNull();
});
