import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchText } from '#catalog/search-text.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let shop: TestStore;
let id: string;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna');
  await createAccount(t.database, 'ben', 'BASIC');
  shop = await createReadStore(t.database, { host: 'shop.example', products: 12, watchedBy: ['anna', 'ben'] });
  await createReadStore(t.database, { host: 'bens.example', products: 2, watchedBy: ['ben'] });
  await recordDay(t.database, shop, '2026-11-20', { orders: 5 }, shop.products[4]);
  await recordDay(t.database, shop, '2026-11-12', { orders: 2 }, shop.products[4]);
  id = `${shop.id}-${shop.products[4]}`;
});
afterAll(() => t?.close());

test('lists only the products of my stores, best first, with ties in a stable order', async () => {
  const first = (await call(t, 'GET', '/api/products')).json;
  expect(first).toMatchObject({ total: 1, totalIsCapped: false, sales: 'with' });
  expect(first.items[0]).toMatchObject({
    id,
    storeId: String(shop.id),
    storeName: 'shop.example',
    orders: { value: 5, basis: 'modified' },
    previous: { orders: { value: 2 } },
    share: 1,
    price: { amount: 10, currency: 'USD' },
    priceUsd: 10,
    sparkline: [null, null, null, null, null, 5],
  });
  const without = (await call(t, 'GET', '/api/products?sales=without')).json;
  expect(without).toMatchObject({ total: 11, sales: 'without' });
  // read, with nothing seen: the value is zero and so is the share
  expect(without.items[0]).toMatchObject({ orders: { value: 0, basis: 'modified' }, share: 0 });
  const second = (await call(t, 'GET', '/api/products?sales=without&page=1')).json;
  const ids = [...first.items, ...without.items, ...second.items].map((item: { id: string }) => item.id);
  expect(new Set(ids).size).toBe(12);
  expect((await call(t, 'GET', '/api/products?sales=without', { as: 'ben' })).json.total).toBe(13);
  const ofStore = await call(t, 'GET', `/api/stores/${shop.id}/products?pageSize=20&sales=without`, { as: 'ben' });
  expect(ofStore.json.items).toHaveLength(11);
});

test('a list without any sales opens on products without sales, unless those with sales are requested', async () => {
  expect((await call(t, 'GET', '/api/products?dateRange=TODAY')).json).toMatchObject({ total: 12, sales: 'without' });
  const none = await call(t, 'GET', '/api/products?dateRange=TODAY&sales=with');
  expect(none.json).toMatchObject({ total: 0, sales: 'with' });
  expect((await call(t, 'GET', '/api/products?minOrders=1&sales=without')).json.total).toBe(0);
  // and if nothing matches at all, it does not switch
  const nothing = await call(t, 'GET', '/api/products?q=no-such-thing');
  expect(nothing.json).toMatchObject({ total: 0, sales: 'with' });
  expect((await call(t, 'GET', '/api/products?sales=some')).json.code).toBe('invalid-input');
});

test('a list that takes over a second is too broad, and the answer names filters that narrow it', async () => {
  await t.database.transaction().execute(async (trx) => {
    await sql`lock table product_window_last_7_days in access exclusive mode`.execute(trx);
    const { status, json } = await call(t, 'GET', '/api/products?q=product&countries=FR');
    expect([status, json.code]).toEqual([422, 'too-broad']);
    expect(json.fields.map((field: { path: string }) => field.path)).toEqual(['tags', 'minPrice', 'minOrders']);
  });
  expect((await call(t, 'GET', '/api/products?q=product')).status).toBe(200);
});

test('finds words in any order, parts of words and other spellings, in titles and vendors', async () => {
  await t.database
    .updateTable('product')
    .set({ vendor: 'Ünïque_Co', search_text: searchText('Product 8', 'Ünïque_Co') })
    .where('id', '=', shop.products[7]!)
    .execute();
  const total = async (q: string) => (await call(t, 'GET', `/api/products?q=${encodeURIComponent(q)}`)).json.total;
  expect(await total('12 OF prod')).toBe(1);
  expect(await total('ünïque_')).toBe(1);
  expect(await total('NIQUE co')).toBe(1);
  expect(await total('%')).toBe(0);
  expect(await total('\\')).toBe(0);
});

test('a product whose store does not count units shows no number if nothing was seen, never zero', async () => {
  const [unseen, other] = [shop.products[10]!, shop.products[11]!];
  const state = (productId: number, variants: object[]) => ({
    store_id: shop.id,
    product_id: productId,
    external_id: String(productId),
    content_hash: 'a',
    variants: JSON.stringify(variants),
    rate: JSON.stringify({}),
    seen_at: new Date(NOW_MS),
  });
  await t.database
    .insertInto('product_state')
    .values([
      state(unseen, [{ externalId: '1', isUncounted: true }]),
      state(other, [{ externalId: '1', isUncounted: true }, { externalId: '2' }]),
    ])
    .execute();
  const ask = async (productId: number, path = '') =>
    (await call(t, 'GET', `/api/products/${shop.id}-${productId}${path}`)).json;
  expect(await ask(unseen)).toMatchObject({
    orders: { value: null, basis: 'none' },
    revenue: { value: null },
    previous: { orders: { value: null } },
    share: null,
  });
  expect((await ask(unseen)).sparkline.every((value: number | null) => value === null)).toBe(true);
  expect(await ask(other)).toMatchObject({ orders: { value: 0, basis: 'modified' } });
  expect((await ask(unseen, '/evidence?day=2026-11-20')).receipt).toMatchObject({ orders: { value: null } });
  await t.database.deleteFrom('product_state').where('store_id', '=', shop.id).execute();
});

