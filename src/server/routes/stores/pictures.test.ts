import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { diskCache } from '../../pictures/disk-cache.ts';
import { call, createAccount, TEST_SETTINGS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore } from '../../testing/test-sales.ts';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const bodies: Record<string, { status: number; body: Buffer }> = {
  'https://shop.example/a.png': { status: 200, body: PNG },
  'https://shop.example/b.png': { status: 200, body: SVG },
  'https://shop.example/c.png': { status: 404, body: PNG },
  'https://shop.example/d.png': { status: 200, body: Buffer.concat([PNG, Buffer.alloc(3 * 1024 * 1024)]) },
};

const folder = mkdtempSync(join(tmpdir(), 'tillwatch-pictures-'));
const asked: string[] = [];
let t: TestApp;
beforeAll(async () => {
  t = await testApp({
    settings: { ...TEST_SETTINGS, dataFolder: folder },
    fetcher: {
      async fetch({ url }) {
        asked.push(url);
        const { status, body } = bodies[url]!;
        return { url, status, headers: { 'content-type': 'text/html' }, body, bytes: body.length, at: 0 };
      },
    },
  });
  await createAccount(t.database, 'anna');
  const store = await createReadStore(t.database, { host: 'shop.example', products: 4, watchedBy: ['anna'] });
  await t.database
    .updateTable('store')
    .set({ favicon_url: 'javascript:alert(1)' })
    .where('id', '=', store.id)
    .execute();
  for (const [index, letter] of ['a', 'b', 'c', 'd'].entries()) {
    const image_url = `https://shop.example/${letter}.png`;
    await t.database.updateTable('product').set({ image_url }).where('id', '=', store.products[index]!).execute();
  }
});
afterAll(async () => {
  await t?.close();
  rmSync(folder, { recursive: true });
});

async function pictureUrl(number: number): Promise<string> {
  return (await call(t, 'GET', `/api/products?q=Product ${number}`)).json.items[0].imageUrl;
}

test('a picture comes from our own origin, and is fetched once from the store', async () => {
  const url = await pictureUrl(1);
  expect(url).toMatch(/^\/pictures\/[\w-]{43}\?of=https%3A/);
  const [first, second] = await Promise.all([call(t, 'GET', url, { as: null }), call(t, 'GET', url, { as: null })]);
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(second.status).toBe(200);
  expect((await call(t, 'GET', url, { as: null })).text).toBe(first.text);
  expect(asked.filter((address) => address.endsWith('a.png'))).toHaveLength(1);
  t.clock.advance(8 * DAY_MS);
  await call(t, 'GET', url, { as: null });
  expect(asked.filter((address) => address.endsWith('a.png'))).toHaveLength(2);
});

test.each([
  ['an SVG', 2],
  ['a missing picture', 3],
  ['a huge one', 4],
])('%s is not found, and not fetched again at once', async (_name, number) => {
  const url = await pictureUrl(number);
  const before = asked.length;
  expect((await call(t, 'GET', url, { as: null })).status).toBe(404);
  expect((await call(t, 'GET', url, { as: null })).json.code).toBe('not-found');
  expect(asked.length - before).toBe(1);
});

test('an address without our signature is not fetched', async () => {
  const [path, query] = (await pictureUrl(1)).split('?') as [string, string];
  const before = asked.length;
  for (const url of [
    `${path}?of=${encodeURIComponent('http://127.0.0.1/')}`,
    `/pictures/x?${query}`,
    `${path}A?${query}`,
  ]) {
    expect((await call(t, 'GET', url, { as: null })).status).toBe(404);
  }
  expect(asked.length).toBe(before);
});

test('an address that is not http has no picture', async () => {
  const { items } = (await call(t, 'GET', '/api/stores')).json;
  expect(items[0].faviconUrl).toBeNull();
});

test('the cache stays within its limit, evicts what was unused longest, and survives a restart', async () => {
  const own = join(folder, 'bounded');
  const cache = diskCache(own, 250);
  for (const key of ['a', 'b']) await cache.put(key, Buffer.alloc(100, key), 1_000);
  await cache.find('a', 0);
  await cache.put('c', Buffer.alloc(100, 'c'), 1_000);
  expect(await cache.find('b', 0)).toBeNull();
  expect(readdirSync(own)).toHaveLength(2);
  const restarted = diskCache(own, 250);
  expect((await restarted.find('a', 0))?.toString()).toBe('a'.repeat(100));
  expect(await restarted.find('a', Date.now() + 1_000)).toBeNull();
});
