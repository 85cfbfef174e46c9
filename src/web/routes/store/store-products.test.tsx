// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { StoreProducts } from './store-products.tsx';

const at = '2026-11-20T08:00:00.000Z';
const SUMS = { orders: NO_ESTIMATE, revenue: NO_ESTIMATE };
const productOf = (id: string, title: string, storeStatus: string) => ({
  ...{ id, title, imageUrl: null, url: '', storeId: '7', storeName: 'Shop', storeStatus, favorited: false },
  ...{ price: { amount: 1, currency: 'USD' }, priceUsd: 1, compareAtPrice: null, tags: [], ...SUMS, previous: SUMS },
  ...{ change: { orders: null, revenue: null }, sparkline: [], firstSeenAt: at, isPractice: false, available: true },
  share: null,
});
const pageOf = (status: string) => {
  const items = [productOf('7-3', 'Mug', status), productOf('7-4', 'Cup', status)];
  return { items, page: 0, pageSize: 10, total: 2, totalIsCapped: false, sales: 'all' };
};

beforeAll(startTestTexts);
beforeEach(() => {
  askMock.mockImplementation(async (endpoint) => {
    if (endpoint === storeEndpoints.listStoreProducts) return pageOf('ACTIVE');
    if (endpoint === catalogueEndpoints.listCatalogueStoreProducts) return pageOf('DATABASE');
    return new Promise(() => {});
  });
});
afterEach(cleanup);

test.each([
  ['mine', [en.groups.add, en.compare.start]],
  ['catalogue', [en.store.trackStores]],
] as const)('products of a store can be chosen, and acted on together: %s', async (scope, acts) => {
  const rest = { storeId: '7', name: 'Shop', isCounted: true, onReceipt: () => {} };
  renderInApp(<StoreProducts scope={scope} {...rest} />, { isAsking: true });
  for (const title of ['Mug', 'Cup'])
    fireEvent.click(await screen.findByRole('checkbox', { name: en.list.choose.replace('{{name}}', title) }));
  const bar = within(screen.getByRole('toolbar', { name: en.products.chosen.label }));
  for (const name of acts) expect(bar.getByText(name)).toBeTruthy();
});

test('a share is labelled as one of the revenue where there is no table', async () => {
  const given = { scope: 'mine', storeId: '7', name: 'Shop', isCounted: true, onReceipt: () => {} } as const;
  renderInApp(<StoreProducts {...given} />, { isAsking: true });
  expect(await screen.findByRole('columnheader', { name: en.store.productList.share })).toBeTruthy();
});