test('a product that is gone is listed as long as the period has sales of it', async () => {
  const gone = new Date(NOW_MS - 3_600_000);
  await t.database
    .updateTable('product')
    .set({ gone_at: gone })
    .where('id', 'in', [shop.products[4]!, shop.products[5]!])
    .execute();
  const { items, total } = (await call(t, 'GET', '/api/products')).json;
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ id, available: false });
  expect((await call(t, 'GET', '/api/products?sales=without')).json.total).toBe(10);
  expect((await call(t, 'GET', '/api/products?dateRange=TODAY')).json.total).toBe(10);
  expect((await call(t, 'GET', `/api/products/${shop.id}-${shop.products[5]}`)).status).toBe(200);
  await t.database.updateTable('product').set({ gone_at: null }).where('store_id', '=', shop.id).execute();
});

test('a product was last read with its store, unless it was gone by then', async () => {
  const lastSeen = new Date(NOW_MS - 86_400_000);
  const seen = (values: { gone_at: Date | null }) =>
    t.database
      .updateTable('product')
      .set({ last_seen_at: lastSeen, ...values })
      .where('id', '=', shop.products[2]!)
      .execute();
  const lastReadAt = async () => (await call(t, 'GET', `/api/products/${shop.id}-${shop.products[2]}`)).json.lastReadAt;
  await seen({ gone_at: null });
  expect(await lastReadAt()).toBe(new Date(NOW_MS - 60_000).toISOString());
  await seen({ gone_at: new Date(NOW_MS - 60_000) });
  expect(await lastReadAt()).toBe(lastSeen.toISOString());
  await seen({ gone_at: null });
});

test('a store that was not read in the period gives its products no value', async () => {
  const { json } = await call(t, 'GET', `/api/products/${id}?from=2026-01-01&to=2026-01-31`);
  expect(json.orders).toMatchObject({ value: null, basis: 'none' });
  expect(json.share).toBeNull();
});

test('a product that did not exist in the previous period has no value there', async () => {
  const fresh = shop.products[9]!;
  await t.database
    .updateTable('product')
    .set({ first_seen_at: new Date(NOW_MS - 86_400_000) })
    .where('id', '=', fresh)
    .execute();
  const { json } = await call(t, 'GET', `/api/products/${shop.id}-${fresh}`);
  expect(json.orders.value).toBe(0);
  expect(json.previous.orders.value).toBeNull();
});

test("prices are in the store's currency, and in dollars at the latest rate", async () => {
  await t.database
    .insertInto('fx_rate')
    .values([
      { currency: 'JPY', day: '2026-11-19', usd: 0.006 },
      { currency: 'JPY', day: '2026-11-20', usd: 0.0065 },
      { currency: 'JPY', day: '2026-11-25', usd: 1 },
    ])
    .execute();
  await t.database
    .updateTable('product')
    .set({ currency: 'JPY', price_minor: 2000, compare_at_minor: 2500 })
    .where('id', '=', shop.products[10]!)
    .execute();
  const { json } = await call(t, 'GET', `/api/products/${shop.id}-${shop.products[10]}`);
  expect(json).toMatchObject({
    price: { amount: 2000, currency: 'JPY' },
    priceUsd: 13,
    compareAtPrice: { amount: 2500 },
  });
});

test('a favourite is visible only to me', async () => {
  const marked = await call(t, 'PATCH', `/api/products/${id}`, { body: { favorited: true } });
  expect(marked.json).toMatchObject({ id, favorited: true });
  expect((await call(t, 'GET', `/api/products/${id}`)).json.favorited).toBe(true);
  expect((await call(t, 'GET', `/api/products/${id}`, { as: 'ben' })).json.favorited).toBe(false);
  await call(t, 'PATCH', `/api/products/${id}`, { body: { favorited: false } });
  expect((await call(t, 'GET', `/api/products/${id}`)).json.favorited).toBe(false);
  expect((await call(t, 'PATCH', `/api/products/${id}`, { body: {} })).json.code).toBe('invalid-input');
});

test('a product of a store that I do not track is not-found; a malformed id is invalid', async () => {
  const bens = (await call(t, 'GET', '/api/products?q=bens', { as: 'ben' })).json.items[0].id;
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PATCH', '', { favorited: true }],
  ] as const) {
    expect([path, (await call(t, method, `/api/products/${bens}${path}`, { body })).json.code]).toEqual([
      path,
      'not-found',
    ]);
    expect((await call(t, method, `/api/products/${shop.id}-999999999999999999${path}`, { body })).status).toBe(404);
    expect((await call(t, method, `/api/products/12${path}`, { body })).json.code).toBe('invalid-input');
  }
});

test.each(['pageSize=5', 'q=%00', 'sortOrder=up', 'maxPrice=', 'minOrders=%20', 'page=', 'minPrice=0x10'])(
  '?%s is invalid input',
  async (query) => {
    expect((await call(t, 'GET', `/api/products?${query}`)).json.code).toBe('invalid-input');
  },
);
