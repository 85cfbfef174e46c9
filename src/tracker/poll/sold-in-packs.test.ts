import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import type { ShopifyShop } from '#simulator/storefronts/shopify/shop.ts';
import { shopifyStorefront } from '#simulator/storefronts/shopify/shopify-storefront.ts';
import { listPolls, STARTS_AT, type TestTracker, testTracker } from './testing-tracker.ts';

const STARTED_AT = STARTS_AT + 2 * DAY_MS;

let database: TestDatabase;
let tracker: TestTracker;
beforeAll(async () => {
  database = await testDatabase();
  tracker = await testTracker(database, STARTED_AT);
});
afterAll(() => database?.drop());

/** The same shop except for its rules. What it says about itself may be changed afterwards. */
async function addShop(host: string, leastUnits: number): Promise<{ storeId: number; shop: ShopifyShop }> {
  const origin = `http://${host}`;
  const { world } = openPracticeStore('tidewick', { now: STARTED_AT, startsAt: STARTS_AT, origin });
  const products = world.at(STARTED_AT).published();
  const shop: ShopifyShop = {
    ...{ world, shopId: 7, name: host, myshopifyDomain: `${host}.myshopify.com`, city: '', province: '' },
    ...{ country: 'US', language: 'en', utcOffsetMinutes: 0, stamps: 'live', complexityLimit: 1_000 },
    leastUnits: new Map(products.map(({ id }) => [id, leastUnits])),
  };
  return { storeId: await tracker.addShop(host, null, shopifyStorefront(shop, origin).handle), shop };
}

async function unitsPerLine(storeId: number): Promise<number> {
  const hours = await database.facts
    .selectFrom('sale_hour')
    .select(({ fn }) => [fn.sum<number>('units').as('units'), fn.sum<number>('orders').as('orders')])
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow();
  return hours.units / hours.orders;
}

async function evidenceOf(storeId: number) {
  const { evidence } = await database.facts
    .selectFrom('store_signal')
    .select('evidence')
    .where('store_id', '=', storeId)
    .where('kind', '=', 'modified')
    .executeTakeFirstOrThrow();
  return evidence;
}

/** Polls the store two days later, with the whole catalogue. */
async function pollLater(storeId: number): Promise<void> {
  tracker.clock.advance(2 * DAY_MS);
  await tracker.pollDue();
  const polls = await listPolls(database.facts, storeId);
  expect(polls.at(-1)).toMatchObject({ mode: 'catalogue', at: new Date(tracker.clock.now()) });
}

test('a Shopify shop that sells by six is taken for a wholesaler, and its units follow', async () => {
  const single = await addShop('single.example', 1);
  const bySix = await addShop('by-six.example', 6);
  await tracker.pollUntil(STARTED_AT + 6 * HOUR_MS);
  const units = { single: await unitsPerLine(single.storeId), bySix: await unitsPerLine(bySix.storeId) };
  expect(units.single).toBeLessThan(1.3);
  expect(units.bySix).toBeGreaterThan(5.9);
  expect(await evidenceOf(bySix.storeId)).toMatchObject({ isWholesale: true });
  expect(await evidenceOf(single.storeId)).not.toHaveProperty('isWholesale');

  // a day without a rule changes nothing; a day with another rule does
  Object.assign(bySix.shop, { missingFields: new Set(['quantityRule']) });
  await pollLater(bySix.storeId);
  expect(await evidenceOf(bySix.storeId)).toMatchObject({ isWholesale: true });
  Object.assign(bySix.shop, { missingFields: undefined, leastUnits: undefined });
  await pollLater(bySix.storeId);
  expect(await evidenceOf(bySix.storeId)).not.toHaveProperty('isWholesale');
});
