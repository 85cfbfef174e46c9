import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { PeriodQuery } from '#contract/analytics.ts';
import { ProductListQuery, StoreListQuery } from '#contract/filters.ts';
import type { Database } from '#database/connect.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { recordSales } from '#sales/record-sales.ts';
import { renewWindows } from '#sales/windows/turn-windows.ts';
import { getProduct } from './get-product.ts';
import { getStore } from './get-store.ts';
import { listProducts } from './lists/list-products.ts';
import { listStores } from './lists/list-stores.ts';
import { periodOf } from './period.ts';
import { findMovers } from './totals/find-movers.ts';
import { getStoresOverview } from './totals/get-stores-overview.ts';
import { getTrend } from './trend/get-trend.ts';

const ACCOUNT = 'anna';
const TODAY = Date.UTC(2026, 10, 21);
const FIRST_HOUR = TODAY - 75 * DAY_MS;
const HOURS = 76 * 24;
const END = new Date(TODAY + DAY_MS);
const SOLD = ['orders', 'revenue'] as const;

let testing: TestDatabase;
let database: Database;
let storeIds: number[];
let productIds: number[];
beforeAll(async () => {
  testing = await testDatabase();
  database = testing.database;
  for (const table of ['sale_hour', 'store_hour']) {
    await sql`select ensure_partitions(${table}, '1 month', ${new Date(FIRST_HOUR)}, ${new Date(TODAY)})`.execute(
      database,
    );
  }
  await database
    .insertInto('account')
    .values({ id: ACCOUNT, email: 'anna@example.org', email_verified: true })
    .execute();
  const made = await Promise.all([storeOf('one.example', 1), storeOf('two.example', 3)]);
  storeIds = made.map((store) => store.storeId);
  productIds = made.map((store) => store.productId);
});
afterAll(() => testing?.drop());

describe('the period before', () => {
  test('has one sum on every screen, and covers as many hours as have passed of the running period', async () => {
    const range = fc.constantFrom(
      { dateRange: 'TODAY' },
      { dateRange: 'YESTERDAY' },
      { dateRange: 'LAST_7_DAYS' },
      { dateRange: 'LAST_30_DAYS' },
      { from: '2026-11-10', to: '2026-11-15' },
      { from: '2026-11-15', to: '2026-11-30' },
    );
    const frequency = fc.constantFrom('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR');
    await fc.assert(
      fc.asyncProperty(range, frequency, fc.integer({ min: 0, max: 24 * 60 - 1 }), async (asked, frequency, minute) => {
        const nowMs = TODAY + minute * MINUTE_MS;
        await renewWindows(database, nowMs);
        const query = PeriodQuery.parse(asked);
        const period = periodOf(query, nowMs);
        const access = { scope: 'mine', accountId: ACCOUNT } as const;
        const common = { accountId: ACCOUNT, period, pictureUrl: (url: string | null) => url };
        const expected = ordersBetween(Date.parse(period.previous.from), period.previousUntilMs);

        const overview = await getStoresOverview(testing, { scope: 'mine', ...common });
        expect(overview.previous.orders.value ?? 0).toBeCloseTo(4 * expected, 6);
        const trend = await getTrend(testing, { access, period, frequency });
        for (const figure of SOLD) {
          const previous = overview.previous[figure].value ?? 0;
          expect(sum(trend.previous.map((point) => point[figure].value))).toBeCloseTo(previous, 6);
        }

        const [storeId, productId] = [String(storeIds[1]), `${storeIds[1]}-${productIds[1]}`];
        const store = await getStore(testing, { scope: 'mine', ...common, storeId });
        expect(store.previous.orders.value ?? 0).toBeCloseTo(3 * expected, 6);
        const ofStore = await getTrend(testing, { access, period, frequency, storeId });
        expect(sum(ofStore.previous.map((point) => point.orders.value))).toBeCloseTo(3 * expected, 6);

        const product = await getProduct(testing, { scope: 'mine', ...common, id: productId });
        expect(product.previous.orders.value ?? 0).toBeCloseTo(3 * expected, 6);
        const ofProduct = await getTrend(testing, { access, period, frequency, productId });
        expect(sum(ofProduct.previous.map((point) => point.orders.value))).toBeCloseTo(3 * expected, 6);

        if (query.from === undefined) {
          const lists = { accountId: ACCOUNT, nowMs, pictureUrl: common.pictureUrl };
          const stores = await listStores(testing, {
            scope: 'mine',
            atMost: null,
            ...lists,
            query: StoreListQuery.parse(asked),
          });
          expect(sum(stores.items.map((item) => item.previous.orders.value))).toBeCloseTo(4 * expected, 6);
          const products = await listProducts(testing, {
            scope: 'mine',
            atMost: null,
            ...lists,
            query: ProductListQuery.parse(asked),
          });
          expect(sum(products.items.map((item) => item.previous.orders.value))).toBeCloseTo(4 * expected, 6);
        }
      }),
      {
        numRuns: 40,
        examples: [
          [{ dateRange: 'TODAY' }, 'HOUR', 630],
          [{ dateRange: 'LAST_7_DAYS' }, 'DAY', 0],
        ],
      },
    );
  });
});

