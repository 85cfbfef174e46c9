import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { judgeRules } from '#alerts/ring/judge-rules.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { isoDay } from '#contract/date-range.ts';
import type { AlertCase, AlertRehearsal } from '#contract/messages/alert.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import { alertCalls, clearAlerts, type GivenEvent, openAlertWorld, price } from '../../testing/alert-world.ts';
import { call, NOW_MS, type TestApp } from '../../testing/test-app.ts';
import { figuresOf, type TestStore } from '../../testing/test-sales.ts';

const SINCE_MS = NOW_MS - 90 * DAY_MS;
const EACH_MS = 29 * HOUR_MS;

let t: TestApp;
let shop: TestStore;
let other: TestStore;
beforeAll(async () => {
  ({ t, shop, other } = await openAlertWorld());
  for (const [table, step] of [
    ['poll', '1 day'],
    ['sale_hour', '1 month'],
  ] as const)
    await sql`select ensure_partitions(${table}, ${step}::interval, ${new Date(SINCE_MS)},
      ${new Date(NOW_MS + DAY_MS)})`.execute(t.database);
});
afterAll(() => t?.close());
beforeEach(() => clearAlerts(t));

const { make, read } = alertCalls(() => t);

const FILTERS = {
  cheap: '?maxPrice=9',
  'cheap toys in stock': '?tags=TOYS&maxPrice=12&stock=in',
  'what sells': '?minOrders=2',
  'sold today': '?minRevenue=10&dateRange=TODAY',
  young: '?maxAge=40&minAge=20',
};
const RULES = [
  ...Object.keys(FILTERS).map((filter) => ({ filter, condition: { kind: 'matches' } })),
  { filter: 'cheap', condition: { kind: 'matches' }, coolDownHours: 24 * 7 },
  { filter: 'cheap', condition: { kind: 'sold_out' } },
  { filter: 'cheap toys in stock', condition: { kind: 'sold_out' }, coolDownHours: 48 },
  { filter: 'what sells', condition: { kind: 'price', direction: 'down', leastPercent: 10 } },
  ...['cheap', 'cheap toys in stock', 'what sells', 'sold today'].map((filter) => ({
    ...{ filter, filterList: 'database/products', condition: { kind: 'matches' } },
  })),
  { filter: 'cheap', filterList: 'database/products', condition: { kind: 'matches' }, coolDownHours: 24 * 7 },
  { filter: 'cheap', filterList: 'database/products', condition: { kind: 'sold_out' } },
  {
    filter: 'cheap toys in stock',
    filterList: 'database/products',
    condition: { kind: 'sold_out' },
    coolDownHours: 48,
  },
  {
    ...{ filter: 'what sells', filterList: 'database/products' },
    condition: { kind: 'price', direction: 'down', leastPercent: 10 },
  },
];

/** Records what a reading shows of a product, as the tracker does. */
async function show(store: TestStore, productId: number, random: () => number): Promise<GivenEvent[]> {
  const now = t.clock.now();
  const { price_minor, is_available, gone_at, first_seen_at } = await t.database
    .selectFrom('product')
    .select(['price_minor', 'is_available', 'gone_at', 'first_seen_at'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  if (first_seen_at.getTime() > now) return [];
  const update = (set: object) => t.database.updateTable('product').set(set).where('id', '=', productId).execute();
  const dice = random();
  if (gone_at !== null) {
    await update({ gone_at: null, is_available: true });
    return [{ productId, kind: 'back' }];
  }
  if (dice < 0.1) {
    await update({ gone_at: new Date(now), is_available: false });
    return [{ productId, kind: 'gone' }];
  }
  if (dice < 0.4) {
    await update({ is_available: !is_available });
    return [{ productId, kind: is_available ? 'sold_out' : 'restocked' }];
  }
  if (dice < 0.55) {
    const amount = 6 + Math.floor(random() * 8);
    if (amount * 100 === price_minor) return [];
    await update({ price_minor: amount * 100, price_usd: amount });
    return [{ productId, kind: 'price', before: price(price_minor / 100), after: price(amount) }];
  }
  await sell(store, productId);
  return [];
}

/** Records an order in the last full hour. */
async function sell(store: TestStore, productId: number): Promise<void> {
  const hour = new Date(Math.floor(t.clock.now() / HOUR_MS) * HOUR_MS - HOUR_MS);
  const key = { store_id: store.id, product_id: productId };
  const figures = figuresOf({ orders: 1 });
  await t.database
    .insertInto('sale_hour')
    .values({ ...key, hour, ...figures })
    .execute();
  const day = isoDay(hour.getTime());
  await t.database
    .insertInto('sale_day')
    .values({ ...key, day, ...figures })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'product_id', 'day']).doUpdateSet({
        orders: sql`sale_day.orders + 1`,
        revenue: sql`sale_day.revenue + 10`,
        revenue_usd: sql`sale_day.revenue_usd + 10`,
      }),
    )
    .execute();
}

