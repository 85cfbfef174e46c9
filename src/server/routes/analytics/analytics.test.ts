import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshMarketDays } from '#sales/market/refresh-market-day.ts';
import { rangeOf } from '#sales/range.ts';
import { call, createAccount, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, figuresOf, recordDay, type TestStore } from '../../testing/test-sales.ts';

type Point = { at: string; gap?: boolean; orders: { value: number | null; low: number | null; basis: string } };
type Valued = { value: number | null };

let t: TestApp;
let shop: TestStore;
let other: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'BASIC');
  await createAccount(t.database, 'ben');
  await createAccount(t.database, 'new');
  shop = await createReadStore(t.database, { host: 'shop.example', products: 3, watchedBy: ['anna'] });
  other = await createReadStore(t.database, { host: 'other.example', products: 2, watchedBy: ['anna', 'ben'] });
  const [best, second] = shop.products as [number, number];
  await recordDay(t.database, shop, '2026-11-21', { orders: 4, variance: 3, sharedSd: 3 }, best);
  await recordDay(t.database, shop, '2026-11-20', { orders: 5, variance: 1, sharedSd: 1 }, second);
  await recordDay(t.database, shop, '2026-11-19', { orders: 0 });
  await recordDay(t.database, other, '2026-11-20', { orders: 2, variance: 5, sharedSd: 3, basis: 'stock' });
  await recordDay(t.database, shop, '2026-11-10', { orders: 3 }, best);
});
afterAll(() => t?.close());

const overview = async (query = '', as = 'anna') =>
  (await call(t, 'GET', `/api/analytics/stores/overview${query}`, { as })).json;
const trend = async (query = '', as = 'anna') => (await call(t, 'GET', `/api/analytics/trend${query}`, { as })).json;
const sum = (points: { orders: Valued }[]) => points.reduce((total, point) => total + (point.orders.value ?? 0), 0);

describe('totals', () => {
  test.each(['LAST_7_DAYS', 'LAST_30_DAYS', 'LAST_3_MONTHS', 'LAST_12_MONTHS', 'LAST_5_YEARS'])(
    'are the same in list, overview and trend over %s',
    async (range) => {
      const all = await overview(`?dateRange=${range}`);
      const points = await trend(`?dateRange=${range}`);
      const list = (await call(t, 'GET', `/api/stores?dateRange=${range}`)).json;
      const products = (await call(t, 'GET', `/api/products?dateRange=${range}`)).json;
      const expected = range === 'LAST_7_DAYS' ? 11 : 14;
      expect(all.orders.value).toBeCloseTo(expected, 9);
      expect(sum(points.points)).toBeCloseTo(expected, 9);
      expect(sum(list.items)).toBeCloseTo(expected, 9);
      // here the other store's day is not broken down by product
      expect(sum(products.items)).toBeCloseTo(expected - 2, 9);
      expect(all.previous.orders.value ?? 0).toBeCloseTo(sum(points.previous), 9);
    },
  );

  test('have the previous period beside the current one', async () => {
    const all = await overview();
    expect(all).toMatchObject({
      stores: 2,
      products: 5,
      orders: { value: 11, basis: 'mixed' },
      revenue: { value: 110 },
    });
    expect(all.previous.orders).toMatchObject({ value: 3, basis: 'modified' });
  });

  test('independent errors add as variances, shared ones only within a store', async () => {
    const { orders } = await overview();
    // shared: 3 + 1 in one store, 3 in the other, so √(16 + 9)
    const expected = rangeOf({ value: 11, variance: 3 + 1 + 5, sharedSd: 5, isCount: true });
    expect(orders.low).toBeCloseTo(expected.low, 9);
    expect(orders.high).toBeCloseTo(expected.high, 9);
  });

  test('name the best stores and products, with a share', async () => {
    const { topStores, topProducts } = await overview();
    expect(topStores.map((store: { host: string }) => store.host)).toEqual(['shop.example', 'other.example']);
    expect(topProducts[0]).toMatchObject({ title: 'Product 2 of shop.example', orders: { value: 5 } });
    expect(topProducts[0].share).toBeCloseTo(5 / 9);
  });

  test('a user without stores has no value, not zero', async () => {
    expect(await overview('', 'new')).toMatchObject({
      stores: 0,
      products: 0,
      orders: { value: null, basis: 'none', asOf: null },
      topStores: [],
      topProducts: [],
    });
  });
});