test('the period before has no figures for a store that was first read well into it', async () => {
  const nowMs = TODAY + 600 * MINUTE_MS;
  await renewWindows(database, nowMs);
  const period = periodOf({ dateRange: 'LAST_7_DAYS' }, nowMs);
  const fromMs = Date.parse(period.previous.from);
  const tenthMs = (period.previousUntilMs - fromMs) / 10;
  const asked = { accountId: ACCOUNT, period, pictureUrl: (url: string | null) => url };
  const told = async (firstReadMs: number | null) => {
    const firstReadAt = firstReadMs === null ? null : new Date(firstReadMs);
    await database.updateTable('store').set({ first_read_at: firstReadAt }).execute();
    const store = await getStore(testing, { scope: 'mine', ...asked, storeId: String(storeIds[0]) });
    const product = await getProduct(testing, { scope: 'mine', ...asked, id: `${storeIds[0]}-${productIds[0]}` });
    const scope = { accountId: ACCOUNT, scope: 'mine', period, limit: 5 } as const;
    const moved = [await findMovers(testing, scope, 'up'), await findMovers(testing, scope, 'down')].flat().length;
    return [store.previous.orders.value, product.previous.orders.value, moved];
  };
  const expected = ordersBetween(fromMs, period.previousUntilMs);
  expect(await told(fromMs)).toEqual([expected, expected, 2]);
  // what was not read may have sold like the rest, so nothing is sure
  expect(await told(fromMs + tenthMs)).toEqual([expected, expected, 0]);
  expect(await told(fromMs + tenthMs + 1)).toEqual([null, null, 0]);
  expect(await told(null)).toEqual([expected, expected, 2]);
});

test('nor is a store compared that was last read well before the end of the running period', async () => {
  const nowMs = TODAY + 600 * MINUTE_MS;
  const period = periodOf({ dateRange: 'LAST_7_DAYS' }, nowMs);
  const ranMs = nowMs - Date.parse(period.current.from);
  const asked = { accountId: ACCOUNT, period, pictureUrl: (url: string | null) => url };
  const told = async (lastReadMs: number) => {
    await database
      .updateTable('store')
      .set({ first_read_at: null, last_read_at: new Date(lastReadMs) })
      .execute();
    await renewWindows(database, nowMs);
    const store = await getStore(testing, { scope: 'mine', ...asked, storeId: String(storeIds[0]) });
    const product = await getProduct(testing, { scope: 'mine', ...asked, id: `${storeIds[0]}-${productIds[0]}` });
    const scope = { accountId: ACCOUNT, scope: 'mine', period, limit: 5 } as const;
    const moved = [await findMovers(testing, scope, 'up'), await findMovers(testing, scope, 'down')].flat().length;
    const windows = await database
      .selectFrom('product_window')
      .select('sure_growth')
      .where('date_range', '=', 'LAST_7_DAYS')
      .execute();
    const overview = await getStoresOverview(testing, { scope: 'mine', ...asked });
    return {
      isTold: [store.change, product.change, overview.change].map(({ orders }) => orders !== null),
      moved,
      sure: windows.filter(({ sure_growth }) => sure_growth !== null).length,
    };
  };
  expect(await told(nowMs - ranMs / 10)).toEqual({ isTold: [true, true, true], moved: 2, sure: 2 });
  expect(await told(nowMs - ranMs / 10 - 1)).toEqual({ isTold: [false, false, false], moved: 0, sure: 0 });
  await database.updateTable('store').set({ last_read_at: END }).execute();
});