async function readAnew(store: TestStore, at: number, random: () => number): Promise<void> {
  const events: GivenEvent[] = [];
  for (const id of store.products) if (random() < 0.6) events.push(...(await show(store, id, random)));
  await read(store, events);
  await sql`insert into poll (store_id, at, mode, outcome, requests, bytes, duration_ms, products, changed, signals)
    values (${store.id}, ${new Date(at)}, 'catalogue', 'complete', 1, 1, 1, 1, 1, '{}')`.execute(t.database);
  await sql`insert into store_day (store_id, day, orders, orders_var, orders_sd, units, units_var, units_sd, revenue,
      observations, basis, observed_seconds)
    values (${store.id}, ${isoDay(at)}, 0, 0, 0, 0, 0, 0, 0, 0, 'modified', 86400)
    on conflict do nothing`.execute(t.database);
  await t.database.transaction().execute((trx) => refreshTouchedWindows(trx, store.id, store.products, at));
}

test('the rehearsal of a rule on a filter agrees with what rings when the same days are lived', async () => {
  const seeded = seededRandom(25);
  const random = () => seeded.next();
  const products = Object.entries(FILTERS).map(([name, search]) => ({ name, search }));
  await call(t, 'PATCH', '/user/preferences', { body: { savedFilters: { products, 'database/products': products } } });
  t.clock.set(SINCE_MS);
  // one product that reaches an age within the span, and one that is first seen in it
  const [first, second] = other.products as [number, number];
  const seenFirst = async (id: number, atMs: number) =>
    t.database
      .updateTable('product')
      .set({ first_seen_at: new Date(atMs) })
      .where('id', '=', id)
      .execute();
  await seenFirst(first, SINCE_MS + 3 * DAY_MS + 5 * HOUR_MS);
  await seenFirst(second, SINCE_MS - 10 * DAY_MS);
  const ids: string[] = [];
  for (const [index, body] of RULES.entries()) ids.push((await make({ name: `Rule ${index}`, ...body })).json.id);
  const deps = testAlerts({ people: t.database, facts: t.database, clock: t.clock, mails: t.mails });
  for (let at = SINCE_MS + EACH_MS; at < NOW_MS; at += EACH_MS) {
    t.clock.set(at);
    for (const store of [shop, other]) await readAnew(store, at, random);
    await judgeRules(deps);
  }
  t.clock.set(NOW_MS);
  const { rows: lived } = await sql<{ rule_id: string; of: string }>`
    select rule_id, concat_ws(' ', store_id, product_id, kind, (extract(epoch from seen_at) * 1000)::bigint) as of
    from alert_ring order by seen_at, store_id, product_id`.execute(t.database);
  for (const [index, body] of RULES.entries()) {
    const told: AlertRehearsal = (await call(t, 'POST', '/api/alerts/rehearsal', { body })).json;
    const own = lived.flatMap(({ rule_id, of }) => (rule_id === ids[index] ? of : []));
    const keyOf = (one: AlertCase) =>
      `${one.storeId} ${one.productId?.split('-')[1]} ${one.kind} ${Date.parse(one.seenAt)}`;
    expect([index, told.rang, told.sample]).toEqual([index, own.length, null]);
    expect(told.rang).toBeGreaterThan(0);
    expect(told.cases.map(keyOf).filter((key) => !own.includes(key))).toEqual([]);
  }
}, 180_000);

test('if there are too many products to read hour by hour, a sample is rehearsed, and the answer says so', async () => {
  const products = Object.entries(FILTERS).map(([name, search]) => ({ name, search }));
  await call(t, 'PATCH', '/user/preferences', { body: { savedFilters: { products } } });
  await sql`
    insert into product (store_id, external_id, title, url, currency, price_minor, price_usd, first_seen_at, last_seen_at)
    select ${other.id}, 'many ' || n, 'Many', 'https://other.example/' || n, 'USD', 1000, 10, '2020-01-01', now()
    from generate_series(1, 1200) n`.execute(t.database);
  const rehearse = async (filter: string) =>
    (await call(t, 'POST', '/api/alerts/rehearsal', { body: { filter, condition: { kind: 'matches' } } })).json;
  expect((await rehearse('what sells')).sample).toEqual({ products: 1_000, of: 1_205, stores: null });
  expect((await rehearse('cheap')).sample).toBe(null);
});
