import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { filterOfToday } from '#alerts/change/filter-of-today.ts';
import { queryOfFilter } from '#alerts/filter/saved-filter.ts';
import { summarizeStore } from '#catalog/category/summarize-store.ts';
import { keepOffer } from '#catalog/keep-offer.ts';
import { PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import { isoDay } from '#contract/date-range.ts';
import type { AlertCase } from '#contract/messages/alert.ts';
import { findStoresOverTime } from '#questions/lists/products/past/find-past-stores.ts';
import { matchesToday } from '#questions/lists/products/past/matches-today.ts';
import { findSalesAsked, pastOf } from '#questions/lists/products/past/past-of-filter.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import { alertCalls, clearAlerts, openAlertWorld } from '../../testing/alert-world.ts';
import { call, createAccount, NOW_MS, type TestApp } from '../../testing/test-app.ts';
import { createReadStore, figuresOf, type TestStore } from '../../testing/test-sales.ts';

const SINCE_MS = NOW_MS - 90 * DAY_MS;
const EACH_MS = 29 * HOUR_MS;
const MATCHES = { name: 'Mine', condition: { kind: 'matches' } };
const LISTS = ['stores', 'database/stores'] as const;
type List = (typeof LISTS)[number];

let t: TestApp;
let shop: TestStore;
let other: TestStore;
let theirs: TestStore;
beforeAll(async () => {
  ({ t, shop, other } = await openAlertWorld());
  theirs = await createReadStore(t.database, { host: 'theirs.example', name: 'Theirs', products: 5 });
  await createAccount(t.database, 'stan', 'STANDARD');
  for (const [table, step] of [
    ['poll', '1 day'],
    ['store_hour', '1 month'],
  ] as const)
    await sql`select ensure_partitions(${table}, ${step}::interval, ${new Date(SINCE_MS - DAY_MS)},
      ${new Date(NOW_MS + 2 * DAY_MS)})`.execute(t.database);
});
afterAll(() => t?.close());

const { judgeNow, read, rings, rules, channel, messages } = alertCalls(() => t);

/** Read for a year, with nothing sold out, reduced or sold. */
beforeEach(async () => {
  await clearAlerts(t);
  for (const table of ['store_offer', 'store_hour', 'store_day', 'store_window', 'restatement', 'poll'] as const)
    await t.database.deleteFrom(table).execute();
  const longAgo = new Date(NOW_MS - 365 * DAY_MS);
  await t.database.updateTable('store').set({ first_read_at: longAgo, created_at: longAgo }).execute();
  const plain = { price_usd: 10, price_minor: 1000, compare_at_minor: null, is_available: true };
  await t.database.updateTable('product').set(plain).execute();
  for (const store of [shop, other, theirs]) await readCatalogue(store, longAgo.getTime());
  t.clock.set(NOW_MS);
});

function save(filters: Record<string, string>, { as = 'anna', lists = ['database/stores'] as List[] } = {}) {
  const saved = Object.entries(filters).map(([name, search]) => ({ name, search }));
  const savedFilters = Object.fromEntries(lists.map((list) => [list, saved]));
  return call(t, 'PATCH', '/user/preferences', { as, body: { savedFilters } });
}

async function make(filter: string, filterList: List, body: object = {}, as = 'anna') {
  const answer = await call(t, 'POST', '/api/alerts/rules', { as, body: { ...MATCHES, filter, filterList, ...body } });
  await judgeNow();
  return answer;
}

async function rehearse(filter: string, rule: object = { filterList: 'database/stores' }) {
  return (await call(t, 'POST', '/api/alerts/rehearsal', { body: { ...MATCHES, filter, ...rule } })).json;
}

function change(store: TestStore, set: object, count = store.products.length) {
  return t.database
    .updateTable('product')
    .set({ gone_at: null, ...set })
    .where('id', 'in', store.products.slice(0, count))
    .execute();
}

/** Stores the catalogue's summary as the tracker does. */
async function readCatalogue(store: TestStore, atMs: number): Promise<void> {
  await t.database.transaction().execute(async (trx) => {
    await summarizeStore(trx, store.id);
    await keepOffer(trx, store.id, atMs);
  });
  t.clock.set(atMs);
  await read(store, []);
}

/** Changes a store, reads it an hour later, and judges. */
async function shows(store: TestStore, set: object, count?: number): Promise<void> {
  await change(store, set, count);
  await readCatalogue(store, t.clock.now() + HOUR_MS);
  await judgeNow();
}

/** Records orders in the hour that the next reading covers. */
async function sells(store: TestStore, orders: number, atMs = t.clock.now()): Promise<void> {
  const hourMs = Math.floor(atMs / HOUR_MS) * HOUR_MS;
  const figures = { store_id: store.id, ...figuresOf({ orders, basis: orders > 2 ? 'stock' : 'modified' }) };
  const observed = { ...figures, observed_seconds: 3_600 };
  await t.database
    .insertInto('store_hour')
    .values({ ...observed, hour: new Date(hourMs) })
    .execute();
  const more = {
    orders: sql<number>`store_day.orders + ${orders}`,
    revenue_usd: sql<number>`store_day.revenue_usd + ${orders * 10}`,
  };
  await t.database
    .insertInto('store_day')
    .values({ ...observed, day: isoDay(hourMs) })
    .onConflict((conflict) => conflict.columns(['store_id', 'day']).doUpdateSet(more))
    .execute();
  await t.database.transaction().execute((trx) => refreshTouchedWindows(trx, store.id, [], t.clock.now()));
}

const rung = async (as = 'anna') =>
  (await rings(as)).map(({ ruleName, storeId }) => `${ruleName} ${storeId}`).toSorted();

describe('a rule on a filter of stores', () => {
  test('rings each time a store comes to match it, by its prices, discounts, stock and sales', async () => {
    const filters = {
      ...{ cheap: '?maxPrice=8', sale: '?minDiscount=50', 'sold out': '?stock=out', sells: '?minOrders=3' },
      ...{ grows: '?minGrowth=50&minOrders=1&dateRange=YESTERDAY' },
    };
    await save(filters);
    for (const name of Object.keys(filters)) await make(name, 'database/stores', { name });
    await shows(theirs, { price_usd: 5, price_minor: 500 });
    await shows(theirs, { price_usd: 4, price_minor: 400 });
    expect(await rung()).toEqual([`cheap ${theirs.id}`]);
    await shows(theirs, { compare_at_minor: 800 }, 3);
    await shows(theirs, { is_available: false }, 1);
    await sells(theirs, 2);
    await shows(theirs, {});
    expect(await rung()).toEqual([`cheap ${theirs.id}`, `sale ${theirs.id}`, `sold out ${theirs.id}`]);
    await sells(theirs, 2);
    await shows(theirs, {});
    await shows(theirs, { price_usd: 10 });
    await shows(theirs, { price_usd: 5 });
    expect(await rung()).toEqual([
      ...[`cheap ${theirs.id}`, `cheap ${theirs.id}`, `sale ${theirs.id}`, `sells ${theirs.id}`],
      `sold out ${theirs.id}`,
    ]);
    expect(await rings()).toMatchObject(
      Array(5).fill({ productId: null, detail: { title: null, storeName: 'Theirs' } }),
    );
  });

  test('rings for a new store of the database that matches; a new one among my own only sets the starting point', async () => {
    await save({ all: '?countries=FR' }, { lists: [...LISTS] });
    await make('all', 'database/stores', { name: 'database' });
    await make('all', 'stores', { name: 'mine' });
    const fresh = await createReadStore(t.database, { host: 'fresh.example', products: 2, watchedBy: ['anna'] });
    const firstRead = { country: 'FR', first_read_at: new Date(NOW_MS + HOUR_MS) };
    await t.database.updateTable('store').set(firstRead).where('id', '=', fresh.id).execute();
    const watched = { created_at: new Date(NOW_MS) };
    await t.database.updateTable('watched_store').set(watched).where('store_id', '=', fresh.id).execute();
    await shows(fresh, {});
    await shows(fresh, {});
    expect(await rung()).toEqual([`database ${fresh.id}`]);
    await t.database.deleteFrom('watched_store').where('store_id', '=', fresh.id).execute();
    await t.database.deleteFrom('product').where('store_id', '=', fresh.id).execute();
    await t.database.deleteFrom('store').where('id', '=', fresh.id).execute();
  });

  test('on my stores covers those that I watch; on the database, all except those that I suspended', async () => {
    await save({ cheap: '?maxPrice=8' }, { lists: [...LISTS] });
    await make('cheap', 'database/stores', { name: 'database' });
    await make('cheap', 'stores', { name: 'mine' });
    await shows(theirs, { price_usd: 5 });
    await shows(shop, { price_usd: 5 });
    expect(await rung()).toEqual([`database ${shop.id}`, `database ${theirs.id}`, `mine ${shop.id}`]);
    await shows(shop, { price_usd: 10 });
    await call(t, 'PATCH', `/api/stores/${shop.id}`, { as: 'anna', body: { suspended: true } });
    await shows(shop, { price_usd: 5 });
    expect(await rung()).toHaveLength(3);
    await call(t, 'PATCH', `/api/stores/${shop.id}`, { as: 'anna', body: { suspended: false } });
  });

  test('on my stores rings within the plan’s limit only, the oldest rules first', async () => {
    await save({ cheap: '?maxPrice=8' }, { lists: ['stores'] });
    const names = Array.from({ length: PLAN_LIMITS.FREE.alerts + 1 }, (_, index) => `rule ${index}`);
    for (const name of names) {
      await make('cheap', 'stores', { name });
      t.clock.advance(1_000);
    }
    await t.database.updateTable('entitlement').set({ plan: 'FREE' }).where('account_id', '=', 'anna').execute();
    await shows(shop, { price_usd: 5 });
    await t.database.updateTable('entitlement').set({ plan: 'PREMIUM' }).where('account_id', '=', 'anna').execute();
    expect(await rung()).toEqual(names.slice(0, -1).map((name) => `${name} ${shop.id}`));
  });

  test('with an address finds the store, whichever of its pages it names', async () => {
    await save({ theirs: `?q=${encodeURIComponent('https://theirs.example/collections/sale')}&maxPrice=8` });
    await make('theirs', 'database/stores');
    await shows(theirs, { price_usd: 5 });
    expect(await rung()).toEqual([`Mine ${theirs.id}`]);
  });

  test('on my stores counts those that I watch and did not suspend', async () => {
    await save({ all: '?maxPrice=50' }, { lists: ['stores'] });
    const count = async () => (await rehearse('all', { filterList: 'stores' })).matchesNow;
    const before = await count();
    await call(t, 'PATCH', `/api/stores/${shop.id}`, { as: 'anna', body: { suspended: true } });
    expect(await count()).toBe(before - 1);
    await call(t, 'PATCH', `/api/stores/${shop.id}`, { as: 'anna', body: { suspended: false } });
  });

  test('starts from what a changed filter matches, and is inactive without its filter or with sales over years', async () => {
    await save({ cheap: '?maxPrice=8' });
    await make('cheap', 'database/stores');
    await save({ cheap: '?maxPrice=20' });
    await shows(theirs, { price_usd: 9 });
    await save({});
    await shows(theirs, { price_usd: 50 });
    await shows(theirs, { price_usd: 5 });
    expect([await rung(), (await rules())[0].inactiveReason]).toEqual([[], 'unsaved']);
    await save({ cheap: '?minOrders=1&dateRange=LAST_5_YEARS' });
    await sells(theirs, 5);
    await shows(theirs, {});
    expect([await rung(), (await rules())[0].inactiveReason]).toEqual([[], 'too-long']);
    await save({ cheap: '?maxPrice=4' });
    await shows(theirs, { price_usd: 3 });
    expect([await rung(), (await rules())[0].inactiveReason]).toEqual([[`Mine ${theirs.id}`], null]);
  });

  test('is retracted by a revised number, with a message about the store', async () => {
    await save({ sells: '?minOrders=3' });
    await make('sells', 'database/stores', { channelIds: [await channel()] });
    await shows(theirs, {});
    await sells(theirs, 5);
    await shows(theirs, {});
    const day = isoDay(t.clock.now() - HOUR_MS);
    for (const table of ['store_hour', 'store_day'] as const)
      await t.database.updateTable(table).set({ orders: 1 }).where('store_id', '=', theirs.id).execute();
    const numbers = { new_orders: 1, new_units: 1, new_revenue_usd: 10, orders: 5, orders_var: 0, orders_sd: 0 };
    const revised = { store_id: theirs.id, product_id: 0, day, why: 'later-reading' as const, ...numbers };
    t.clock.advance(2 * DAY_MS);
    await t.database
      .insertInto('restatement')
      .values({ ...revised, at: new Date(t.clock.now()), revenue_usd: 50, basis: 'modified' })
      .execute();
    await shows(theirs, {});
    expect(await rings()).toMatchObject([{ isRetracted: true }]);
    const sent = await messages();
    // nobody here tracks it, so its page is in the database
    for (const { lines } of sent)
      expect(lines.map(({ link }) => new URL(link).pathname)).toEqual([`/database/stores/${theirs.id}`]);
    expect(sent.map(({ title }) => title)).toEqual([
      'Theirs now matches your filter “sells”',
      'Revised: Theirs. By the revised numbers, it did not match the filter “sells”, and the earlier alert no longer holds.',
    ]);
  });

  test('no longer rings once its store is excluded', async () => {
    await save({ cheap: '?maxPrice=8' });
    await make('cheap', 'database/stores');
    await change(theirs, { price_usd: 5 });
    await readCatalogue(theirs, t.clock.now() + HOUR_MS);
    const gone = { problem: 'store-excluded', first_read_at: null };
    await t.database.updateTable('store').set(gone).where('id', '=', theirs.id).execute();
    await judgeNow();
    expect(await rung()).toEqual([]);
    await t.database.updateTable('store').set({ problem: null }).where('id', '=', theirs.id).execute();
  });
});

test.each([
  ['a filter that there is none of', { filter: 'None' }, 'filter'],
  ['one of the other list', { filterList: 'stores' }, 'filter'],
  ['no filter', { filter: null, condition: { kind: 'launch' } }, 'filter'],
  ['what happens to products', { condition: { kind: 'price', direction: 'up', leastPercent: 1 } }, 'condition.kind'],
  ['what happens to stores', { condition: { kind: 'silent' } }, 'condition.kind'],
  ['a store beside it', { storeId: '1' }, 'filter'],
  ['a filter that cannot be read', { filter: 'wrong' }, 'filter'],
])('%s is refused, naming the field', async (_name, body, path) => {
  await save({ cheap: '?maxPrice=8', wrong: '?minPrice=9&maxPrice=1' });
  const { status, json } = await make('cheap', 'database/stores', body);
  expect([status, json.fields?.[0]?.path]).toEqual([400, path]);
});

test('sales over years are refused with a code of their own', async () => {
  await save({ years: '?minOrders=1&dateRange=LAST_5_YEARS' });
  const { status, json } = await make('years', 'database/stores');
  expect([status, json.code, json.fields?.[0]?.path]).toEqual([400, 'filter-too-long', 'filter']);
});

test('only a plan with database filters may have one on the database; every plan may on my own stores', async () => {
  for (const as of ['stan', 'ben']) await save({ cheap: '?maxPrice=8' }, { as, lists: [...LISTS] });
  const asked = [(await make('cheap', 'database/stores', {}, 'stan')).status];
  const refused = await make('cheap', 'database/stores', {}, 'ben');
  expect([...asked, refused.status, refused.json.feature]).toEqual([201, 403, 'areDatabaseFiltersEnabled']);
  expect((await make('cheap', 'stores', {}, 'ben')).status).toBe(201);
});

test('the rehearsal says nothing before the needed data was stored, and from when on it can', async () => {
  await save({ cheap: '?maxPrice=8', sells: '?minOrders=3' });
  const keptMs = NOW_MS - 10 * DAY_MS;
  await t.database
    .updateTable('store_offer')
    .set({ seen_at: new Date(keptMs), median_price_usd: 5 })
    .execute();
  t.clock.set(keptMs);
  await shows(theirs, { price_usd: 10 });
  await shows(theirs, { price_usd: 5 });
  t.clock.set(NOW_MS);
  expect(await rehearse('cheap')).toMatchObject({ rang: 1, knownSince: new Date(keptMs).toISOString(), matchesNow: 1 });
  expect((await rehearse('sells')).knownSince).toBe(null);
});

const FILTERS = {
  cheap: '?maxPrice=8',
  'on sale and dear': '?minDiscount=40&minPrice=9',
  'sold out': '?stock=out',
  'in stock and sells': '?stock=in&minOrders=4',
  'sold today': '?minRevenue=20&dateRange=TODAY',
  'sells little': '?maxOrders=2&dateRange=YESTERDAY',
  grows: '?minGrowth=20',
  'surely grows': '?sureGrowth=true&dateRange=LAST_30_DAYS',
  young: '?maxAge=40&minAge=20',
  'by stock': '?signals=stock&dateRange=YESTERDAY',
  theirs: '?q=theirs&maxPrice=9',
};

async function showAnew(store: TestStore, atMs: number, random: () => number): Promise<void> {
  t.clock.set(atMs);
  for (const id of store.products) {
    const dice = random();
    const one = { ...store, products: [id] };
    if (dice < 0.15) await change(one, { is_available: random() < 0.7 });
    else if (dice < 0.3) await change(one, { price_usd: 5 + Math.floor(random() * 8) });
    else if (dice < 0.45) await change(one, { compare_at_minor: random() < 0.5 ? 2000 : null });
  }
  await sells(store, random() < 0.5 ? 0 : Math.floor(random() * 4), atMs - HOUR_MS);
  await readCatalogue(store, atMs);
  await sql`insert into poll (store_id, at, mode, outcome, requests, bytes, duration_ms, products, changed, signals)
    values (${store.id}, ${new Date(atMs)}, 'catalogue', 'complete', 1, 1, 1, 1, 1, '{}')`.execute(t.database);
}

test('the rehearsal agrees with what rings as the same days are lived, and its past ends with what is listed', async () => {
  const seeded = seededRandom(26);
  const random = () => seeded.next();
  await save(FILTERS, { lists: [...LISTS] });
  const fresh = await createReadStore(t.database, { host: 'new.example', products: 4 });
  const firstMs = SINCE_MS + 20 * EACH_MS;
  const first = { first_read_at: new Date(firstMs), created_at: new Date(firstMs - HOUR_MS), last_read_at: null };
  await t.database.updateTable('store').set(first).where('id', '=', fresh.id).execute();
  const bodies = LISTS.flatMap((filterList) => [
    ...Object.keys(FILTERS).map((filter) => ({ filter, filterList, coolDownHours: 0 })),
    { filter: 'cheap', filterList, coolDownHours: 24 * 7 },
  ]);
  t.clock.set(SINCE_MS);
  const ids: string[] = [];
  for (const { filter, filterList, ...body } of bodies) ids.push((await make(filter, filterList, body)).json.id);
  for (let at = SINCE_MS + EACH_MS; at < NOW_MS; at += EACH_MS) {
    for (const store of at < firstMs ? [shop, theirs] : [shop, theirs, fresh]) await showAnew(store, at, random);
    await judgeNow();
  }
  t.clock.set(NOW_MS);
  const { rows: lived } = await sql<{ rule_id: string; of: string }>`
    select rule_id, concat_ws(' ', store_id, (extract(epoch from seen_at) * 1000)::bigint) as of
    from alert_ring order by seen_at, store_id`.execute(t.database);
  const rang = new Map<string, number>();
  for (const [index, body] of bodies.entries()) {
    const told = await rehearse(body.filter, body);
    const own = lived.flatMap(({ rule_id, of }) => (rule_id === ids[index] ? of : []));
    const keys = told.cases.map((one: AlertCase) => `${one.storeId} ${Date.parse(one.seenAt)}`);
    expect([body, told.rang, told.sample, told.knownSince]).toEqual([body, own.length, null, null]);
    expect(keys.filter((key: string) => !own.includes(key))).toEqual([]);
    rang.set(body.filter, (rang.get(body.filter) ?? 0) + told.rang);
  }
  expect([...rang].filter(([, count]) => count === 0)).toEqual([]);
  for (const [name, search] of Object.entries(FILTERS)) {
    for (const { id } of [shop, theirs, fresh])
      await t.database.transaction().execute((trx) => refreshTouchedWindows(trx, id, [], NOW_MS));
    const { items } = (await call(t, 'GET', `/api/database/stores${search}`)).json;
    const listed = items.map(({ id }: { id: string }) => Number(id)).toSorted();
    expect([name, await matchingNow(search)]).toEqual([name, listed.filter((id: number) => id !== 0)]);
  }
}, 180_000);

/** The stores that match by the stored past, which judges rules. */
async function matchingNow(search: string): Promise<number[]> {
  const databases = { people: t.database, facts: t.database };
  const query = queryOfFilter(search, 'database/stores')!;
  const filter = await filterOfToday(databases, 'anna', { query, list: 'database/stores' }, NOW_MS);
  const { rows } = await sql<{ id: number }>`select id from store order by id`.execute(t.database);
  const span = { sinceMs: NOW_MS - DAY_MS, nowMs: NOW_MS };
  const stores = await findStoresOverTime(
    t.database,
    rows.map(({ id }) => id),
    span.sinceMs,
  );
  const past = pastOf(query, await findSalesAsked(t.database, stores, [query], span), span);
  return stores.flatMap((store) => (matchesToday(store, filter!) && past.isMatch(store, NOW_MS) ? store.storeId : []));
}
