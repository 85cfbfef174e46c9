import { afterAll, beforeAll, expect, test } from 'vitest';
import { lexiconOf } from '#catalog/category/lexicon.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { MODEL_VERSION } from '../../known/store-model.ts';
import { getStore, listPolls, testTracker } from '../testing-tracker.ts';
import { knownStore, loadKnown } from './load-known.ts';

const NOW = Date.UTC(2026, 10, 21, 10);
let db: TestDatabase;

beforeAll(async () => {
  // the category words are built here, so that the first test does not spend its time on them
  lexiconOf('fr');
  db = await testDatabase();
});
afterAll(() => db.drop());

const reading = {
  at: NOW,
  mode: 'catalogue' as const,
  isComplete: true,
  products: [],
  requests: 1,
  bytes: 1,
  signals: [],
  ranking: null,
};

async function loadWhole(storeId: number, productCount = 0) {
  const known = (await loadKnown(db.database, [storeId])).get(storeId)!;
  await known.products.load(reading);
  return knownStore({ ...known, store: { ...known.store, productCount } }, reading);
}

test('a stored model of another version is restarted with its rates, and polls go on', async () => {
  const { addPracticeShop, pollDue, pollUntil } = await testTracker(db, NOW);
  const { storeId } = await addPracticeShop('ormeline');
  await pollDue();
  await pollUntil(NOW + 6 * HOUR_MS);
  await db.database.updateTable('store_model').set({ model: '{"clock":"a lot"}' }).execute();
  await db.database.updateTable('product_state').set({ rate: '{"sold":[1,2]}' }).execute();

  const anew = await loadWhole(storeId);
  expect(anew.model).toMatchObject({ version: MODEL_VERSION, at: anew.observedUntil, clock: 0 });
  expect(anew.products.size).toBeGreaterThan(0);
  for (const { rate } of anew.products.values()) {
    expect(rate).toMatchObject({ lines: 0, orders: 0, clock: 0, at: anew.observedUntil });
  }

  const before = (await listPolls(db.database, storeId)).length;
  await pollUntil(NOW + 18 * HOUR_MS);
  expect(await getStore(db.database, storeId)).toMatchObject({ state: 'read' });
  const polls = (await listPolls(db.database, storeId)).slice(before);
  expect(polls.length).toBeGreaterThanOrEqual(10);
  for (const poll of polls) expect(['complete', 'unchanged']).toContain(poll.outcome);
  const hours = await db.database.selectFrom('store_hour').selectAll().where('store_id', '=', storeId).execute();
  expect(hours.some((hour) => hour.hour.getTime() > NOW + 7 * HOUR_MS && Number(hour.orders) > 0)).toBe(true);
  const { model, products } = await loadWhole(storeId);
  expect(model.clock).toBeGreaterThan(0);
  for (const { rate } of products.values()) expect(rate.orders).toBeLessThanOrEqual(model.clock + 1e-6);
});

test('a catalogue is as large as what the store lists; products that are gone are known but do not count', async () => {
  const { addPracticeShop, pollDue } = await testTracker(db, NOW);
  const { storeId } = await addPracticeShop('ormeline');
  await pollDue();
  const { products } = await loadWhole(storeId);
  expect(products.size).toBeGreaterThan(3);
  expect((await loadWhole(storeId, 3)).catalogueSize).toBe(3);
  expect((await loadWhole(storeId)).catalogueSize).toBe(products.size);
});

test('a catalogue is whole once a reading of it was, and not if that knew far fewer products', async () => {
  const { addPracticeShop, pollDue } = await testTracker(db, NOW);
  const { storeId } = await addPracticeShop('ormeline');
  await pollDue();
  const { size } = (await loadWhole(storeId)).products;
  expect((await loadWhole(storeId, 0)).isWhole).toBe(false);
  expect((await loadWhole(storeId, size)).isWhole).toBe(true);
  expect((await loadWhole(storeId, 3 * size)).isWhole).toBe(false);
  // one that never comes whole is as known as it will be after two days
  const known = (await loadKnown(db.database, [storeId])).get(storeId)!;
  const never = { ...known, store: { ...known.store, productCount: 0 } };
  const changes = (at: number) => ({ ...reading, at, mode: 'changes' as const });
  expect(knownStore(never, changes(NOW + DAY_MS)).isWhole).toBe(false);
  expect(knownStore(never, changes(NOW + 3 * DAY_MS)).isWhole).toBe(true);
});
