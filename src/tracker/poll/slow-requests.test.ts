import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, SECOND_MS } from '#runtime/clock.ts';
import { getStore, STARTS_AT, testTracker } from './testing-tracker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

test.each(['tidewick', 'ormeline'])('what the first reading of %s shows is as old as that reading', async (key) => {
  const { deps, clock, addPracticeShop, pollDue } = await testTracker(database, STARTS_AT + 20 * DAY_MS);
  const { fetch } = deps.fetcher;
  deps.fetcher = {
    fetch: (request) => {
      clock.advance(2 * SECOND_MS);
      return fetch(request);
    },
  };
  const { storeId } = await addPracticeShop(key);
  await pollDue();
  const store = await getStore(database.database, storeId);
  const products = await database.facts.selectFrom('product').selectAll().where('store_id', '=', storeId).execute();
  expect(products.length).toBeGreaterThan(30);
  const seenAt = new Set(products.map(({ first_seen_at }) => first_seen_at.getTime()));
  expect(seenAt).toEqual(new Set([store.first_read_at?.getTime()]));
});
