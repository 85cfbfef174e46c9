import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { periodOf } from '../period.ts';
import { getOrdersAround } from './get-orders-around.ts';
import { listPins } from './list-pins.ts';
import { NOW, TODAY, testShops } from './testing-shops.ts';

let shops: Awaited<ReturnType<typeof testShops>>;
beforeAll(async () => {
  shops = await testShops();
});
afterAll(() => shops?.drop());
beforeEach(() => shops.clear());

const pins = (storeId: number) => listPins(shops.facts, String(storeId), periodOf({ dateRange: 'LAST_7_DAYS' }, NOW));

test('a day has one pin of each kind, which names its product or how many there are', async () => {
  const shop = await shops.shopOf('shop.example');
  const other = await shops.productOf(shop.id, 'Other', TODAY - 20 * DAY_MS);
  for (const product of [shop.product, other]) await shops.happen(shop.id, 'price', TODAY - DAY_MS, null, product);
  await shops.happen(shop.id, 'sold_out', TODAY - 2 * DAY_MS, null, other);
  await shops.happen(shop.id, 'sale_started', TODAY - 3 * DAY_MS, { products: 6, share: 0.25, depth: 0.4 });
  await shops.happen(shop.id, 'edited', TODAY - DAY_MS, null, other);
  await shops.happen(shop.id, 'price', TODAY - 12 * DAY_MS, null, other);
  expect(await pins(shop.id)).toMatchObject([
    { kind: 'price', product: null, products: 2 },
    { kind: 'sold_out', product: { title: 'Other' }, products: null },
    { kind: 'sale_started', product: null, products: 6, share: 0.25, depth: 0.4 },
  ]);
});

test('with too many days, those that concern the most products are left, and always the sales', async () => {
  const shop = await shops.shopOf('busy.example');
  for (const kind of ['price', 'sold_out', 'restocked', 'new'] as const) {
    for (let day = 0; day < 12; day++) await shops.happen(shop.id, kind, TODAY - day * DAY_MS, null, shop.product);
  }
  await shops.happen(shop.id, 'sale_ended', TODAY - 11 * DAY_MS, { products: 2 });
  const found = await listPins(shops.facts, String(shop.id), periodOf({ dateRange: 'LAST_30_DAYS' }, NOW));
  expect(found).toHaveLength(40);
  expect(found.map(({ kind }) => kind)).toContain('sale_ended');
});

test('orders before and after cover whole days, and the product if one is given', async () => {
  const shop = await shops.shopOf('around.example');
  const atMs = TODAY - 3 * DAY_MS;
  await shops.sell(shop, shop.product, (hour) => (hour < atMs ? 2 : 4));
  const at = new Date(atMs + 60_000).toISOString();
  const asked = { visibleUntil: null, storeId: String(shop.id), at, nowMs: NOW };
  const expected = { hours: 72, before: { value: 144 }, after: { value: 288 }, change: { ratio: 2, isSure: true } };
  expect(await getOrdersAround(shops.facts, asked)).toMatchObject(expected);
  expect(await getOrdersAround(shops.facts, { ...asked, productId: shop.product })).toMatchObject(expected);
  const unsold = await shops.productOf(shop.id, 'Unsold', TODAY - 20 * DAY_MS);
  const ofUnsold = await getOrdersAround(shops.facts, { ...asked, productId: unsold });
  expect(ofUnsold).toMatchObject({ before: { value: 0 }, after: { value: 0 }, change: null });
  await shops.uncount(shop.id, unsold);
  expect(await getOrdersAround(shops.facts, { ...asked, productId: unsold })).toBeNull();
});

test('orders around a time are null where less than an hour was read on one side', async () => {
  const shop = await shops.shopOf('early.example');
  await shops.sell(shop, shop.product, () => 2);
  for (const at of [new Date(NOW - HOUR_MS / 2).toISOString(), '1970-01-01T00:00:00Z', '9999-12-31T00:00:00Z']) {
    expect(
      await getOrdersAround(shops.facts, { visibleUntil: null, storeId: String(shop.id), at, nowMs: NOW }),
    ).toBeNull();
  }
});
