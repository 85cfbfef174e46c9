import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordEvents, STORE_ITSELF } from '#catalog/record-events.ts';
import { addStore, removeStores } from '#catalog/testing-stores.ts';
import type { ProductEventKind } from '#contract/product-event.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { recordSales } from '#sales/record-sales.ts';
import { renewWindows } from '#sales/windows/turn-windows.ts';
import { periodOf } from '../period.ts';
import { listHappenings } from './list-happenings.ts';

const NOW = Date.UTC(2026, 10, 21, 6);
const TODAY = Date.UTC(2026, 10, 21);
const FIRST_HOUR = TODAY - 21 * DAY_MS;

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
  for (const table of ['sale_hour', 'store_hour', 'product_event']) {
    await sql`select ensure_partitions(${table}, '1 month', ${new Date(FIRST_HOUR)}, ${new Date(TODAY)})`.execute(
      testing.database,
    );
  }
});
afterAll(() => testing?.drop());
beforeEach(async () => {
  for (const table of ['sale_hour', 'store_hour', 'sale_day', 'store_day', 'product_event', 'product'] as const)
    await testing.facts.deleteFrom(table).execute();
  await removeStores(testing);
});

describe('what happened', () => {
  test('is nothing where a store sold as it did, and where there is no store', async () => {
    const shop = await shopOf('steady.example');
    await sell(shop, shop.product, () => 2);
    expect(await happenings([shop.id])).toEqual([]);
    expect(await happenings([])).toEqual([]);
  });

  test('is what surely rose or fell, with the most orders first', async () => {
    const [riser, faller] = [await shopOf('riser.example'), await shopOf('faller.example')];
    await sell(riser, riser.product, (hour) => (hour >= TODAY - 6 * DAY_MS ? 12 : 2));
    await sell(faller, faller.product, (hour) => (hour >= TODAY - 6 * DAY_MS ? 1 : 4));
    const found = await happenings([riser.id, faller.id]);
    expect(found.map((one) => [one.kind, one.store.name, 'direction' in one && one.direction])).toEqual([
      ...Array(2).fill(['moved', 'riser.example', 'up']),
      ...Array(2).fill(['moved', 'faller.example', 'down']),
    ]);
    expect(found.map((one) => 'product' in one && one.product?.title)).toContain('Product of riser.example');
    expect(found[0]).toMatchObject({ on: '2026-11-20', change: { isSure: true } });
  });

  test('is a sale with the orders before and after it', async () => {
    const shop = await shopOf('sale.example');
    const begunMs = TODAY - 3 * DAY_MS;
    await sell(shop, shop.product, (hour) => (hour > begunMs ? 9 : 3));
    await happen(shop.id, 'sale_started', begunMs, { products: 6, share: 0.25, depth: 0.4 });
    const sale = (await happenings([shop.id])).find(({ kind }) => kind === 'sale');
    expect(sale).toMatchObject({ products: 6, share: 0.25, depth: 0.4, endedAt: null, on: '2026-11-18' });
    expect(sale).toMatchObject({
      around: { hours: 72, before: { value: 216 }, after: { value: 648 }, change: { ratio: 3, isSure: true } },
    });
  });

  test('is what came into a store after its first reading and sold', async () => {
    const shop = await shopOf('launch.example');
    const fresh = await productOf(shop.id, 'Fresh', TODAY - 2 * DAY_MS);
    await productOf(shop.id, 'Unsold', TODAY - 2 * DAY_MS);
    await sell(shop, fresh, (hour) => (hour >= TODAY - 2 * DAY_MS ? 5 : 0));
    const launch = (await happenings([shop.id])).find(({ kind }) => kind === 'launch');
    expect(launch).toMatchObject({ products: 2, product: { title: 'Fresh' }, on: '2026-11-19' });
  });

  test('is what sold out and still is, in the place of its fall', async () => {
    const shop = await shopOf('empty.example');
    const soldOutMs = TODAY - 5 * DAY_MS;
    await sell(shop, shop.product, (hour) => (hour < soldOutMs ? 6 : 0));
    await happen(shop.id, 'sold_out', soldOutMs, null, shop.product);
    const isTold = async () =>
      (await happenings([shop.id])).filter((one) => 'product' in one && one.product).map(({ kind }) => kind);
    expect(await isTold()).toEqual(['moved']);
    await testing.facts.updateTable('product').set({ is_available: false }).execute();
    expect(await isTold()).toEqual(['sold_out']);
  });

  test('is a store that went silent, with what it sold before', async () => {
    const shop = await shopOf('silent.example');
    const lastMs = TODAY - 3 * DAY_MS;
    await sell(shop, shop.product, (hour) => (hour < lastMs ? 6 : null));
    await testing.facts
      .updateTable('store')
      .set({ last_read_at: new Date(lastMs) })
      .execute();
    const [first] = await happenings([shop.id]);
    expect(first).toMatchObject({ kind: 'silent', reason: 'unread', on: '2026-11-18', orders: { value: 7 * 24 * 6 } });
  });

  test('is five things at the most', async () => {
    const shops = await Promise.all(Array.from({ length: 7 }, (_, number) => shopOf(`${number}.example`)));
    for (const shop of shops) await sell(shop, shop.product, (hour) => (hour >= TODAY - 6 * DAY_MS ? 12 : 2));
    expect(await happenings(shops.map(({ id }) => id))).toHaveLength(5);
  });
});

