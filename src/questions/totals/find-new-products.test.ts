import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { renewWindows } from '#sales/windows/turn-windows.ts';
import { NOW, TODAY, testShops } from '../happenings/testing-shops.ts';
import { periodOf } from '../period.ts';
import { findNewProducts } from './find-new-products.ts';

let shops: Awaited<ReturnType<typeof testShops>>;
beforeAll(async () => {
  shops = await testShops();
});
afterAll(() => shops?.drop());

test('new products are those that appeared, not those that a later part of the first round showed', async () => {
  const shop = await shops.shopOf('large.example');
  const fresh = await shops.launch(shop.id, 'Fresh', TODAY - 2 * DAY_MS);
  const unsold = await shops.launch(shop.id, 'Unsold', TODAY - 2 * DAY_MS);
  const ofLaterPart = await shops.productOf(shop.id, 'Of a later part', TODAY - 2 * DAY_MS);
  for (const product of [fresh, ofLaterPart]) await shops.sell(shop, product, (hour) => (hour >= TODAY ? 5 : 0));
  await renewWindows(shops.facts, NOW);
  await sql`insert into account (id, email) values ('reader', 'reader@shop.example')`.execute(shops.people);
  await sql`insert into watched_store (account_id, store_id, created_at) values ('reader', ${shop.id}, ${new Date(NOW)})`.execute(
    shops.people,
  );
  const period = periodOf({ dateRange: 'LAST_7_DAYS' }, NOW);
  for (const scope of ['mine', 'catalogue'] as const) {
    const found = await findNewProducts(shops, { scope, accountId: 'reader', period, limit: 10 });
    expect([scope, found.map(({ productId }) => productId)]).toEqual([scope, [fresh, unsold]]);
  }
});