describe('a store whose currency has no rate', () => {
  let unpriced: TestStore;
  beforeAll(async () => {
    await createAccount(t.database, 'carl');
    await createAccount(t.database, 'dora');
    unpriced = await createReadStore(t.database, {
      host: 'far.example',
      products: 2,
      currency: 'XXX',
      watchedBy: ['carl', 'dora'],
    });
    await t.database.insertInto('watched_store').values({ account_id: 'carl', store_id: other.id }).execute();
    await recordDay(t.database, unpriced, '2026-11-20', { orders: 8, isUnpriced: true }, unpriced.products[0]);
    await recordDay(t.database, other, '2026-06-01', { orders: 1 }, other.products[0]);
    await recordDay(t.database, unpriced, '2026-11-19', { orders: 1, isUnpriced: true });
    await recordDay(t.database, unpriced, '2026-11-18', { orders: 1 });
  });

  test('counts with its orders; its revenue is left out, and the total says so', async () => {
    const all = await overview('', 'carl');
    expect(all.orders).toMatchObject({ value: 12 });
    expect(all.revenue).toMatchObject({ value: 20, basis: 'mixed', leftOut: 1 });
    expect(all.orders.leftOut).toBeUndefined();
    expect(all.previous.revenue.leftOut).toBeUndefined();
    const { points } = await trend('', 'carl');
    expect(points[5].revenue).toMatchObject({ value: 20, leftOut: 1 });
    expect(points[4]).toMatchObject({ orders: { value: 1 }, revenue: { value: null, basis: 'none', leftOut: 1 } });
    expect(points[4].gap).toBeUndefined();
  });

  test('alone has orders and no revenue, even if a part of it is known', async () => {
    const all = await overview('', 'dora');
    expect(all.orders.value).toBe(10);
    expect(all.revenue).toMatchObject({ value: null, low: null, high: null, basis: 'none', leftOut: 1 });
    const store = (await call(t, 'GET', `/api/stores/${unpriced.id}`, { as: 'dora' })).json;
    expect(store.orders.value).toBe(10);
    expect(store.revenue).toMatchObject({ value: null, basis: 'none', leftOut: 1 });
  });

  test('has products without a dollar price, revenue or share, sold or not', async () => {
    const path = `/api/stores/${unpriced.id}/products`;
    const [sold, unsold] = await Promise.all(
      ['with', 'without'].map((sales) => call(t, 'GET', `${path}?sales=${sales}`, { as: 'dora' })),
    );
    const items = [...sold!.json.items, ...unsold!.json.items];
    expect(items.map((item: { orders: Valued }) => item.orders.value)).toEqual([8, 0]);
    for (const item of items) {
      expect(item).toMatchObject({
        price: { amount: 10, currency: 'XXX' },
        priceUsd: null,
        revenue: { value: null, basis: 'none' },
        share: null,
      });
    }
  });

  test.each(['asc', 'desc'])('comes last by revenue, %s', async (sortOrder) => {
    const query = `?sortBy=revenue&sortOrder=${sortOrder}`;
    const stores = (await call(t, 'GET', `/api/stores${query}`, { as: 'carl' })).json;
    expect(stores.items.map((store: { host: string }) => store.host)).toEqual(['other.example', 'far.example']);
    const products = (await call(t, 'GET', `/api/products${query}&dateRange=LAST_12_MONTHS`, { as: 'carl' })).json;
    const storeIds = products.items.map((product: { storeId: string }) => Number(product.storeId));
    expect(storeIds).toEqual([other.id, unpriced.id]);
  });
});

