import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { recordSales } from '#sales/record-sales.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, type TestStore } from '../../testing/test-sales.ts';

const DAY = '2026-11-10';
const TOLD_ANEW = '2026-11-18';

let t: TestApp;
let shop: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  shop = await createReadStore(t.database, { host: 'shop.example', products: 2, watchedBy: ['anna'] });
  await sell(shop.products[0]!, 12, Date.parse(DAY) + DAY_MS);
  await sell(shop.products[1]!, 3, Date.parse(DAY) + DAY_MS);
  await sell(shop.products[0]!, -2, Date.parse(TOLD_ANEW) + HOUR_MS);
});
afterAll(() => t?.close());

const ask = (path: string) => call(t, 'GET', path);

describe('a number that was revised', () => {
  test('is in the trend with its earlier value, and in the receipt of its day with the reason', async () => {
    const { json } = await ask(`/api/analytics/trend?storeId=${shop.id}&from=2026-11-09&to=2026-11-11&frequency=DAY`);
    expect(json.points.map((point: { restated?: object }) => point.restated ?? null)).toEqual([
      null,
      { at: '2026-11-18T01:00:00.000Z', why: 'order-cancelled', orders: 15, revenue: 150 },
      null,
    ]);
    const { receipt } = (await ask(`/api/stores/${shop.id}/evidence?day=${DAY}`)).json;
    expect(receipt.restatements).toEqual([
      {
        ...{ day: DAY, at: '2026-11-18T01:00:00.000Z', why: 'order-cancelled' },
        ...{ orders: { from: 15, to: 13 }, units: { from: 15, to: 13 }, revenue: { from: 150, to: 130 } },
      },
    ]);
  });

  test.each(['WEEK', 'MONTH', 'YEAR'])(
    "marks the %s of its day, with that bucket's earlier value",
    async (frequency) => {
      const { json } = await ask(
        `/api/analytics/trend?storeId=${shop.id}&dateRange=LAST_30_DAYS&frequency=${frequency}`,
      );
      const revised = json.points.filter((point: { restated?: object }) => point.restated);
      expect(revised).toMatchObject([
        {
          orders: { value: 13 },
          restated: { at: '2026-11-18T01:00:00.000Z', why: 'order-cancelled', orders: 15, revenue: 150 },
        },
      ]);
      expect(json.previous.filter((point: { restated?: object }) => point.restated)).toEqual([]);
    },
  );

  test.each(['DAY', 'WEEK', 'MONTH'])('had no earlier value if the %s had none', async (frequency) => {
    const late = await createReadStore(t.database, { host: `${frequency}.example`, products: 1, watchedBy: ['anna'] });
    await sell(late.products[0]!, 4, Date.parse(TOLD_ANEW), late);
    const { json } = await ask(`/api/analytics/trend?storeId=${late.id}&dateRange=LAST_30_DAYS&frequency=${frequency}`);
    const revised = json.points.filter((point: { restated?: object }) => point.restated);
    expect(revised).toMatchObject([{ orders: { value: 4 }, restated: { orders: null, revenue: null } }]);
  });

  test('is listed only for its store and product', async () => {
    expect((await ask(`/api/stores/${shop.id}/restatements`)).json).toMatchObject({ total: 1, items: [{ day: DAY }] });
    const [sold, other] = shop.products;
    expect((await ask(`/api/products/${shop.id}-${sold}/restatements?day=${DAY}`)).json).toMatchObject({
      items: [{ orders: { from: 12, to: 10 } }],
    });
    expect((await ask(`/api/products/${shop.id}-${other}/restatements`)).json.items).toEqual([]);
  });
});

