import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '#catalog/create-store.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { scheduleStore } from '#tracker/schedule/schedule-store.ts';
import { hasWatchers } from '#watch/list-watched.ts';
import { watchStore } from '#watch/watch-store.ts';
import { changeStore } from './change-store.ts';

const NOW = Date.UTC(2026, 10, 21);
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test('a store is polled until its last watcher suspends it, and soon again when one resumes', async () => {
  const { database } = db;
  const unknown = { shopKey: null, name: null, country: null, currency: null, language: null, faviconUrl: null };
  const shop = { ...unknown, host: 'shop.example', origin: 'https://shop.example', platform: null, isPractice: false };
  const storeId = await createStore({ people: database, facts: database }, shop, NOW);
  for (const accountId of ['anna', 'bert']) {
    await database.insertInto('account').values({ id: accountId }).execute();
    await database.transaction().execute((trx) => watchStore(trx, { accountId, storeId, plan: 'FREE' }, NOW));
  }
  const suspend = (accountId: string, suspended: boolean, nowMs: number) =>
    changeStore(db, { accountId, storeId, patch: { suspended }, nowMs });
  const dueAt = async () =>
    (await database.selectFrom('poll_due').select('due_at').executeTakeFirstOrThrow()).due_at.getTime();

  await scheduleStore(database, storeId, { dueAtMs: NOW + DAY_MS, priority: 0 });
  await suspend('anna', true, NOW);
  expect(await hasWatchers(database, storeId)).toBe(true);
  await suspend('anna', false, NOW + 1_000);
  expect(await dueAt()).toBe(NOW + DAY_MS);
  await suspend('anna', true, NOW + 2_000);
  await suspend('bert', true, NOW + 2_000);
  expect(await hasWatchers(database, storeId)).toBe(false);
  expect(await dueAt()).toBe(NOW + DAY_MS);
  await suspend('bert', false, NOW + 3_000);
  expect(await dueAt()).toBe(NOW + 3_000);
});
