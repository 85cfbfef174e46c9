import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { type DateRange, isoDay } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, startOfDay } from '#runtime/clock.ts';
import { recordSales } from '#sales/record-sales.ts';
import type { KnownVariant } from '#tracker/known/product.ts';
import { getProduct } from './get-product.ts';
import { getStore } from './get-store.ts';
import { periodOf } from './period.ts';
import { getDayReceipt } from './receipts/get-day-receipt.ts';
import { getCountryShares } from './totals/get-country-shares.ts';
import { getStoresOverview } from './totals/get-stores-overview.ts';
import { getTagShares } from './totals/get-tag-shares.ts';
import { getSinceJoined } from './trend/get-since-joined.ts';
import { getTrend } from './trend/get-trend.ts';

const ACCOUNT = 'anna';
const COUNTRY = 'FR';
const TAG = 'KITCHEN';
const NOW = Date.UTC(2026, 10, 20, 10, 5);
const READ_AT = NOW - MINUTE_MS;
/** Three units left the stock in the last five minutes. */
const HELD = { since: READ_AT - 5 * MINUTE_MS, seenAt: READ_AT, units: 3 };

let testing: TestDatabase;
let database: Database;
beforeAll(async () => {
  testing = await testDatabase();
  database = testing.database;
  await makePartitions(database, NOW);
  await database
    .insertInto('account')
    .values({ id: ACCOUNT, email: 'anna@example.org', email_verified: true, created_at: new Date(NOW - 3 * DAY_MS) })
    .execute();
});
afterAll(() => testing?.drop());

test('what may be unpaid is told and in the range of every number of the running day, and of no other day', async () => {
  const { storeId, productId } = await storeWith('held.example', [HELD]);
  await storeWith('settled.example', []);
  const today = await numbersOf(storeId, productId, 'TODAY');
  for (const { orders, revenue } of Object.values(today)) {
    expect([orders.held, revenue.held]).toEqual([3, 30]);
  }
  const { store, overview } = today;
  const settled = await numbersOf(storeId, productId, 'YESTERDAY');
  for (const { orders } of Object.values(settled)) expect(orders.held).toBeUndefined();
  // as without it, but for the upper end
  await database
    .updateTable('product_state')
    .set({ variants: JSON.stringify([variantWith([])]) })
    .execute();
  const counted = await numbersOf(storeId, productId, 'TODAY');
  for (const name of Object.keys(today) as (keyof typeof today)[]) {
    const { orders } = counted[name];
    expect(orders.held).toBeUndefined();
    expect(today[name].orders).toEqual({ ...orders, high: orders.high! + 3, held: 3 });
  }
  expect(store.orders.value).toBe(10);
  expect(overview.orders.value).toBe(20);
});

test('what waits since the morning is told until it is read again', async () => {
  const seenAt = READ_AT - 8 * HOUR_MS;
  const { storeId, productId } = await storeWith('waiting.example', [{ since: seenAt - HOUR_MS, seenAt, units: 2 }]);
  const { product, store } = await numbersOf(storeId, productId, 'TODAY');
  expect([product.orders.held, store.revenue.held]).toEqual([2, 20]);
});

test('without an exchange rate, only the orders that may be unpaid are told, and sums leave out that store', async () => {
  const { storeId, productId } = await storeWith('unpriced.example', [HELD]);
  const before = await numbersOf(storeId, productId, 'TODAY');
  await database.updateTable('product').set({ price_usd: null }).where('store_id', '=', storeId).execute();
  const { store, overview } = await numbersOf(storeId, productId, 'TODAY');
  expect([store.orders.held, store.revenue.held]).toEqual([3, undefined]);
  expect(overview.orders.held).toBe(before.overview.orders.held);
  expect(overview.revenue.held).toBe(before.overview.revenue.held! - 30);
});

