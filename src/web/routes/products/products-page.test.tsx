// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ProductsPage } from './products-page.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const figure = { value: 5, low: 4, high: 6, basis: 'stock', observations: 5, asOf: '2026-11-21T10:00:00.000Z' };
const product = (id: string, title: string) => ({
  ...{ id, title, storeId: '1', storeName: 'Tea House', storeStatus: 'TRACKED', url: 'https://tea.example/p' },
  ...{ price: { amount: 10, currency: 'USD' }, priceUsd: 10, compareAtPrice: null, available: true, favorited: false },
  ...{
    imageUrl: null,
    tags: [],
    isPractice: false,
    firstSeenAt: '2026-11-01T00:00:00.000Z',
    sparkline: [],
    share: 0.5,
  },
  ...{ orders: figure, revenue: figure, previous: { orders: figure, revenue: figure } },
  change: { orders: null, revenue: null },
});

test('selected products of the list can be compared', async () => {
  const items = [product('1-2', 'Green tea'), product('1-3', 'Black tea')];
  askMock.mockImplementation(async ({ path }: { path: string }) =>
    path === '/api/products' ? { items, total: 2, totalIsCapped: false, sales: 'with' } : { items: [] },
  );
  renderInApp(<ProductsPage />, { isAsking: true, plan: 'PREMIUM' });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Green tea' }));
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Black tea' }));
  expect(screen.getByRole('toolbar', { name: 'Selected products' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?of=1-2,1-3');
});
