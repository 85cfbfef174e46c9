import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TIME_LIMIT_MS } from '#database/time-limit.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { refreshProductWindows } from '#sales/windows/refresh-product-windows.ts';
import { NOW, TODAY, testShops } from '../happenings/testing-shops.ts';
import { periodOf } from '../period.ts';
import { findBestProducts } from './find-best.ts';

let shops: Awaited<ReturnType<typeof testShops>>;
beforeAll(async () => {
  shops = await testShops();
});
afterAll(() => shops?.drop());
beforeEach(() => shops.clear());

const period = periodOf({ dateRange: 'LAST_7_DAYS' }, NOW);

/** Two products that sold, the second one more, and one that did not. A user tracks their store. */
async function shopOfThree() {
  const shop = await shops.shopOf('three.example');
  const second = await shops.productOf(shop.id, 'second', TODAY - 20 * DAY_MS);
  const unsold = await shops.productOf(shop.id, 'unsold', TODAY - 20 * DAY_MS);
  await shops.sell(shop, shop.product, () => 1);
  await shops.sell(shop, second, () => 2);
  await shops.facts.transaction().execute((trx) => refreshProductWindows(trx, { storeIds: [shop.id] }, NOW));
  await sql`insert into account (id, email) values ('reader', 'reader@shop.example') on conflict do nothing`.execute(
    shops.people,
  );
  await sql`insert into watched_store (account_id, store_id, created_at) values ('reader', ${shop.id}, ${new Date(NOW)})`.execute(
    shops.people,
  );
  return [second, shop.product, unsold];
}

const best = async (scope: 'mine' | 'catalogue', limit: number) => {
  const found = await findBestProducts(shops, { scope, accountId: 'reader', period, limit });
  return found.map(({ productId }) => productId);
};

test.each(['mine', 'catalogue'] as const)(
  'the best products (%s) are those that sold the most, then some that did not',
  async (scope) => {
    const products = await shopOfThree();
    expect(await best(scope, 5)).toEqual(products);
    expect(await best(scope, 2)).toEqual(products.slice(0, 2));
  },
);

test.each(['mine', 'catalogue'] as const)(
  'an overview of many products (%s) may take longer than a list',
  async (scope) => {
    const products = await shopOfThree();
    let answer: Promise<number[]>;
    await shops.facts.transaction().execute(async (trx) => {
      await sql`lock table product_window in access exclusive mode`.execute(trx);
      answer = best(scope, 5);
      await sql`select pg_sleep(${(TIME_LIMIT_MS + 1_000) / 1000})`.execute(trx);
    });
    expect(await answer!).toEqual(products);
  },
);
