import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay } from '../../testing/test-sales.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'rich', 'PREMIUM');
  const rising = await createReadStore(t.database, { host: 'rising.example', products: 1 });
  const steady = await createReadStore(t.database, { host: 'steady.example', products: 1 });
  await recordDay(t.database, rising, '2026-11-20', { orders: 90, basis: 'stock' }, rising.products[0]);
  await recordDay(t.database, rising, '2026-11-12', { orders: 9, basis: 'stock' }, rising.products[0]);
  for (const day of ['2026-11-20', '2026-11-12'])
    await recordDay(t.database, steady, day, { orders: 20, variance: 20 }, steady.products[0]);
  const setStore = (id: number, values: object) =>
    t.database.updateTable('store').set(values).where('id', '=', id).execute();
  await setStore(rising.id, {
    ...{ platform: 'medusa', discounted_share: 0.5, sold_out_share: 0.25 },
    created_at: new Date(NOW_MS - 40 * DAY_MS),
  });
  await setStore(steady.id, { sold_out_share: 0.1, created_at: new Date(NOW_MS - 400 * DAY_MS) });
}, 60_000);
afterAll(() => t?.close());

async function hosts(query: string): Promise<string[]> {
  const { status, json } = await call(t, 'GET', `/api/database/stores?${query}`, { as: 'rich' });
  expect([query, status]).toEqual([query, 200]);
  return json.items.map(({ host }: { host: string }) => host.replace('.example', '')).sort();
}

describe('stores of the catalogue are found', () => {
  test.each([
    ['maxAge=90', ['rising']],
    ['minAge=90', ['steady']],
    ['platforms=medusa&platforms=generic', ['rising']],
    ['minDiscount=30', ['rising']],
    ['maxDiscount=30', ['steady']],
    ['stock=out', ['rising']],
    ['stock=in', ['steady']],
    ['sureGrowth=true', ['rising']],
    ['sureGrowth=false', ['steady']],
    ['minGrowth=100', ['rising']],
    ['minGrowth=-10&maxGrowth=10', ['steady']],
    ['signals=stock&signals=rank', ['rising']],
    ['', ['rising', 'steady']],
  ])('by %s', async (query, expected) => {
    expect(await hosts(query)).toEqual(expected);
  });
});

test('an item without sales in both periods did not grow by 0 %: it has no growth', async () => {
  const idle = await createReadStore(t.database, { host: 'idle.example', products: 1 });
  for (const day of ['2026-11-20', '2026-11-12']) await recordDay(t.database, idle, day, { orders: 0 });
  expect(await hosts('maxOrders=0')).toEqual(['idle']);
  for (const query of ['minGrowth=0', 'maxGrowth=0', 'minGrowth=-10&maxGrowth=10'])
    expect([query, (await hosts(query)).includes('idle')]).toEqual([query, false]);
  expect(await hosts('sureGrowth=false')).toEqual(['idle', 'steady']);
});

test('an item contains the values that it was found by', async () => {
  const { json } = await call(t, 'GET', '/api/database/stores?stock=out', { as: 'rich' });
  expect(json.items[0]).toMatchObject({ platform: 'medusa', discountedShare: 0.5, soldOutShare: 0.25 });
  expect(json.items[0]).toMatchObject({ firstSeenAt: new Date(NOW_MS - 40 * DAY_MS).toISOString() });
  const products = (await call(t, 'GET', '/api/database/products?sureGrowth=true', { as: 'rich' })).json;
  expect(products.items).toMatchObject([{ storeName: 'rising.example', platform: 'medusa' }]);
});

test.each(['minGrowth=-101', 'maxAge=1.5', 'minDiscount=101', 'platforms=etsy', 'stock=some', 'minAge=9&maxAge=3'])(
  'an invalid filter is refused, naming its field: %s',
  async (query) => {
    const { status, json } = await call(t, 'GET', `/api/database/products?${query}`, { as: 'rich' });
    expect([status, json.code]).toEqual([400, 'invalid-input']);
    expect(query).toContain(String(json.fields[0].path).split('.')[0]);
  },
);
