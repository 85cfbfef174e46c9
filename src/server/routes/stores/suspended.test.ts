import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setPlan } from '#billing/plan/set-plan.ts';
import { recordEvents } from '#catalog/record-events.ts';
import type { StoreItem } from '#contract/store.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore } from '../../testing/test-sales.ts';

/** All reading calls on a store and on a product of it. */
const ROUTES = [
  ['GET', '/api/stores/:store'],
  ['GET', '/api/stores/:store/products'],
  ['GET', '/api/stores/:store/signals'],
  ['GET', '/api/stores/:store/readings'],
  ['GET', '/api/stores/:store/evidence'],
  ['GET', '/api/stores/:store/evidence?day=2026-11-20'],
  ['GET', '/api/stores/:store/events'],
  ['GET', '/api/analytics/trend?scope=mine&storeId=:store'],
  ['GET', '/api/analytics/trend?scope=mine&productId=:product'],
  ['GET', '/api/products/:product'],
  ['GET', '/api/products/:product/evidence'],
  ['GET', '/api/products/:product/events'],
  ['GET', '/api/products/:product/prices'],
  ['PATCH', '/api/stores/:store'],
  ['PATCH', '/api/products/:product'],
  ['PATCH', '/api/database/stores/:store'],
  ['PATCH', '/api/database/products/:product'],
] as const;

/** After the suspension, for a store that others still watch. */
const LATER_MS = NOW_MS + 3 * 24 * HOUR_MS;
const AFTER = new Date(NOW_MS + HOUR_MS);
const LATE_DAY = '2026-11-22';

let t: TestApp;
let shop: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'other');
  await createAccount(t.database, 'fallen');
  await createAccount(t.database, 'pausing', 'BASIC');
  await createAccount(t.database, 'rich', 'PREMIUM');
  shop = await createReadStore(t.database, {
    host: 'shop.example',
    products: 2,
    watchedBy: ['other', 'fallen', 'pausing', 'rich'],
  });
  await recordDay(t.database, shop, '2026-11-20', { orders: 4 }, shop.products[0]);
  // reduced by exactly 20 %
  const reduced = t.database.updateTable('product').set({ price_minor: 8_000, compare_at_minor: 10_000 });
  await reduced.where('store_id', '=', shop.id).where('id', '=', shop.products[1]!).execute();
});
afterAll(() => t?.close());

function addressOf(path: string, { id, products }: TestStore, product = products[0]): string {
  return path.replace(':store', String(id)).replace(':product', `${id}-${product}`);
}

async function ask(as: string, path: string, accept?: string) {
  return call(t, 'GET', addressOf(path, shop), { as, accept });
}

async function readOn(): Promise<void> {
  const { id, products } = shop;
  await recordDay(t.database, shop, LATE_DAY, { orders: 900 }, products[0]);
  await t.database.updateTable('store').set({ last_read_at: AFTER }).where('id', '=', id).execute();
  await t.database
    .updateTable('product')
    .set({ price_minor: 7777, price_usd: 77.77, is_available: false, last_seen_at: AFTER })
    .where('store_id', '=', id)
    .where('id', '=', products[0]!)
    .execute();
  const poll = { mode: 'catalogue', requests: 1, bytes: 1, duration_ms: 1, products: 1, changed: 1, signals: [] };
  const after = AFTER.getTime();
  await t.database
    .insertInto('poll')
    .values({ ...poll, store_id: id, at: AFTER, outcome: 'complete' })
    .execute();
  await t.database
    .insertInto('store_signal')
    .values({
      store_id: id,
      kind: 'stock',
      state: 'alive',
      source: 'late',
      evidence: '{}',
      since: AFTER,
    })
    .execute();
  await t.database
    .insertInto('evidence')
    .values({
      ...{ store_id: id, product_id: products[0]!, at: AFTER, seen_at: AFTER, kind: 'modified', weight: 1 },
      ...{ before: '{}', after: '{}', classified_as: 'sale', why: 'stamp-alone' },
    })
    .execute();
  const variants = (priceMinor: number) => ({
    currency: 'USD',
    variants: [{ externalId: 'v', priceMinor, compareAtMinor: null }],
  });
  const [known] = variants(7777).variants;
  await t.database
    .insertInto('product_state')
    .values({
      ...{ store_id: id, product_id: products[0]!, external_id: '1', content_hash: '', rate: '{}', seen_at: AFTER },
      variants: JSON.stringify([{ ...known, isAvailable: false, stock: 0 }]),
    })
    .execute();
  const change = { productId: products[0]!, at: after, isPart: false } as const;
  await t.database.transaction().execute((trx) =>
    recordEvents(trx, id, [
      { ...change, kind: 'price', before: variants(1000), after: variants(7777) },
      { ...change, kind: 'sold_out', before: null, after: null },
    ]),
  );
}

