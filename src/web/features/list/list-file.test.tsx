// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { alertEndpoints } from '#contract/endpoints/alerts.ts';
import { analyticsEndpoints } from '#contract/endpoints/analytics.ts';
import { productEndpoints } from '#contract/endpoints/products.ts';
import { storeEndpoints } from '#contract/endpoints/stores.ts';
import { until } from '#runtime/testing-until.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { RingList } from '../../routes/alerts/ring-list.tsx';
import { MovingProducts } from '../../routes/analytics/moving-products.tsx';
import { ProductOrigins } from '../../routes/product/product-origins.tsx';
import { StoreBestSellers } from '../../routes/store/store-best-sellers.tsx';
import { StoreEvents } from '../../routes/store/store-events.tsx';
import { StoreReadings } from '../../routes/store/store-readings.tsx';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ProductEvents } from '../event/product-events.tsx';
import { SaleCards } from '../event/sale-cards.tsx';
import { Restatements } from '../restatement/restatements.tsx';
import * as fileSource from './file-source.ts';

let saveFile: MockInstance<typeof fileSource.saveFile>;

beforeAll(startTestTexts);
beforeEach(() => {
  saveFile = vi.spyOn(fileSource, 'saveFile').mockResolvedValue();
});
afterEach(cleanup);

const at = '2026-11-20T08:00:00.000Z';
const NOTHING = { value: null, low: null, high: null, basis: 'none', observations: 0, asOf: null };
const SUMS = { orders: NOTHING, revenue: NOTHING };
const PRODUCT = {
  ...{ id: '7-3', title: 'Mug', imageUrl: null, url: '', storeId: '7', storeName: 'Shop', storeStatus: 'TRACKING' },
  ...{ price: { amount: 1, currency: 'USD' }, compareAtPrice: null, tags: [], ...SUMS, previous: SUMS },
  ...{ change: { orders: null, revenue: null }, sparkline: [], firstSeenAt: at, isPractice: false, available: true },
};
const EVENT = {
  ...{ at, kind: 'new', product: { id: '7-3', title: 'Mug' }, price: null, units: null },
  ...{ products: null, share: null, depth: null, edits: [] },
};
const SALE = { at, endedAt: null, products: 3, share: 0.5, depth: 0.2, around: null };
const MOVED = { from: 1, to: 2 };
const RESTATED = { day: '2026-11-20', at, why: 'later-reading', orders: MOVED, units: MOVED, revenue: MOVED };
const READING = {
  ...{ at, mode: 'catalogue', outcome: 'complete', problem: null, requests: 1, bytes: 1, durationMs: 1 },
  ...{ products: 1, changed: 0, signals: [] },
};
const RING = {
  ...{
    id: '1',
    ruleId: '1',
    ruleName: 'Mine',
    kind: 'gone',
    storeId: '7',
    productId: null,
    at,
    seenAt: at,
    rangAt: at,
  },
  ...{ isLate: false, isAcknowledged: false, wasNothing: false, isRetracted: false, changeNow: null, filterList: null },
  detail: { storeName: 'Shop', title: null, change: null },
};
const RANKING = { readAt: at, of: 5, since: null };

type Case = [Endpoint, ReactNode, item: object, beside?: object, query?: object];
const WEEK = 'LAST_7_DAYS';
const nothing = () => {};
const CASES: Case[] = [
  [storeEndpoints.listStoreEvents, <StoreEvents key="a" storeId="7" onProduct={nothing} />, EVENT, {}, { kind: [] }],
  [productEndpoints.listProductEvents, <ProductEvents key="b" productId="7-3" />, EVENT],
  [storeEndpoints.listStoreSales, <SaleCards key="c" storeId="7" />, SALE],
  [storeEndpoints.listStoreReadings, <StoreReadings key="d" storeId="7" name="Shop" isWaiting={false} />, READING],
  [storeEndpoints.listStoreRestatements, <Restatements key="e" of={{ storeId: '7' }} onDay={nothing} />, RESTATED],
  [
    productEndpoints.listProductRestatements,
    <ProductOrigins key="h" scope="mine" id="7-3" product={undefined} onDay={nothing} />,
    RESTATED,
  ],
  [
    storeEndpoints.listStoreBestSellers,
    <StoreBestSellers key="f" scope="mine" storeId="7" period={WEEK} />,
    { product: PRODUCT, place: 1, before: null, places: [1] },
    { ranking: RANKING },
    { dateRange: WEEK, sortBy: 'place' },
  ],
  [alertEndpoints.listAlertRings, <RingList key="g" />, RING],
];

const answer = (endpoint: Endpoint, items: object[], beside: object = {}) =>
  askMock.mockImplementation(async (called: Endpoint) =>
    called === endpoint
      ? { items, page: 0, pageSize: 10, total: items.length, totalIsCapped: false, ...beside }
      : new Promise(() => {}),
  );

test.each(CASES.map((one) => [one[0].summary, one] as const))(
  '“%s” is a list with a file of all its rows, with the same filters',
  async (_, [endpoint, screenPart, item, beside, query]) => {
    answer(endpoint, [item], beside);
    renderInApp(screenPart, { isAsking: true });
    fireEvent.click(await screen.findByRole('button', { name: en.export.list }));
    fireEvent.click(await screen.findByRole('menuitem', { name: en.export.format.xlsx }));
    await until(() => saveFile.mock.calls.length > 0);
    const [source, format] = saveFile.mock.calls[0]!;
    expect([source.endpoint, format]).toEqual([endpoint, 'xlsx']);
    if (query) expect(source.query).toEqual(query);
    expect(source.query ?? {}).not.toHaveProperty('pageSize');
  },
);

test('an empty list has no file', async () => {
  answer(storeEndpoints.listStoreEvents, []);
  renderInApp(<StoreEvents storeId="7" onProduct={nothing} />, { isAsking: true });
  await screen.findByText(en.event.empty);
  expect(screen.queryByRole('button', { name: en.export.list })).toBeNull();
});

test('each list of moving products has a file of its own', async () => {
  const lists = { topProducts: [PRODUCT], newProducts: [], risingProducts: [PRODUCT], fallingProducts: [] };
  askMock.mockImplementation(async () => ({ products: 1, ...SUMS, previous: SUMS, change: PRODUCT.change, ...lists }));
  renderInApp(
    <MovingProducts
      lists={['risingProducts', 'fallingProducts']}
      scope="catalogue"
      period={WEEK}
      isCompared
      isComparable
    />,
    { isAsking: true },
  );
  // there are no falling products
  fireEvent.click(await screen.findByRole('button', { name: en.export.list }));
  fireEvent.click(await screen.findByRole('menuitem', { name: en.export.format.csv }));
  await until(() => saveFile.mock.calls.length > 0);
  const [{ endpoint, query }] = saveFile.mock.calls[0]!;
  expect([endpoint, query]).toEqual([
    analyticsEndpoints.getCatalogueProductsOverview,
    { dateRange: WEEK, list: 'risingProducts' },
  ]);
});
