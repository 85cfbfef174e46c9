import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { NOW, TODAY, testShops } from '../happenings/testing-shops.ts';
import { type Period, periodOf } from '../period.ts';
import { getProductRank } from './get-product-rank.ts';

let shops: Awaited<ReturnType<typeof testShops>>;
beforeAll(async () => {
  shops = await testShops();
});
afterAll(() => shops?.drop());
beforeEach(async () => {
  await shops.clear();
  await shops.facts.deleteFrom('store_signal').execute();
});

const WEEK = periodOf({ dateRange: 'LAST_7_DAYS' }, NOW);

/** Four products: the first three sold 4, 3 and 2 an hour, the last nothing. */
async function shopOfFour(host: string) {
  const shop = await shops.shopOf(host);
  const named = ['second', 'third', 'unsold'].map((title) => shops.productOf(shop.id, title, TODAY - 20 * DAY_MS));
  const [second, third, unsold] = await Promise.all(named);
  const products = [shop.product, second!, third!, unsold!] as const;
  for (const [place, product] of products.slice(0, 3).entries()) await shops.sell(shop, product, () => 4 - place);
  const rankOf = (product: number, period: Period = WEEK) =>
    getProductRank(shops.facts, { storeId: String(shop.id), productId: String(product), period });
  return { ...shop, products, rankOf };
}

test('a product has a place among those that sold, and one without sales has none', async () => {
  const { products, rankOf } = await shopOfFour('four.example');
  const found = await Promise.all(products.map((product) => rankOf(product)));
  expect(found.map(({ byOrders }) => byOrders)).toEqual([
    { place: 1, best: 1, worst: 1, of: 3 },
    { place: 2, best: 2, worst: 2, of: 3 },
    { place: 3, best: 3, worst: 3, of: 3 },
    null,
  ]);
});

test("two products that cannot be told apart may each have the other's place", async () => {
  const { products, rankOf } = await shopOfFour('unsure.example');
  await shops.facts.updateTable('sale_day').set({ orders_var: 400 }).where('product_id', '>', products[0]).execute();
  expect((await rankOf(products[0])).byOrders).toEqual({ place: 1, best: 1, worst: 1, of: 3 });
  await shops.facts.updateTable('sale_day').set({ orders_var: 4000 }).where('product_id', '>', products[0]).execute();
  expect((await rankOf(products[2])).byOrders).toEqual({ place: 3, best: 1, worst: 3, of: 3 });
});

test('errors that last differ from product to product', async () => {
  const { products, rankOf } = await shopOfFour('lasting.example');
  await shops.facts.updateTable('sale_day').set({ orders_sd: 30 }).execute();
  expect((await rankOf(products[2])).byOrders).toEqual({ place: 3, best: 1, worst: 3, of: 3 });
});

test("the place in the shop's list is shown while the list is reliable, and for a suspended store as of then", async () => {
  const { id, products, rankOf } = await shopOfFour('listed.example');
  const ranking = { at: NOW, clock: 0, externalIds: ['someone', 'second', 'third'] };
  await shops.facts
    .insertInto('store_signal')
    .values({
      ...{ store_id: id, kind: 'rank', state: 'alive', source: 'collection', evidence: '{}' },
      ...{ since: new Date(TODAY), life: JSON.stringify({ ranking }) },
    })
    .execute();
  expect((await rankOf(products[1])).inShop).toEqual({ place: 2, of: 3, readAt: new Date(NOW).toISOString() });
  expect((await rankOf(products[3])).inShop).toMatchObject({ place: null, of: 3 });
  expect((await rankOf(products[1], { ...WEEK, asKnownAtMs: TODAY, nowMs: TODAY })).inShop).toBeNull();
  await sql`update store_signal set state = 'refused'`.execute(shops.facts);
  expect((await rankOf(products[1])).inShop).toBeNull();
});
