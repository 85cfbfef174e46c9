// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ProductItem } from '#contract/product/product.ts';
import { until } from '#runtime/testing-until.ts';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { LeaderLine } from './leader-line.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const PRODUCT = { id: '1-2', title: 'Green tea' } as ProductItem;

async function show(byOrders: { place: number; best: number; worst: number; of: number } | null) {
  askMock.mockResolvedValue({ byOrders, inShop: null });
  renderInApp(<LeaderLine product={PRODUCT} period="LAST_7_DAYS" />, { isAsking: true });
  await until(() => askMock.mock.calls.length > 0);
}

test('the best seller of a store is named, and that it surely is', async () => {
  await show({ place: 1, best: 1, worst: 1, of: 41 });
  expect(await screen.findByText('“Green tea” has the most orders, and that is sure.')).toBeTruthy();
});

test('if another product may sell more, the line says so', async () => {
  await show({ place: 1, best: 1, worst: 3, of: 41 });
  expect(await screen.findByText(/is not sure: it may rank as low as 3\.$/)).toBeTruthy();
});

test('a product without sales is no best seller', async () => {
  await show(null);
  expect(document.body.textContent).toBe('');
});