describe('a store that the plan suspended', () => {
  beforeAll(async () => {
    await setPlan(t.billing, 'fallen', 'PREMIUM');
    await createReadStore(t.database, { host: 'kept.example', watchedBy: ['fallen'] }).then(({ id }) =>
      t.database
        .updateTable('watched_store')
        .set({ created_at: new Date(0) })
        .where('store_id', '=', id)
        .execute(),
    );
    await setPlan(t.billing, 'fallen', 'FREE');
  });

  test.each(ROUTES)('opens nothing: %s %s', async (method, path) => {
    const answer = await call(t, method, addressOf(path, shop), {
      as: 'fallen',
      ...(method === 'PATCH' && { body: { favorited: true } }),
    });
    expect([answer.status, answer.json]).toEqual([
      403,
      expect.objectContaining({ code: 'plan-limit-reached', limit: 1, used: 1, unlockedBy: 'BASIC' }),
    ]);
  });

  test('is only in the list, with the reason and without figures; in no sum, no other list and no file', async () => {
    const { json } = await ask('fallen', '/api/stores');
    const row = json.items.find((item: StoreItem) => item.id === String(shop.id));
    expect(row).toMatchObject({
      ...{
        host: 'shop.example',
        status: 'SUSPENDED',
        suspendedBy: 'plan',
        lastReadAt: null,
        signals: [],
        sparkline: [],
      },
      ...{ orders: { value: null }, revenue: { value: null }, previous: { orders: { value: null } } },
      productCount: null,
    });
    expect((await ask('fallen', '/api/stores?minOrders=1')).json.total).toBe(0);
    expect((await ask('fallen', '/api/products')).json.total).toBe(0);
    expect((await ask('fallen', '/api/products?status=SUSPENDED')).json.total).toBe(0);
    expect((await ask('fallen', '/api/products', 'text/csv')).text).not.toContain('shop.example');
    expect((await ask('fallen', '/api/stores', 'text/csv')).text).not.toMatch(/shop\.example.*,4,/);
    const overview = (await ask('fallen', '/api/analytics/stores/overview')).json;
    expect(overview).toMatchObject({ stores: 1, products: 0, orders: { value: null }, topProducts: [] });
    expect(JSON.stringify(overview)).not.toContain('shop.example');
    const trend = (await ask('fallen', '/api/analytics/trend?scope=mine')).json;
    expect(trend.points.every((point: { gap?: boolean }) => point.gap)).toBe(true);
  });

  test('opens again with a plan that has room for it', async () => {
    await setPlan(t.billing, 'fallen', 'BASIC');
    expect((await ask('fallen', '/api/stores/:store')).json).toMatchObject({ suspendedBy: null, orders: { value: 4 } });
    await setPlan(t.billing, 'fallen', 'FREE');
  });
});

