import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { shopifyStorefront } from '#simulator/storefronts/shopify/shopify-storefront.ts';
import { STARTS_AT, testTracker } from './testing-tracker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

test('a gift card has no sales, and its evidence says why', async () => {
  const startedAt = STARTS_AT + 2 * DAY_MS;
  const tracker = await testTracker(database, startedAt);
  const origin = 'http://cards.example';
  const { world } = openPracticeStore('tidewick', { now: startedAt, startsAt: STARTS_AT, origin });
  const card = world.at(startedAt).bestSelling()[0]!.id;
  const shop = {
    ...{ world, shopId: 7, name: 'Cards', myshopifyDomain: 'cards.myshopify.com', city: '', province: '' },
    ...{ country: 'US', language: 'en' as const, utcOffsetMinutes: 0, stamps: 'live' as const },
    ...{ complexityLimit: 1_000, giftCards: new Set([card]) },
  };
  await tracker.addShop('cards.example', null, shopifyStorefront(shop, origin).handle);
  await tracker.pollUntil(startedAt + 5 * HOUR_MS);
  const { facts } = database;
  const { id } = await facts
    .selectFrom('product')
    .select('id')
    .where('external_id', '=', String(card))
    .executeTakeFirstOrThrow();
  expect(await facts.selectFrom('sale_hour').select('hour').where('product_id', '=', id).execute()).toEqual([]);
  const seen = await facts.selectFrom('evidence').select('why').where('product_id', '=', id).execute();
  expect(new Set(seen.map(({ why }) => why))).toEqual(new Set(['no-goods']));
  const others = await facts.selectFrom('sale_hour').select('product_id').distinct().execute();
  expect(others.length).toBeGreaterThan(10);
});