describe('as known on an earlier day', () => {
  const trend = (query: string) => ask(`/api/analytics/trend?${query}`);
  const known = 'from=2026-11-09&to=2026-11-11&frequency=DAY';
  const ordersOf = (answer: { json: { points: { orders: { value: number | null } }[] } }) =>
    answer.json.points.map(({ orders }) => orders.value);

  test('a trend has the numbers of that time, for a store, a product and all of mine', async () => {
    expect(ordersOf(await trend(`storeId=${shop.id}&${known}`))).toEqual([null, 13, null]);
    expect(ordersOf(await trend(`storeId=${shop.id}&${known}&asKnownOn=2026-11-17`))).toEqual([null, 15, null]);
    expect(ordersOf(await trend(`storeId=${shop.id}&${known}&asKnownOn=${TOLD_ANEW}`))).toEqual([null, 13, null]);
    expect(ordersOf(await trend(`${known}&asKnownOn=2026-11-17`))).toEqual([null, 15, null]);
    const product = `productId=${shop.id}-${shop.products[0]}`;
    expect(ordersOf(await trend(`${product}&${known}&asKnownOn=2026-11-17`))).toEqual([null, 12, null]);
    expect(ordersOf(await trend(`${product}&${known}`))).toEqual([null, 10, null]);
  });

  test('compared trends have them too', async () => {
    const path = `/api/analytics/comparison?of=${shop.id}&of=${shop.id}-${shop.products[0]}&${known}`;
    const valuesOf = async (asked: string) =>
      (await ask(asked)).json.items.map(
        (item: { points: { orders: { value: number | null } }[] }) => item.points[1]!.orders.value,
      );
    expect(await valuesOf(path)).toEqual([13, 10]);
    expect(await valuesOf(`${path}&asKnownOn=2026-11-17`)).toEqual([15, 12]);
  });

  test('a range ends with that day', async () => {
    const { json } = await trend(`storeId=${shop.id}&dateRange=LAST_7_DAYS&asKnownOn=2026-11-15`);
    expect(json.points.map(({ at }: { at: string }) => at.slice(0, 10))).toEqual([
      ...['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'],
    ]);
  });

  test('the products of a store have their orders and sparklines of that time', async () => {
    const path = `/api/stores/${shop.id}/products?dateRange=LAST_30_DAYS`;
    const now = (await ask(path)).json.items;
    const then = (await ask(`${path}&asKnownOn=2026-11-17`)).json.items;
    expect(now.map((item: { orders: { value: number } }) => item.orders.value)).toEqual([10, 3]);
    expect(then.map((item: { orders: { value: number } }) => item.orders.value)).toEqual([12, 3]);
    expect(Math.max(...then[0].sparkline)).toBe(12);
  });

  test('the products of a store are those that it had then, or that sold, sorted and split as those of today', async () => {
    const past = await createReadStore(t.database, { host: 'past.example', products: 6, watchedBy: ['anna'] });
    const [riser, doubled, fresh, , gone, goneAndSold] = past.products as number[];
    for (const [product, before, orders] of [
      [riser, 10, 30],
      [doubled, 2, 8],
      [fresh, 0, 25],
      [goneAndSold, 0, 1],
    ] as [number, number, number][]) {
      if (before > 0) await sell(product, before, Date.parse(DAY), past, '2026-11-09');
      await sell(product, orders, Date.parse(DAY) + DAY_MS, past);
    }
    for (const [product, goneAt] of [
      [gone, '2026-11-05T06:00:00Z'],
      [goneAndSold, '2026-11-10T20:00:00Z'],
    ] as [number, string][])
      await t.database
        .updateTable('product')
        .set({ gone_at: new Date(goneAt) })
        .where('id', '=', product)
        .execute();
    const list = async (query: string) => {
      const path = `/api/stores/${past.id}/products?dateRange=LAST_7_DAYS&asKnownOn=2026-11-16&${query}`;
      const { items, sales } = (await ask(path)).json;
      const places = items.map(({ id }: { id: string }) => past.products.indexOf(Number(id.split('-')[1])));
      return [places, sales];
    };
    expect(await list('sortBy=change')).toEqual([[2, 0, 1, 5, 3], null]);
    expect(await list('sortBy=change&sales=with')).toEqual([[2, 0, 1, 5], 'with']);
    expect(await list('sales=without')).toEqual([[3], 'without']);
  });

  test('the best sellers of a store have their orders and places of that time', async () => {
    const [first, second] = shop.products as [number, number];
    await t.database
      .insertInto('store_signal')
      .values({
        store_id: shop.id,
        kind: 'rank',
        state: 'alive',
        source: 'best-sellers',
        since: new Date(NOW_MS),
        evidence: '{}',
      })
      .execute();
    const list = (day: string, product_ids: number[]) => ({
      ...{ store_id: shop.id, day, read_at: new Date(`${day}T06:00:00Z`), product_ids },
    });
    await t.database
      .insertInto('ranking_day')
      .values([list('2026-11-12', [second, first]), list('2026-11-19', [first, second])])
      .execute();
    const path = `/api/stores/${shop.id}/best-sellers?dateRange=LAST_30_DAYS`;
    const told = async (asked: string) =>
      (await ask(asked)).json.items.map(
        ({ product, place }: { product: { id: string; orders: { value: number } }; place: number }) =>
          `${place}: ${product.id === `${shop.id}-${first}` ? 'first' : 'second'} ${product.orders.value}`,
      );
    expect(await told(path)).toEqual(['1: first 10', '2: second 3']);
    expect(await told(`${path}&asKnownOn=2026-11-17`)).toEqual(['1: second 3', '2: first 12']);
  });

  test('a store without any day by then has no zeros to filter by', async () => {
    const late = await createReadStore(t.database, { host: 'late.example', products: 2, watchedBy: ['anna'] });
    await sell(late.products[0]!, 7, Date.parse(TOLD_ANEW), late);
    const path = `/api/stores/${late.id}/products?dateRange=LAST_30_DAYS&maxOrders=0`;
    expect((await ask(`${path}&asKnownOn=${TOLD_ANEW}`)).json.total).toBe(1);
    expect((await ask(`${path}&asKnownOn=2026-11-17`)).json.total).toBe(0);
  });

  test('is refused for future days, hours and the whole market, and equals the present for today', async () => {
    expect((await trend(`storeId=${shop.id}&asKnownOn=2026-11-22`)).json).toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'asKnownOn' }],
    });
    expect((await trend(`storeId=${shop.id}&frequency=HOUR&asKnownOn=2026-11-17`)).json.fields).toMatchObject([
      { path: 'frequency' },
    ]);
    expect((await trend('scope=database&asKnownOn=2026-11-17')).json.fields).toMatchObject([{ path: 'asKnownOn' }]);
    expect(ordersOf(await trend(`storeId=${shop.id}&${known}&asKnownOn=2026-11-21`))).toEqual([null, 13, null]);
  });
});

async function sell(productId: number, orders: number, seenAt: number, store = shop, day = DAY): Promise<void> {
  const figures = {
    ...{ orders, ordersVar: 0, ordersSd: 0, units: orders, unitsVar: 0, unitsSd: 0 },
    ...{ revenue: orders * 10, revenueVar: 0, revenueSd: 0, observations: 1, basis: 'modified' as const },
  };
  const hour = Date.parse(day) + 5 * HOUR_MS;
  const storeHours = [{ ...figures, hour, seenAt, observedSeconds: 1800 }];
  const sales = { productHours: [{ ...figures, productId, hour, seenAt }], storeHours };
  await t.database.transaction().execute(async (trx) => {
    await recordSales(trx, store.id, { ...sales, reasonOf: () => 'order-cancelled' }, () => 1, seenAt);
    await refreshTouchedWindows(trx, store.id, [productId], NOW_MS);
  });
}