describe('a store that the user suspended', () => {
  const users = ['pausing', 'rich'] as const;
  const asked = ROUTES.filter(([method, path]) => method === 'GET' && !path.endsWith('/prices'));
  const paths = asked.map(([, path]) => path);
  const before = new Map<string, unknown>();
  beforeAll(async () => {
    // read at the very moment of the suspension, which is the latest that may be shown
    const readAt = new Date(NOW_MS);
    await t.database.updateTable('store').set({ last_read_at: readAt }).execute();
    for (const as of users) {
      await call(t, 'PATCH', `/api/stores/${shop.id}`, { as, body: { suspended: true } });
      for (const path of paths) before.set(`${as} ${path}`, (await ask(as, path)).json);
    }
    await readOn();
    t.clock.advance(LATER_MS - NOW_MS);
  });

  test.each(users.flatMap((as) => paths.map((path) => [as, path] as const)))(
    'shows %s what was known then, and nothing newer: %s',
    async (as, path) => {
      const { status, json } = await ask(as, path);
      expect([status, json]).toEqual([200, before.get(`${as} ${path}`)]);
    },
  );

  test.each([
    ['pausing', '/api/stores'],
    ['rich', '/api/database/stores'],
  ])('shows its own page and its products to %s at %s as they were then', async (as, base) => {
    const store = (await ask(as, `${base}/:store`)).json;
    expect(store).toMatchObject({ suspendedBy: 'user', orders: { value: 4 }, nextReadAt: null });
    expect(Date.parse(store.lastReadAt)).toBeLessThanOrEqual(NOW_MS);
    expect(Date.parse(store.orders.asOf)).toBeLessThanOrEqual(NOW_MS);
    const { items, total } = (await ask(as, `${base}/:store/products?maxPrice=20&minOrders=1&maxOrders=10`)).json;
    const price = { amount: 10, currency: 'USD' };
    expect([total, items]).toEqual([1, [expect.objectContaining({ price, available: true })]]);
    expect((await ask(as, `${base}/:store/products?minPrice=20`)).json.total).toBe(0);
    const totalOf = async (query: string) => (await ask(as, `${base}/:store/products?minOrders=1&${query}`)).json.total;
    for (const query of [
      'stock=in',
      'platforms=shopify',
      'signals=modified',
      'minAge=30',
      'maxDiscount=0',
      'minGrowth=1',
    ])
      expect([query, await totalOf(query)]).toEqual([query, 1]);
    for (const query of ['stock=out', 'platforms=medusa', 'signals=stock', 'maxAge=30', 'minDiscount=1', 'maxGrowth=1'])
      expect([query, await totalOf(query)]).toEqual([query, 0]);
    const reduced = `${base}/:store/products?sales=without&minDiscount=20&maxDiscount=20`;
    expect((await ask(as, reduced)).json.total).toBe(1);
    expect((await ask(as, `${base}/:store/products`, 'text/csv')).text).not.toMatch(/77|900/);
  });

  test.each(users)('shows %s the prices until then, and no stock or sell-out of today', async (as) => {
    const { to, soldOutSince, variants } = (await ask(as, '/api/products/:product/prices')).json;
    const steps = [expect.objectContaining({ price: { amount: 10, currency: 'USD' } })];
    expect([to, soldOutSince, variants]).toEqual([
      new Date(NOW_MS).toISOString(),
      null,
      [expect.objectContaining({ steps, until: null, isAvailable: null, stock: null })],
    ]);
  });

  test.each(users)('counts for %s in no sum and no list of many stores', async (as) => {
    const row = (await ask(as, '/api/stores')).json.items.find((item: StoreItem) => item.id === String(shop.id));
    expect(row).toMatchObject({ suspendedBy: 'user', orders: { value: 4 } });
    expect((await ask(as, '/api/stores?minOrders=1')).json.total).toBe(0);
    expect((await ask(as, '/api/products')).json.total).toBe(0);
    expect((await ask(as, '/api/analytics/stores/overview')).json.orders.value).toBeNull();
  });

  test('stays live for its other watchers, and is live again for a user who resumes it', async () => {
    const values = async (as: string) => (await ask(as, '/api/stores/:store')).json.orders.value;
    expect(await values('other')).toBe(904);
    await call(t, 'PATCH', `/api/stores/${shop.id}`, { as: 'pausing', body: { suspended: false } });
    expect(await values('pausing')).toBe(904);
  });
});
