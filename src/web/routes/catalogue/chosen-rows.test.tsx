// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PlanKey } from '#contract/billing/plan.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { CatalogueProductsPage } from './catalogue-products-page.tsx';
import { CatalogueStoresPage } from './catalogue-stores-page.tsx';

const figure = { value: 5, low: 4, high: 6, basis: 'stock', observations: 5, asOf: '2026-11-21T10:00:00.000Z' };
const shown = {
  ...{ tags: [], isPractice: false, favorited: false, firstSeenAt: '2026-11-01T00:00:00.000Z', sparkline: [] },
  ...{ orders: figure, revenue: figure, previous: { orders: figure, revenue: figure } },
  change: { orders: null, revenue: null },
};
const product = (id: string, title: string, storeId: string, storeStatus = 'DATABASE') => ({
  ...shown,
  ...{ id, title, storeId, storeName: `Shop ${storeId}`, storeStatus, url: `https://shop${storeId}.example/p` },
  ...{ price: { amount: 10, currency: 'USD' }, priceUsd: 10, compareAtPrice: null, available: true, share: 0.5 },
  imageUrl: null,
});
const store = (id: string, name: string, status = 'DATABASE') => ({
  ...shown,
  ...{ id, name, status, url: `https://shop${id}.example/`, host: `shop${id}.example`, faviconUrl: null },
  ...{ platform: null, country: null, productCount: 3, trackedBy: 1, lastReadAt: null, nextReadAt: null },
  ...{ nextReadReason: null, suspendedBy: null, suspendedAt: null, signals: [], problem: null },
});
const PRODUCTS = [product('1-2', 'Green tea', '1'), product('1-3', 'Black tea', '1'), product('2-4', 'Mug', '2')];
const STORES = [store('1', 'Tea House'), store('2', 'Mug House'), store('3', 'Cup House', 'TRACKED')];

beforeAll(startTestTexts);
let plan: PlanKey;
beforeEach(() => {
  plan = 'PREMIUM';
  askMock.mockImplementation(async ({ path }) => {
    const items = path === '/api/database/products' ? PRODUCTS : path === '/api/database/stores' ? STORES : [];
    return { items, total: items.length, totalIsCapped: false, page: 0, pageSize: 10, sales: 'with' };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const LISTENERS = { addEventListener() {}, removeEventListener() {}, addListener() {}, removeListener() {} };

/** Selects rows and returns the bar over them. */
async function choose(page: ReactNode, ...names: string[]) {
  renderInApp(page, { isAsking: true, plan });
  for (const name of names) fireEvent.click(await screen.findByLabelText(`Select ${name}`));
  return within(screen.getByLabelText(/^Selected (stores|products)$/));
}

test('selected products of the database can be compared, and their stores tracked without duplicates', async () => {
  const bar = await choose(<CatalogueProductsPage />, 'Green tea', 'Black tea', 'Mug');
  expect(bar.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?of=1-2,1-3,2-4');
  expect(bar.queryByText(en.groups.add)).toBeNull();
  fireEvent.click(bar.getByText(en.store.trackStores));
  await screen.findByText('Track 2 stores?');
  fireEvent.click(screen.getByText(en.store.track));
  const added = () => askMock.mock.calls.filter(([{ method }]) => method === 'POST').map(([, given]) => given.body.url);
  await waitFor(() => expect(added()).toEqual(['https://shop1.example/p', 'https://shop2.example/p']));
  await waitFor(() => expect(screen.queryByLabelText('Selected products')).toBeNull());
});

test('stores of the database can be compared and tracked, and tracked ones can go into a group', async () => {
  const bar = await choose(<CatalogueStoresPage />, 'Cup House');
  expect(bar.getByText(en.groups.add)).toBeTruthy();
  expect(bar.getByText(en.store.track)).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByLabelText('Select Tea House'));
  expect(bar.queryByText(en.groups.add)).toBeNull();
  expect(bar.getByText(en.store.track)).toHaveProperty('disabled', false);
  expect(bar.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe('/compare?of=1,3');
});

test('a plan without details cannot compare them, and is told which plan can', async () => {
  plan = 'STANDARD';
  const bar = await choose(<CatalogueStoresPage />, 'Tea House', 'Mug House');
  expect(bar.queryByRole('link')).toBeNull();
  fireEvent.click(bar.getByText('Compare'));
  expect(await screen.findByLabelText(en.upgrade.title)).toBeTruthy();
});

test('rows can be selected on a phone too', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ ...LISTENERS, media, matches: media.includes('max-width') }) as never,
  );
  const bar = await choose(<CatalogueProductsPage />, 'Green tea', 'Mug');
  expect(screen.queryByRole('table')).toBeNull();
  expect(bar.getByRole('link', { name: 'Compare' })).toBeTruthy();
});
