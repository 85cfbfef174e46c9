import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { HOST_BUDGET } from '../schedule/poll-rate.ts';
import { pollUntil, STARTS_AT, testTracker } from './testing-tracker.ts';

const NOW = STARTS_AT + 20 * DAY_MS;
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

type Told = { day: string; before: number; orders: number };

test('the first days of a store that is read once a day are told anew once it is known, nearer to the truth', async () => {
  const tracker = await testTracker(db, NOW);
  const { storeId, storefront } = await tracker.addPracticeShop('tidewick');
  const deps = { ...tracker.deps, hostBudget: { ...HOST_BUDGET, shortestGapMs: DAY_MS } };
  await pollUntil(deps, tracker.clock, NOW + 10 * DAY_MS);
  await makePartitions(db.facts, tracker.clock.now());
  const countMoved = () =>
    db.database.selectFrom('restatement').select('day').where('store_id', '=', storeId).execute();
  expect(await countMoved()).toEqual([]);
  await pollUntil(deps, tracker.clock, NOW + 17 * DAY_MS);
  expect(tracker.logged).toEqual([]);

  const { rows } = await sql<Told>`
    select day, orders as before, new_orders as orders from restatement
    where store_id = ${storeId} and product_id = 0 and why = 'first-weeks' order by day`.execute(db.facts);
  expect(rows.length).toBeGreaterThan(0);
  const missed = (told: (row: Told) => number) =>
    Math.abs(rows.reduce((sum, row) => sum + told(row) - trueOrders(row.day), 0));
  const trueOrders = (day: string) => storefront.world.truth(Date.parse(day), Date.parse(day) + DAY_MS).length;
  expect(missed(({ orders }) => orders)).toBeLessThan(missed(({ before }) => before));

  // what stands is what was told last, and the sum of its hours; so is a product's, with what its sightings add
  for (const { day, orders } of rows) {
    const hours = await sql<{ orders: number }>`
      select sum(orders) as orders from store_hour
      where store_id = ${storeId} and (hour at time zone 'UTC')::date = ${day}::date`.execute(db.facts);
    expect(hours.rows[0]!.orders).toBeCloseTo(orders, 6);
  }
  const products = await sql<{ differing: number }>`
    select count(*) as differing from restatement r join sale_day d using (store_id, product_id, day)
    where r.store_id = ${storeId} and abs(d.orders - r.new_orders) > 1e-6`.execute(db.facts);
  expect(products.rows[0]!.differing).toBe(0);
  const model = await db.database.selectFrom('store_model').select('model').where('store_id', '=', storeId).execute();
  expect(model[0]!.model).not.toHaveProperty('firstWeeksSince');
}, 60_000);
