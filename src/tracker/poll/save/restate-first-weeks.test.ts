import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { recordSales } from '#sales/record-sales.ts';
import { newStoreModel } from '../../known/store-model.ts';
import { restateFirstWeeks } from './restate-first-weeks.ts';

const STORE = 1;
const START = Date.UTC(2026, 2, 2);
const SETTLED = START + 15 * DAY_MS;
const AT = START + 9 * HOUR_MS;
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
  await makePartitions(db.facts, SETTLED);
});
afterAll(() => db.drop());

test('a run that was classified as a write to many products, before anything was known, is revised to an order', async () => {
  const seen = { first_seen_at: new Date(START), last_seen_at: new Date(START) };
  const priced = { currency: 'USD', price_minor: 1000, price_usd: 10 };
  const products = NAMES.map((name) => ({ external_id: name, title: name, search_text: name, url: name }));
  await db.database
    .insertInto('product')
    .values(products.map((product) => ({ store_id: STORE, ...product, ...priced, ...seen })))
    .execute();
  const nothing = {
    ...{ orders: 0, ordersVar: 0, ordersSd: 0, units: 0, unitsVar: 0, unitsSd: 0 },
    ...{ revenue: 0, revenueVar: 0, revenueSd: 0, observations: 0, basis: 'modified' as const },
  };
  const storeHours = Array.from({ length: 24 }, (_, hour) => ({
    ...{ ...nothing, hour: START + hour * HOUR_MS, observedSeconds: 3600, seenAt: START + DAY_MS },
  }));
  await db.database
    .insertInto('evidence')
    .values({
      ...{ store_id: STORE, product_id: null, at: new Date(AT), seen_at: new Date(START + DAY_MS), kind: 'modified' },
      ...{ before: null, classified_as: 'bulk_edit', weight: 0, units: null, why: 'one-run', adds: null },
      after: JSON.stringify({ products: 6, gapSince: START, touched: NAMES.map((name) => [name, AT]) }),
    })
    .execute();
  const week = { orders: new Array<number>(168).fill(1), hours: new Array<number>(168).fill(1) };
  const learnt = { week, clock: 240, lines: 300, prior: { shape: 0.5, orders: 20 }, shareSum: 1.3 };
  const model = { ...newStoreModel(), ...learnt, baskets: [5, 5, 5, 5, 20], at: SETTLED };
  const firstWeeks = { since: START, model, catalogueSize: 200, rateOf: () => undefined };
  await db.database.transaction().execute(async (trx) => {
    await recordSales(trx, STORE, { productHours: [], storeHours }, () => 1, START + DAY_MS);
    await restateFirstWeeks(trx, STORE, firstWeeks, () => 1, SETTLED);
  });

  const told = await db.database.selectFrom('restatement').selectAll().orderBy('product_id').execute();
  expect(told.length).toBe(1 + NAMES.length);
  expect(told[0]).toMatchObject({ product_id: 0, day: '2026-03-02', orders: 0, why: 'first-weeks' });
  expect(told[0]!.new_orders).toBeGreaterThanOrEqual(1);
  expect(told[0]!.at.getTime()).toBe(SETTLED);
  const day = await db.database.selectFrom('store_day').selectAll().executeTakeFirstOrThrow();
  expect(day).toMatchObject({ orders: told[0]!.new_orders, observed_seconds: 86_400 });
  expect(await db.database.selectFrom('sale_day').selectAll().execute()).toHaveLength(NAMES.length);
});
