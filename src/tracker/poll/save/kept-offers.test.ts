import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { STARTS_AT, testTracker } from '../testing-tracker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

test('the offers of a store are stored by the readings that showed them, from the first on', async () => {
  const tracker = await testTracker(database, STARTS_AT + 30 * DAY_MS);
  const { storeId } = await tracker.addPracticeShop('naseem');
  await tracker.pollUntil(tracker.clock.now() + 3 * DAY_MS);
  const { facts } = database;
  const offers = await facts.selectFrom('store_offer').selectAll().orderBy('seen_at').execute();
  const polls = await facts.selectFrom('poll').select('at').where('mode', '=', 'catalogue').execute();
  const { first_read_at, last_read_at, ...store } = await facts
    .selectFrom('store')
    .select(['first_read_at', 'last_read_at', 'median_price_usd', 'discounted_share', 'sold_out_share'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  expect(offers.at(-1)).toMatchObject(store);
  expect(offers[0]!.seen_at).toEqual(first_read_at);
  const readAt = polls.map(({ at }) => at.getTime());
  expect(offers.filter(({ seen_at }) => !readAt.includes(seen_at.getTime()))).toEqual([]);
  expect(last_read_at!.getTime()).toBeGreaterThan(first_read_at!.getTime());
});