async function happenings(storeIds: number[]) {
  await renewWindows(testing.facts, NOW);
  return listHappenings(testing.facts, { storeIds, period: periodOf({ dateRange: 'LAST_7_DAYS' }, NOW) });
}

async function shopOf(host: string): Promise<{ id: number; product: number }> {
  const id = await addStore(testing, host, {
    ...{ name: host, platform: 'shopify', currency: 'USD', state: 'read' },
    ...{ first_read_at: new Date(FIRST_HOUR), last_read_at: new Date(NOW) },
  });
  return { id, product: await productOf(id, `Product of ${host}`, FIRST_HOUR) };
}

async function productOf(storeId: number, title: string, firstSeenMs: number): Promise<number> {
  const { id } = await testing.facts
    .insertInto('product')
    .values({
      ...{
        store_id: storeId,
        external_id: title,
        title,
        url: 'https://shop.example/1',
        currency: 'USD',
        price_minor: 1000,
      },
      ...{ first_seen_at: new Date(firstSeenMs), last_seen_at: new Date(NOW) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `ordersAt`: null where the store was not read. */
async function sell(shop: { id: number }, productId: number, ordersAt: (hour: number) => number | null): Promise<void> {
  const hours = Array.from({ length: (NOW - FIRST_HOUR) / HOUR_MS }, (_, index) => FIRST_HOUR + index * HOUR_MS);
  const sold = hours.flatMap((hour) => {
    const orders = ordersAt(hour);
    if (orders === null) return [];
    return [
      {
        ...{ hour, orders, ordersVar: 0, ordersSd: 0, units: orders, unitsVar: 0, unitsSd: 0, revenue: orders * 10 },
        ...{ revenueVar: 0, revenueSd: 0, observations: orders, basis: 'stock' as const },
      },
    ];
  });
  const sales = {
    productHours: sold.filter(({ orders }) => orders > 0).map((hour) => ({ ...hour, productId })),
    storeHours: sold.map((hour) => ({ ...hour, observedSeconds: 3600 })),
  };
  await testing.facts.transaction().execute((trx) => recordSales(trx, shop.id, sales, () => 1, NOW));
}

async function happen(
  storeId: number,
  kind: ProductEventKind,
  at: number,
  after: unknown,
  productId = STORE_ITSELF,
): Promise<void> {
  const event = { productId, at, kind, before: null, after, isPart: false };
  await testing.facts.transaction().execute((trx) => recordEvents(trx, storeId, [event]));
}