async function numbersOf(storeId: number, productId: number, dateRange: DateRange) {
  const period = periodOf({ dateRange }, NOW);
  const access = { scope: 'mine', accountId: ACCOUNT } as const;
  const common = { ...access, period, pictureUrl: (url: string | null) => url };
  const [store, product] = [String(storeId), `${storeId}-${productId}`];
  const last = async (of: { storeId?: string; productId?: string }) => {
    const { points } = await getTrend(testing, { access, period, frequency: 'HOUR', ...of });
    return points.find(({ at }) => Date.parse(at) === startOfDay(Date.parse(period.current.from)) + 10 * HOUR_MS)!;
  };
  const countries = await getCountryShares(testing, access, period);
  const tags = await getTagShares(testing, access, period);
  const days = await getSinceJoined(testing, access, NOW);
  const receipt = { storeId: store, day: isoDay(Date.parse(period.current.from)), nowMs: NOW, visibleUntil: null };
  return {
    store: await getStore(testing, { ...common, storeId: store }),
    product: await getProduct(testing, { ...common, id: product }),
    overview: await getStoresOverview(testing, common),
    ofStores: await last({}),
    ofStore: await last({ storeId: store }),
    ofProduct: await last({ productId: product }),
    ofCountry: countries.items.find(({ country }) => country === COUNTRY)!,
    ofTag: tags.items.find(({ tag }) => tag === TAG)!,
    sinceJoined: days.points.find(({ on }) => on === receipt.day)!,
    receipt: (await getDayReceipt(database, receipt))!,
    ofReceipt: (await getDayReceipt(database, { ...receipt, productId: String(productId) }))!,
  };
}

function variantWith(held: KnownVariant['held']): KnownVariant {
  return { externalId: '1', priceMinor: 1000, compareAtMinor: null, isAvailable: true, stock: 7, held };
}

/** A store with ten orders in the running hour and in that hour the day before, of one product of $10. */
async function storeWith(host: string, held: NonNullable<KnownVariant['held']>) {
  const storeId = await addStore(testing, host, {
    ...{
      name: host,
      platform: 'woocommerce',
      currency: 'USD',
      country: COUNTRY,
      state: 'read',
      last_read_at: new Date(READ_AT),
    },
  });
  await database.insertInto('watched_store').values({ account_id: ACCOUNT, store_id: storeId }).execute();
  const seen = { first_seen_at: new Date(NOW - 90 * DAY_MS), last_seen_at: new Date(READ_AT) };
  const { id: productId } = await database
    .insertInto('product')
    .values({
      ...{ store_id: storeId, external_id: '1', title: 'Tea', url: `https://${host}/1`, currency: 'USD' },
      ...{ price_minor: 1000, price_usd: 10, tags: [TAG], ...seen },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('product_state')
    .values({
      ...{ store_id: storeId, product_id: productId, external_id: '1', content_hash: '', rate: '{}' },
      ...{ variants: JSON.stringify([variantWith(held)]), seen_at: new Date(READ_AT) },
    })
    .execute();
  for (const { seenAt, units } of held) {
    await database
      .insertInto('evidence')
      .values({
        ...{ store_id: storeId, product_id: productId, at: new Date(seenAt), seen_at: new Date(seenAt), kind: 'stock' },
        ...{ classified_as: 'hold', weight: 0, units, why: 'may-be-unpaid' },
      })
      .execute();
  }
  const hours = [NOW - DAY_MS, NOW].map((at) => ({
    ...{
      hour: startOfDay(at) + 10 * HOUR_MS,
      orders: 10,
      ordersVar: 4,
      ordersSd: 0,
      units: 10,
      unitsVar: 4,
      unitsSd: 0,
    },
    ...{ revenue: 100, revenueVar: 40, revenueSd: 0, observations: 10, basis: 'stock' as const },
  }));
  const sales = {
    productHours: hours.map((hour) => ({ ...hour, productId })),
    storeHours: hours.map((hour) => ({ ...hour, observedSeconds: 3600 })),
  };
  await database.transaction().execute((trx) => recordSales(trx, storeId, sales, () => 1, NOW));
  return { storeId, productId };
}