describe('trend', () => {
  test('every day of the range has a point; an unread day is a gap, a day read without sales is zero', async () => {
    const { frequency, points, previous } = await trend();
    expect(frequency).toBe('DAY');
    expect(points.map((point: Point) => [point.at.slice(0, 10), point.orders.value, point.gap ?? false])).toEqual([
      ['2026-11-15', null, true],
      ['2026-11-16', null, true],
      ['2026-11-17', null, true],
      ['2026-11-18', null, true],
      ['2026-11-19', 0, false],
      ['2026-11-20', 7, false],
      ['2026-11-21', 4, false],
    ]);
    expect(previous).toHaveLength(7);
    expect(previous[2]).toMatchObject({ at: '2026-11-10T00:00:00.000Z', orders: { value: 3 } });
    expect((await overview()).gaps).toBe(4);
  });

  test('hours of today end with the current one', async () => {
    await t.database
      .insertInto('store_hour')
      .values({ store_id: shop.id, hour: '2026-11-21T09:00:00Z', observed_seconds: 3600, ...figuresOf({ orders: 4 }) })
      .execute();
    const today = await trend('?dateRange=TODAY');
    expect(today.frequency).toBe('HOUR');
    expect(today.points).toHaveLength(11);
    expect(today.points[9]).toMatchObject({ at: '2026-11-21T09:00:00.000Z', orders: { value: 4 } });
    expect(today.points[10]).toMatchObject({ gap: true, partial: true });
    expect(today.points[9].partial).toBeUndefined();
    expect(today.previous).toHaveLength(10);
    expect((await trend('?dateRange=YESTERDAY')).points).toHaveLength(24);
  });

  test('the running bucket is partial, and so are the one it is compared with and one within which the period begins', async () => {
    const cut = (points: (Point & { partial?: boolean })[]) =>
      points.filter((point) => point.partial).map((point) => point.at.slice(0, 10));
    for (const [query, running, compared] of [
      ['', ['2026-11-21'], ['2026-11-14']],
      ['?dateRange=LAST_3_MONTHS', ['2026-08-17', '2026-11-16'], ['2026-05-18', '2026-08-17']],
      ['?dateRange=LAST_12_MONTHS', ['2025-11-01', '2026-11-01'], ['2024-11-01', '2025-11-01']],
      ['?from=2026-11-01&to=2026-11-30', ['2026-11-21'], ['2026-10-22']],
      ['?from=2026-11-16&to=2026-11-20&frequency=WEEK', [], ['2026-11-09']],
      ['?dateRange=YESTERDAY', [], []],
    ] as const) {
      const { points, previous } = await trend(query);
      expect([cut(points), cut(previous)], query).toEqual([running, compared]);
    }
  });

  test('weeks start on Monday, months and years by the calendar', async () => {
    const weeks = await trend('?dateRange=LAST_3_MONTHS');
    expect(weeks.frequency).toBe('WEEK');
    expect(new Set(weeks.points.map((point: Point) => new Date(point.at).getUTCDay()))).toEqual(new Set([1]));
    const months = await trend('?dateRange=LAST_12_MONTHS');
    expect(months.points.every((point: Point) => point.at.slice(8, 10) === '01')).toBe(true);
    expect(months.points.at(-1)).toMatchObject({ at: '2026-11-01T00:00:00.000Z', orders: { value: 14 } });
    const years = await trend('?dateRange=LAST_5_YEARS');
    expect(years.points.at(-1).at).toBe('2026-01-01T00:00:00.000Z');
  });

  test('weeks start on another day if one is named, and have the same sum', async () => {
    const sum = (points: Point[]) => points.reduce((total, { orders }) => total + (orders.value ?? 0), 0);
    const query = '?from=2026-10-26&to=2026-11-21&frequency=WEEK';
    const whole = sum((await trend(query)).points);
    expect(whole).toBeGreaterThan(0);
    for (const [weekStart, day] of [
      ['sunday', 0],
      ['saturday', 6],
    ] as const) {
      const { points } = await trend(`${query}&weekStart=${weekStart}`);
      expect(new Set(points.map((point: Point) => new Date(point.at).getUTCDay()))).toEqual(new Set([day]));
      expect(points[0].at.slice(0, 10)).toBe(weekStart === 'sunday' ? '2026-10-25' : '2026-10-24');
      expect(sum(points)).toBeCloseTo(whole, 6);
    }
  });

  test('a leap day is an ordinary day', async () => {
    const days = await trend('?from=2028-02-27&to=2028-03-01');
    // in the future, seen from 2026
    expect(days.points).toEqual([]);
    t.clock.set(Date.UTC(2028, 2, 1, 12));
    await recordDay(t.database, shop, '2028-02-29', { orders: 6 });
    const later = await trend('?from=2028-02-27&to=2028-03-01');
    expect(later.points.map((point: Point) => point.at.slice(0, 10))).toEqual([
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    expect(sum(later.points)).toBe(6);
    expect((await overview('?from=2028-02-29&to=2028-02-29')).orders.value).toBe(6);
    t.clock.set(Date.UTC(2026, 10, 21, 10, 30));
  });

  test('of one store or product has zero on a day without sales', async () => {
    expect(sum((await trend(`?storeId=${shop.id}`)).points)).toBe(9);
    const product = await trend(`?productId=${shop.id}-${shop.products[0]}`);
    expect(product.points.map((point: Point) => point.orders.value)).toEqual([null, null, null, null, 0, 0, 4]);
    expect(product.points[5].orders.basis).toBe('modified');
  });

  test('of a store or product that is not mine is not-found', async () => {
    for (const query of [
      `?storeId=${shop.id}`,
      `?productId=${shop.id}-${shop.products[0]}`,
      '?storeId=99999',
      '?productId=1-99999',
    ]) {
      expect(await trend(query, 'ben')).toMatchObject({ code: 'not-found' });
    }
  });

  test('of the shared database needs the plan for it', async () => {
    expect(await trend('?scope=database', 'ben')).toMatchObject({
      code: 'plan-feature-required',
      feature: 'isAnalyticsEnabled',
      unlockedBy: 'BASIC',
    });
    expect(await trend(`?scope=database&storeId=${shop.id}`)).toMatchObject({
      code: 'plan-feature-required',
      feature: 'areDatabaseDetailsEnabled',
      unlockedBy: 'PREMIUM',
    });
    await refreshMarketDays(t.database, { from: '2026-11-01', to: '2026-11-21' });
    expect(sum((await trend('?scope=database')).points)).toBe(11 + 10);
  });

  test.each([
    'from=2026-11-01',
    'from=2026-11-02&to=2026-11-01',
    'from=2026-02-30&to=2026-03-01',
    'from=0001-01-01&to=0001-01-02',
    'from=2020-01-01&to=2026-01-01',
    'frequency=MINUTE',
    'from=2024-01-01&to=2026-01-01&frequency=HOUR',
    'storeId=0',
    'productId=5',
  ])('?%s is invalid input', async (query) => {
    expect(await trend(`?${query}`)).toMatchObject({ code: 'invalid-input' });
  });
});
