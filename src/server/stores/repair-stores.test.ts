import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStore } from '#catalog/create-store.ts';
import { excludeHost } from '#catalog/exclude-host.ts';
import { addStore } from '#catalog/testing-stores.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { repairStores } from './repair-stores.ts';

const NOW = Date.UTC(2027, 3, 1, 12);
const NOTHING = { written: 0, scheduled: 0, forgotten: 0, removed: 0 };
let db: TestDatabase;

beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.drop());

const repair = (nowMs = NOW) => repairStores(db, nowMs, () => 0.5);

test('a host whose store was never written gets one, which is read within a day', async () => {
  const created_at = new Date(NOW - HOUR_MS / 2);
  const { id } = await db.people
    .insertInto('store_host')
    .values({ host: 'cut.example', origin: 'https://cut.example', created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await repair()).toEqual(NOTHING);
  expect(await repair(NOW + HOUR_MS)).toEqual({ ...NOTHING, written: 1, scheduled: 1 });
  const store = await db.facts.selectFrom('store').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(store).toMatchObject({ host: 'cut.example', origin: 'https://cut.example', state: 'pending' });
  const due = await db.people
    .selectFrom('poll_due')
    .select('due_at')
    .where('store_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(due.due_at.getTime()).toBe(NOW + HOUR_MS + DAY_MS / 2);
  expect(await repair(NOW + HOUR_MS)).toEqual(NOTHING);
});

test('what is left of an excluded store is deleted', async () => {
  const storeId = await addStore(db, 'shop.example', { state: 'read', name: 'Shop' });
  await scheduleStore(db.people, storeId, { dueAtMs: NOW, priority: 0 });
  await excludeHost(db.people, 'shop.example');
  expect(await repair()).toEqual({ ...NOTHING, forgotten: 1 });
  const store = await db.facts.selectFrom('store').select(['name', 'problem']).executeTakeFirstOrThrow();
  expect(store).toEqual({ name: null, problem: 'store-excluded' });
  expect(await db.people.selectFrom('poll_due').selectAll().execute()).toEqual([]);
  expect(await repair()).toEqual(NOTHING);
});

test('a store whose adding was undone is removed, and so is a poll without a store', async () => {
  await db.facts
    .insertInto('store')
    .values({ id: 77, host: 'lost.example', origin: 'https://lost.example', created_at: new Date(NOW - DAY_MS) })
    .execute();
  await db.people
    .insertInto('poll_due')
    .values({ store_id: 78, due_at: new Date(NOW) })
    .execute();
  expect(await repair()).toEqual({ ...NOTHING, removed: 1 });
  expect(await db.facts.selectFrom('store').selectAll().execute()).toEqual([]);
  expect(await db.people.selectFrom('poll_due').selectAll().execute()).toEqual([]);
});

test('fifty concurrent additions of one host make one store', async () => {
  const unknown = { shopKey: null, platform: null, name: null, country: null, currency: null, language: null };
  const store = { ...unknown, host: 'one.example', origin: 'https://one.example', faviconUrl: null, isPractice: false };
  const ids = await Promise.all(Array.from({ length: 50 }, () => createStore(db, store, NOW)));
  expect(new Set(ids).size).toBe(1);
  expect(await db.facts.selectFrom('store').select('id').execute()).toEqual([{ id: ids[0] }]);
});
