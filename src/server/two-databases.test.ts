import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import type { PeopleOrFacts } from '#database/connect.ts';
import { tablesOf } from '#database/table-kinds.ts';
import { type TestDatabase, testDatabase, twoTestDatabases } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { keepMarket } from '#sales/market/keep-market.ts';
import { seedRates } from '#sales/seed-rates.ts';
import { turnWindows } from '#sales/windows/turn-windows.ts';
import { testTracker } from '#tracker/poll/testing-tracker.ts';
import { excludeStore } from './stores/exclude-store.ts';
import { importHosts } from './stores/import-hosts.ts';
import { repairStores } from './stores/repair-stores.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from './testing/test-app.ts';

const HOURS_READ = 8;
/** These calls read only the people database, some of them by chance. */
const OF_PEOPLE = ['Billing', 'Referrals'];

/** The same product on one database, and on two (people and facts). */
type World = { db: TestDatabase; app: TestApp };
let one: World;
let two: World;

beforeAll(async () => {
  one = await openWorld(await testDatabase());
  two = await openWorld(await twoTestDatabases());
});
afterAll(async () => {
  for (const world of [one, two]) await world?.app.close();
});

/** A practice store that was read for some hours, watched by anna. */
async function openWorld(db: TestDatabase): Promise<World> {
  await seedRates(db.facts);
  const tracker = await testTracker(db, NOW_MS - HOURS_READ * HOUR_MS);
  const { storeId } = await tracker.addPracticeShop('tidewick');
  await tracker.pollUntil(NOW_MS);
  expect(tracker.logged.filter((entry) => entry instanceof Error)).toEqual([]);
  await turnWindows(db.facts, NOW_MS);
  await keepMarket(db.facts, NOW_MS);
  const app = await testApp({}, db);
  await createAccount(db.database, 'anna', 'PREMIUM');
  await db.people
    .updateTable('entitlement')
    .set({ updated_at: new Date(NOW_MS) })
    .execute();
  await db.people
    .insertInto('watched_store')
    .values({ account_id: 'anna', store_id: storeId, created_at: new Date(NOW_MS - DAY_MS) })
    .execute();
  return { db, app };
}

/** Calls both worlds and checks that their answers are equal. */
async function askBoth(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, options: object = {}) {
  const [ofOne, ofTwo] = [await call(one.app, method, url, options), await call(two.app, method, url, options)];
  expect([url, ofTwo.status, toldBy(ofTwo)]).toEqual([url, ofOne.status, toldBy(ofOne)]);
  return ofOne;
}

/** Sums may be added in another order, so their last digits do not count. */
function toldBy({ json, text }: Awaited<ReturnType<typeof call>>): unknown {
  const rounded = text
    .replace(/\d+\.\d{6,}/g, (digits) => Number(digits).toPrecision(9))
    .replace(/"requestId":"[^"]*"/, '"requestId":""');
  return json === null ? rounded : JSON.parse(rounded);
}

async function listTables(database: PeopleOrFacts): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      and relname <> 'migration' order by 1`.execute(database);
  return rows.map(({ name }) => name);
}

test('each database has its own tables and no other', async () => {
  expect(await listTables(two.db.people)).toEqual(tablesOf('people').toSorted());
  const beside = [...tablesOf('facts'), ...tablesOf('sums'), ...tablesOf('reference')];
  expect(await listTables(two.db.facts)).toEqual(beside.toSorted());
});

test('every question has the same answer', async () => {
  const { json } = await askBoth('GET', '/api/products?sortBy=orderCount');
  const [{ id: productId, storeId, title }] = json.items;
  const word = encodeURIComponent(title.split(' ')[0]);
  const found = (path: string) => path.replace('{id}', path.includes('/products/{id}') ? productId : storeId);
  const questions = Object.values(ENDPOINTS)
    .filter(({ method, access, subject }) => method === 'GET' && access === 'verified' && !OF_PEOPLE.includes(subject))
    .filter(({ path }) => !/\{(?!id\})/.test(path));
  expect(questions.length).toBeGreaterThan(25);
  const statuses: number[] = [];
  const query = (path: string) => (path.endsWith('/around') ? '?at=2026-11-20T12:00:00Z' : '');
  for (const { path } of questions) statuses.push((await askBoth('GET', found(path) + query(path))).status);
  const filters = ['favorited=false', 'status=TRACKED', 'tags=HOME', `q=${word}`, 'sortBy=newest', 'minOrders=1'];
  for (const list of ['/api/stores', '/api/products', '/api/database/stores', '/api/database/products'])
    for (const filter of filters) statuses.push((await askBoth('GET', `${list}?${filter}`)).status);
  const others = ['/api/analytics/trend?from=2026-11-19&to=2026-11-21', '/api/products?sales=without'];
  for (const path of others) statuses.push((await askBoth('GET', path)).status);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(45);
  const csv = await askBoth('GET', '/api/products', { accept: 'text/csv' });
  expect(csv.text.split('\n').length).toBeGreaterThan(10);
});

test('every change has the same effect', async () => {
  const { json: added } = await askBoth('POST', '/api/stores', { body: { url: 'new.example' } });
  const { json } = await askBoth('GET', '/api/products');
  await askBoth('PATCH', `/api/products/${json.items[0].id}`, { body: { favorited: true } });
  await askBoth('GET', '/api/products?favorited=true');
  const storeId = json.items[0].storeId;
  await askBoth('PATCH', `/api/stores/${storeId}`, { body: { suspended: true, favorited: true } });
  await askBoth('GET', '/api/stores?favorited=true');
  await askBoth('GET', `/api/stores/${storeId}/products`);
  await askBoth('PATCH', `/api/stores/${storeId}`, { body: { suspended: false } });
  await askBoth('DELETE', `/api/stores/${added.id}`);
  for (const { db } of [one, two]) {
    const imported = await importHosts(db, ['a.example', 'b.example'], { nowMs: NOW_MS, random: () => 0.5 });
    expect(imported.added).toBe(2);
    await excludeStore(db, 'tidewick.example');
    expect(await repairStores(db, NOW_MS + DAY_MS)).toMatchObject({ written: 0, forgotten: 0, removed: 0 });
    await db.people.deleteFrom('account').where('id', '=', 'anna').execute();
    expect(await db.people.selectFrom('watched_store').selectAll().execute()).toEqual([]);
  }
  await createOtherReader();
  await askBoth('GET', '/api/database/stores', { as: 'ben' });
  await askBoth('GET', '/api/analytics/database/stores/overview', { as: 'ben' });
});

async function createOtherReader(): Promise<void> {
  for (const { db } of [one, two]) await createAccount(db.database, 'ben', 'PREMIUM');
}
