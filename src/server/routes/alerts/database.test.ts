import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isoDay } from '#contract/date-range.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import { alertCalls, clearAlerts, openAlertWorld, price } from '../../testing/alert-world.ts';
import { call, createAccount, NOW_MS, type TestApp } from '../../testing/test-app.ts';
import { createReadStore, figuresOf, type TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let mine: TestStore;
let theirs: TestStore;
beforeAll(async () => {
  ({ t, shop: mine } = await openAlertWorld());
  theirs = await createReadStore(t.database, { host: 'theirs.example', name: 'Theirs', products: 3 });
  await createAccount(t.database, 'stan', 'STANDARD');
  await sql`select ensure_partitions('sale_hour', '1 month'::interval, ${new Date(NOW_MS)},
    ${new Date(NOW_MS + DAY_MS)})`.execute(t.database);
});
afterAll(() => t?.close());
beforeEach(async () => {
  await clearAlerts(t);
  await t.database.updateTable('product').set({ price_usd: 10, price_minor: 1000 }).execute();
  for (const as of ['anna', 'stan', 'ben']) await save({ Cheap: '?maxPrice=9', Sells: '?minOrders=2' }, as);
});

const { judgeNow, read, rings, rules } = alertCalls(() => t);
const OF_DATABASE = { name: 'Mine', filter: 'Cheap', filterList: 'database/products' };
const MATCHES = { condition: { kind: 'matches' } };

function save(filters: Record<string, string>, as = 'anna') {
  const saved = Object.entries(filters).map(([name, search]) => ({ name, search }));
  return call(t, 'PATCH', '/user/preferences', { as, body: { savedFilters: { 'database/products': saved } } });
}

/** Makes a rule, and judges everything seen before. */
async function make(body: object, as = 'anna') {
  const answer = await call(t, 'POST', '/api/alerts/rules', { as, body: { ...OF_DATABASE, ...body } });
  t.clock.advance(MINUTE_MS);
  await judgeNow();
  return answer;
}

async function sellsFor(store: TestStore, productId: number, amount: number, seen: object[] = []): Promise<void> {
  t.clock.advance(HOUR_MS);
  const { price_minor } = await t.database
    .selectFrom('product')
    .select('price_minor')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const before = price(price_minor / 100);
  await t.database
    .updateTable('product')
    .set({ price_usd: amount, price_minor: amount * 100 })
    .where('id', '=', productId)
    .execute();
  await read(store, [
    { productId, kind: 'price', before, after: price(amount) },
    ...seen.map((event) => ({ productId, kind: 'sold_out' as const, ...event })),
  ]);
  await judgeNow();
}

describe('a rule on a filter of the database', () => {
  test('rings for events of a matching product, in a store that nobody watches', async () => {
    const [first, second] = theirs.products as [number, number];
    expect((await make({ condition: { kind: 'sold_out' } })).status).toBe(201);
    await sellsFor(theirs, first, 12, [{ kind: 'sold_out' }]);
    expect(await rings()).toEqual([]);
    await sellsFor(theirs, second, 5, [{ kind: 'sold_out' }]);
    await judgeNow();
    expect(await rings()).toMatchObject([
      { kind: 'sold_out', storeId: String(theirs.id), productId: `${theirs.id}-${second}`, isLate: false },
    ]);
  });

  test('rings when a product comes to match, by price or by sales, and again when it matches anew', async () => {
    const [first, second] = theirs.products as [number, number];
    await make({ ...MATCHES, name: 'cheap' });
    await make({ ...MATCHES, name: 'sells', filter: 'Sells' });
    await sellsFor(theirs, first, 5);
    await sellsFor(theirs, first, 4);
    expect((await rings()).map(({ ruleName }) => ruleName)).toEqual(['cheap']);
    await sellsFor(theirs, first, 12);
    await sellsFor(theirs, first, 8);
    t.clock.advance(HOUR_MS);
    const hour = new Date(Math.floor(t.clock.now() / HOUR_MS) * HOUR_MS - HOUR_MS);
    const sold = { store_id: theirs.id, product_id: second, ...figuresOf({ orders: 3 }) };
    await t.database
      .insertInto('sale_hour')
      .values({ ...sold, hour })
      .execute();
    await t.database
      .insertInto('sale_day')
      .values({ ...sold, day: isoDay(hour.getTime()) })
      .execute();
    await t.database.transaction().execute((trx) => refreshTouchedWindows(trx, theirs.id, [second], t.clock.now()));
    await read(theirs, []);
    await judgeNow();
    const rung = (await rings()).map(({ ruleName, productId }) => `${ruleName} ${productId?.split('-')[1]}`);
    expect(rung).toEqual([`sells ${second}`, `cheap ${first}`, `cheap ${first}`]);
  });

  test('does not ring for a store that I suspended, while muted, or for what was seen before', async () => {
    const [first, second] = theirs.products as [number, number];
    await sellsFor(theirs, first, 5);
    const { id } = (await make(MATCHES)).json;
    const suspend = (suspended: boolean) =>
      call(t, 'PATCH', `/api/stores/${mine.id}`, { as: 'anna', body: { suspended } });
    await suspend(true);
    await sellsFor(mine, mine.products[0]!, 5);
    await suspend(false);
    const mute = (muted: boolean) => call(t, 'PATCH', `/api/alerts/rules/${id}`, { body: { muted } });
    await mute(true);
    await sellsFor(theirs, second, 5);
    await mute(false);
    await sellsFor(theirs, second, 4);
    expect([id !== undefined, await rings()]).toEqual([true, []]);
    await sellsFor(mine, mine.products[1]!, 5);
    expect(await rings()).toMatchObject([{ storeId: String(mine.id) }]);
  });

  test('is inactive once the plan no longer includes it, and says so', async () => {
    await make(MATCHES);
    const plan = (name: 'PREMIUM' | 'BASIC') =>
      t.database.updateTable('entitlement').set({ plan: name }).where('account_id', '=', 'anna').execute();
    await plan('BASIC');
    await sellsFor(theirs, theirs.products[0]!, 5);
    expect([await rings(), (await rules())[0].inactiveReason]).toEqual([[], 'plan']);
    await plan('PREMIUM');
    expect((await rules())[0]).toMatchObject({
      inactiveReason: null,
      filter: 'Cheap',
      filterList: 'database/products',
    });
  });

  test('is rehearsed on its stores, and says how many match now', async () => {
    const [first] = theirs.products as [number];
    await sellsFor(theirs, first, 5);
    t.clock.advance(HOUR_MS);
    const body = { ...OF_DATABASE, name: undefined, ...MATCHES };
    const { json } = await call(t, 'POST', '/api/alerts/rehearsal', { body });
    expect(json).toMatchObject({ rang: 1, matchesNow: 1, sample: null, cases: [{ storeId: String(theirs.id) }] });
  });
});

describe('a subject that the plan does not show', () => {
  test.each([
    ['ben', MATCHES, 'areDatabaseFiltersEnabled'],
    ['stan', { condition: { kind: 'launch' } }, 'areDatabaseDetailsEnabled'],
  ])('is refused for %s', async (as, body, feature) => {
    const { status, json } = await make(body, as);
    expect([status, json.feature]).toEqual([403, feature]);
  });

  test('a plan with filters may have rules on new matches', async () => {
    expect((await make(MATCHES, 'stan')).status).toBe(201);
  });
});

test.each([
  ['a filter that there is none of', { filter: 'None', ...MATCHES }, 'filter'],
  ['no filter', { filter: null, condition: { kind: 'launch' } }, 'filter'],
  ['a filter of another list', { filterList: 'database/stores', ...MATCHES }, 'filter'],
  ['what is no event of products', { condition: { kind: 'silent' } }, 'condition.kind'],
  ['a store beside it', { storeId: '1', condition: { kind: 'launch' } }, 'filter'],
  ['what time alone brings about', { filter: 'Old', ...MATCHES }, 'filter'],
])('%s is refused, naming the field', async (_name, body, path) => {
  await save({ Cheap: '?maxPrice=9', Old: '?minAge=30' });
  const { status, json } = await make(body);
  expect([status, json.fields?.[0]?.path]).toEqual([400, path]);
});

test('a rule whose filter is saved anew as one that time alone turns says so, and no longer rings', async () => {
  await make(MATCHES);
  expect(await rules()).toMatchObject([{ inactiveReason: null }]);
  await save({ Cheap: '?maxPrice=9&maxOrders=1000' });
  await sellsFor(theirs, theirs.products[0]!, 5);
  expect([await rings(), (await rules())[0].inactiveReason]).toEqual([[], 'by-itself']);
});

describe('a filter that too many products match', () => {
  beforeAll(async () => {
    await sql`
      insert into product (store_id, external_id, title, url, currency, price_minor, price_usd, first_seen_at, last_seen_at)
      select ${theirs.id}, 'many ' || n, 'Many', 'https://theirs.example/' || n, 'USD', 500, 5, '2020-01-01', now()
      from generate_series(1, 10001) n`.execute(t.database);
  });
  beforeEach(() => sql`update product set price_usd = 5 where external_id like 'many %'`.execute(t.database));
  afterAll(() => t.database.deleteFrom('product').where('external_id', 'like', 'many %').execute());

  test('is refused', async () => {
    const { status, json } = await make(MATCHES);
    expect([status, json.fields?.[0]?.path]).toEqual([400, 'filter']);
  });

  test('silences a rule that uses it from when it is saved, until it is saved anew with fewer', async () => {
    const [first] = theirs.products as [number];
    await save({ Cheap: '?maxPrice=3' });
    await make(MATCHES);
    const reason = async () => (await rules())[0].inactiveReason;
    await save({ Cheap: '?maxPrice=9' });
    await sellsFor(theirs, first, 8);
    expect([await rings(), await reason()]).toEqual([[], 'too-broad']);
    await save({ Cheap: '?maxPrice=3' });
    await sellsFor(theirs, first, 2);
    expect([(await rings()).length, await reason()]).toEqual([1, null]);
  });
});
