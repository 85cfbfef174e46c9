import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { judgeRules } from '#alerts/ring/judge-rules.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import type { AlertRing } from '#contract/messages/alert.ts';
import { HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, type TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let shop: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  shop = await createReadStore(t.database, { host: 'shop.example', name: 'Shop', products: 3, watchedBy: ['anna'] });
});
afterAll(() => t?.close());
beforeEach(async () => {
  for (const table of ['alert_rule', 'alert_cursor', 'alert_match', 'channel'] as const)
    await t.database.deleteFrom(table).execute();
  t.clock.set(NOW_MS);
  await t.database.updateTable('product').set({ tags: [], price_usd: 10 }).execute();
  await save('Cheap toys', '?tags=TOYS&maxPrice=9&sortBy=price&pageSize=50');
});

const save = (name: string, search: string) =>
  call(t, 'PATCH', '/user/preferences', { body: { savedFilters: { products: [{ name, search }] } } });
const ON_FILTER = { filter: 'Cheap toys', condition: { kind: 'matches' } };
const make = (body: object = {}) =>
  call(t, 'POST', '/api/alerts/rules', { body: { name: 'Mine', ...ON_FILTER, ...body } });
const rings = async (): Promise<AlertRing[]> => (await call(t, 'GET', '/api/alerts/rings')).json.items;
const rung = async () => (await rings()).map(({ productId }) => Number(productId?.split('-')[1]));

/** Records a reading that shows products at these prices, as toys. */
async function read(prices: Record<number, number>): Promise<void> {
  t.clock.advance(HOUR_MS);
  for (const [id, price] of Object.entries(prices))
    await t.database
      .updateTable('product')
      .set({ price_usd: price, tags: ['TOYS'] })
      .where('id', '=', Number(id))
      .execute();
  await t.database
    .updateTable('store')
    .set({ last_read_at: new Date(t.clock.now()) })
    .where('id', '=', shop.id)
    .execute();
  t.clock.advance(MINUTE_MS);
  await judgeRules(testAlerts({ people: t.database, facts: t.database, clock: t.clock, mails: t.mails }));
}

test('rings for new matches, again for a repeated one, and not for what matched before', async () => {
  const [first, second] = shop.products as [number, number];
  await read({ [first]: 5 });
  const told = await call(t, 'POST', '/api/alerts/rehearsal', { body: ON_FILTER });
  expect(told.json).toMatchObject({ rang: 0, matchesNow: 1, cases: [], sample: null });
  expect((await make()).status).toBe(201);
  await read({});
  expect(await rung()).toEqual([]);
  await read({ [second]: 9 });
  await read({ [second]: 9 });
  expect(await rings()).toMatchObject([{ kind: 'matches', isLate: false, detail: { title: 'Product 2 of Shop' } }]);
  await read({ [first]: 20 });
  await read({ [first]: 4 });
  expect(await rung()).toEqual([first, second]);
});

test('a changed filter, and a store new on my list, start from what matches at that time', async () => {
  const [first, second] = shop.products as [number, number];
  await read({ [first]: 5, [second]: 12 });
  await make();
  await read({});
  await save('Cheap toys', '?tags=TOYS&maxPrice=15');
  await read({});
  expect(await rung()).toEqual([]);
  await read({ [shop.products[2]!]: 14 });
  expect(await rung()).toEqual([shop.products[2]!]);
  const fresh = await createReadStore(t.database, { host: 'fresh.example', products: 1, watchedBy: ['anna'] });
  await t.database
    .updateTable('product')
    .set({ tags: ['TOYS'], price_usd: 3 })
    .where('store_id', '=', fresh.id)
    .execute();
  await read({});
  expect((await rung()).length).toBe(1);
});

test('a deleted filter makes its rule inactive; a rule that cools down stays quiet for a product', async () => {
  const [first] = shop.products as [number];
  await make({ coolDownHours: 24 });
  await read({ [first]: 5 });
  await read({ [first]: 50 });
  await read({ [first]: 5 });
  expect(await rung()).toEqual([first]);
  await save('Other', '?maxPrice=1');
  await read({ [shop.products[1]!]: 5 });
  expect(await rung()).toEqual([first]);
  expect((await call(t, 'GET', '/api/alerts/rules')).json.items).toMatchObject([
    { inactiveReason: 'unsaved', filter: 'Cheap toys' },
  ]);
});

test('a filter that matches too much makes its rule inactive, and the rule says so, until it matches less', async () => {
  await make();
  const setAll = (price: number) =>
    t.database.updateTable('product').set({ price_usd: price }).where('title', 'like', 'Many %').execute();
  const reason = async () => (await call(t, 'GET', '/api/alerts/rules')).json.items[0].inactiveReason;
  await sql`
    insert into product (store_id, external_id, title, url, currency, price_minor, price_usd, first_seen_at, last_seen_at, tags)
    select ${shop.id}, 'many-' || n, 'Many ' || n, 'https://a.test/' || n, 'USD', 100, 90, now(), now(), array['TOYS']
    from generate_series(0, ${TOTAL_CAP}::int) n`.execute(t.database);
  await read({});
  expect(await reason()).toBeNull();
  await setAll(5);
  await read({});
  expect([await rung(), await reason()]).toEqual([[], 'too-broad']);
  await setAll(90);
  await read({});
  await read({ [shop.products[0]!]: 5 });
  expect([await rung(), await reason()]).toEqual([[shop.products[0]], null]);
  await t.database.deleteFrom('product').where('title', 'like', 'Many %').execute();
});

test.each([
  ['muted', (id: string, is: boolean) => call(t, 'PATCH', `/api/alerts/rules/${id}`, { body: { muted: is } })],
  [
    'its store suspended',
    (_id: string, is: boolean) => call(t, 'PATCH', `/api/stores/${shop.id}`, { body: { suspended: is } }),
  ],
])(
  'a paused rule (%s) stores no matches, so that what matched meanwhile does not ring afterwards',
  async (_name, set) => {
    const [first, second] = shop.products as [number, number];
    const { id } = (await make()).json;
    await set(id, true);
    await read({ [first]: 5 });
    await set(id, false);
    await read({});
    await read({ [second]: 5 });
    expect(await rung()).toEqual([second]);
  },
);

test.each([
  ['asks for what there is none of', [{ name: 'Cheap toys', search: '?minPrice=9&maxPrice=1' }]],
  ['is none', { name: 'Cheap toys' }],
])('a filter that %s makes its rule inactive', async (_name, products) => {
  await make();
  const preferences = JSON.stringify({ savedFilters: { products } });
  await t.database.updateTable('account_preference').set({ preferences }).execute();
  await read({ [shop.products[0]!]: 5 });
  const { status, json } = await call(t, 'GET', '/api/alerts/rules');
  expect([status, json.items?.[0].inactiveReason, await rung()]).toEqual([200, 'unsaved', []]);
});

test.each([
  ['a filter that there is none of', { filter: 'None' }, 'filter'],
  ['matches without a filter', { filter: null }, 'filter'],
  ['what no filter has', { condition: { kind: 'silent' } }, 'condition.kind'],
  ['a category beside a filter', { tag: 'TOYS' }, 'filter'],
])('%s is refused, naming the field', async (_name, body, path) => {
  const answer = await make(body);
  expect([answer.status, answer.json.fields?.[0]?.path]).toEqual([400, path]);
});