test('the change of a sum is that of the stores that were read in both periods: a new store is no growth', async () => {
  const nowMs = TODAY + 600 * MINUTE_MS;
  await renewWindows(database, nowMs);
  const period = periodOf({ dateRange: 'LAST_7_DAYS' }, nowMs);
  const firstRead = (storeId: number, at: Date | null) =>
    database.updateTable('store').set({ first_read_at: at }).where('id', '=', storeId).execute();
  const asked = { accountId: ACCOUNT, period, pictureUrl: (url: string | null) => url };
  const changeOfSum = async () => (await getStoresOverview(testing, { scope: 'mine', ...asked })).change;
  await firstRead(storeIds[1]!, new Date(nowMs - 3 * DAY_MS));
  const own = await getStore(testing, { scope: 'mine', ...asked, storeId: String(storeIds[0]) });
  expect(await changeOfSum()).toEqual(own.change);
  await firstRead(storeIds[0]!, new Date(nowMs - 3 * DAY_MS));
  expect(await changeOfSum()).toEqual({ orders: null, revenue: null });
  await Promise.all(storeIds.map((storeId) => firstRead(storeId, null)));
});

describe('a sparkline', () => {
  const line = async (dateRange: 'TODAY' | 'YESTERDAY' | 'LAST_7_DAYS' | 'LAST_5_YEARS', minute: number) => {
    const period = periodOf({ dateRange }, TODAY + minute * MINUTE_MS);
    const asked = { accountId: ACCOUNT, period, pictureUrl: (url: string | null) => url };
    const store = await getStore(testing, { scope: 'mine', ...asked, storeId: String(storeIds[0]) });
    const product = await getProduct(testing, { scope: 'mine', ...asked, id: `${storeIds[0]}-${productIds[0]}` });
    expect(product.sparkline).toEqual(store.sparkline);
    return store.sparkline;
  };

  test('ends with the last whole day', async () => {
    const days = await line('LAST_7_DAYS', 200);
    const whole = [6, 5, 4, 3, 2, 1].map((ago) => ordersBetween(TODAY - ago * DAY_MS, TODAY - (ago - 1) * DAY_MS));
    expect(days).toEqual(whole);
  });

  test('of a long span starts where its facts start', async () => {
    const days = await line('LAST_5_YEARS', 200);
    expect(days.length).toBeGreaterThan(5);
    expect(days[0]).not.toBeNull();
    expect(days.at(-1)).toBe(ordersBetween(TODAY - DAY_MS, TODAY));
  });

  test('of one day has its whole hours', async () => {
    expect(await line('TODAY', 200)).toEqual([0, 1, 2].map((hour) => ordersAt(TODAY + hour * HOUR_MS)));
    expect(await line('TODAY', 30)).toEqual([]);
    const hours = await line('YESTERDAY', 200);
    expect(hours).toHaveLength(24);
    expect(hours[5]).toBe(ordersAt(TODAY - 19 * HOUR_MS));
  });
});

/** What a store with factor 1 sold in an hour. Each hour differs, so that an hour too many or too few shows. */
function ordersAt(hour: number): number {
  const index = (hour - FIRST_HOUR) / HOUR_MS;
  return index >= 0 && index < HOURS ? 1 + ((index * 7) % 23) : 0;
}

function ordersBetween(fromMs: number, untilMs: number): number {
  let total = 0;
  for (let hour = fromMs; hour < untilMs; hour += HOUR_MS) total += ordersAt(hour);
  return total;
}

async function storeOf(host: string, factor: number): Promise<{ storeId: number; productId: number }> {
  const storeId = await addStore({ people: database, facts: database }, host, {
    name: host,
    platform: 'shopify',
    currency: 'USD',
    state: 'read',
    last_read_at: END,
  });
  const { id: productId } = await database
    .insertInto('product')
    .values({
      store_id: storeId,
      external_id: '1',
      title: 'A product',
      url: `https://${host}/1`,
      currency: 'USD',
      price_minor: 1000,
      first_seen_at: new Date(FIRST_HOUR - DAY_MS),
      last_seen_at: new Date(TODAY),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('watched_store').values({ account_id: ACCOUNT, store_id: storeId }).execute();
  const hours = Array.from({ length: HOURS }, (_, index) => {
    const hour = FIRST_HOUR + index * HOUR_MS;
    const orders = factor * ordersAt(hour);
    return {
      hour,
      orders,
      ordersVar: orders,
      ordersSd: 0,
      units: orders,
      unitsVar: orders,
      unitsSd: 0,
      revenue: orders * 10,
      revenueVar: orders,
      revenueSd: 0,
      observations: orders,
      basis: 'modified' as const,
    };
  });
  const sales = {
    productHours: hours.map((hour) => ({ ...hour, productId })),
    storeHours: hours.map((hour) => ({ ...hour, observedSeconds: 3600 })),
  };
  await database.transaction().execute((trx) => recordSales(trx, storeId, sales, () => 1, TODAY));
  return { storeId, productId };
}

function sum(values: (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
