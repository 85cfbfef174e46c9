// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import type { ProductItem } from '#contract/product/product.ts';
import { settingsStore } from '../../settings/browser-settings.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { DataTable } from '../list/data-table.tsx';
import { extraColumns } from '../list/extra-columns.tsx';
import { ProductCards } from './product-cards.tsx';
import { ProductTable } from './product-table.tsx';

const SUMS = { orders: NO_ESTIMATE, revenue: NO_ESTIMATE };
const MUG = {
  ...{ id: '7-3', title: 'Mug', imageUrl: null, url: '', storeId: '7', storeName: 'Shop', storeStatus: 'ACTIVE' },
  ...{ price: { amount: 1, currency: 'USD' }, priceUsd: 1, compareAtPrice: null, tags: [], ...SUMS, previous: SUMS },
  ...{ change: { orders: null, revenue: null }, sparkline: [], isPractice: false, available: true, favorited: false },
  ...{ firstSeenAt: '2026-11-20T08:00:00.000Z', share: null },
} as unknown as ProductItem;

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  settingsStore.set({ timeZone: null });
});

const given = { scope: 'mine', items: [MUG], isStale: false, isCounted: false, selection: undefined } as const;
const sort = { sort: { by: 'newest', order: 'desc' }, onSort: () => {}, caption: 'Products' } as const;
const onReceipt = () => {};
const extra = extraColumns<ProductItem>(['firstSeen'], () => 'First seen');

test.each([
  ['a table of a store', <ProductTable key="table" {...given} {...sort} items={[MUG]} onReceipt={onReceipt} />],
  ['cards', <ProductCards key="cards" {...given} label="Products" items={[MUG]} onReceipt={onReceipt} />],
  ['an extra column', <DataTable<ProductItem, 'newest'> key="extra" {...sort} columns={extra} items={[MUG]} />],
])('a product was first seen on the same UTC day in every time zone: %s', (_, part) => {
  settingsStore.set({ timeZone: 'Pacific/Honolulu' });
  renderInApp(part);
  expect(screen.getByText(/Nov 20, 2026/)).toBeTruthy();
});
