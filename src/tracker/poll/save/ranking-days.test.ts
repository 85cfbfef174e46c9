import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { STARTS_AT, testTracker } from '../testing-tracker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

test('the best sellers that a store without a sales signal shows are stored for each day', async () => {
  const tracker = await testTracker(database, STARTS_AT + 30 * DAY_MS);
  const { storeId, storefront } = await tracker.addPracticeShop('pollard');
  await tracker.pollUntil(tracker.clock.now() + 3 * DAY_MS);
  const days = await database.facts.selectFrom('ranking_day').selectAll().orderBy('day').execute();
  expect(days.length).toBeGreaterThanOrEqual(3);
  const products = await database.facts
    .selectFrom('product')
    .select(['id', 'external_id'])
    .where('store_id', '=', storeId)
    .execute();
  const externalIds = new Map(products.map(({ id, external_id }) => [id, external_id]));
  const last = days.at(-1)!.product_ids.map((id) => externalIds.get(id));
  expect(last).not.toContain(undefined);
  // the first half of the list holds most of what really sold
  const units = new Map<string, number>();
  for (const { lines } of storefront.world.truth(STARTS_AT, tracker.clock.now()))
    for (const line of lines) units.set(line.productId, (units.get(line.productId) ?? 0) + line.quantity);
  const sold = (ids: (string | undefined)[]) => ids.reduce((sum, id) => sum + (units.get(id!) ?? 0), 0);
  expect(sold(last.slice(0, 8))).toBeGreaterThan(sold(last) / 2);
});
