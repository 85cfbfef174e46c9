import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '#catalog/create-store.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { StorefrontHandle } from '../fetch/in-process-fetcher.ts';
import { scheduleStore } from '../schedule/schedule-store.ts';
import { getStore, STARTS_AT, testTracker } from './testing-tracker.ts';

const NOW = STARTS_AT + 20 * DAY_MS;
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

function page(name: string, price: number, priceCurrency = 'EUR'): string {
  const product = { '@type': 'Product', name, offers: { price, priceCurrency } };
  return `<html><h1>${name}</h1><script type="application/ld+json">${JSON.stringify(product)}</script>`;
}

function shop(products: () => ReadonlyMap<string, number>, currency = () => 'EUR'): StorefrontHandle {
  return ({ url }) => {
    const { pathname } = new URL(url);
    const price = products().get(pathname);
    if (price !== undefined) return { status: 200, headers: {}, body: page(pathname, price, currency()) };
    if (pathname !== '/sitemap.xml') return { status: pathname === '/' ? 200 : 404, headers: {}, body: '<html>' };
    const urls = [...products().keys()].map((path) => `<url><loc>${path}</loc></url>`);
    return { status: 200, headers: {}, body: `<urlset>${urls.join('')}</urlset>` };
  };
}

function listEvents(storeId: number) {
  return db.database.selectFrom('product_event').selectAll().where('store_id', '=', storeId).execute();
}

async function countProducts(storeId: number): Promise<number> {
  const rows = await db.database.selectFrom('product').select('id').where('store_id', '=', storeId).execute();
  return rows.length;
}

test('a large shop of pages is read in turn, and a partial read makes no product new, gone or sold out', async () => {
  const tracker = await testTracker(db, NOW);
  const products = new Map(Array.from({ length: 600 }, (_, index) => [`/products/${index}`, 5 + index]));
  const storeId = await tracker.addShop(
    'large.example',
    null,
    shop(() => products),
  );
  const seen: number[] = [];
  for (let poll = 1; poll <= 4; poll++) {
    await tracker.pollDue();
    seen.push(await countProducts(storeId));
    tracker.clock.set(tracker.clock.now() + 2 * DAY_MS);
  }
  expect(seen).toEqual([250, 500, 600, 600]);
  expect(await listEvents(storeId)).toEqual([]);
  expect(await getStore(db.database, storeId)).toMatchObject({
    state: 'read',
    problem: null,
    platform: 'generic',
    product_count: 600,
  });

  products.set('/products/000', 7);
  for (let poll = 1; poll <= 3; poll++) {
    await tracker.pollDue();
    tracker.clock.set(tracker.clock.now() + 2 * DAY_MS);
  }
  expect((await listEvents(storeId)).map(({ kind }) => kind)).toEqual(['new']);
});

test('a shop known by one product page is read by that page, poll after poll', async () => {
  const tracker = await testTracker(db, NOW);
  const asked: string[] = [];
  const handle: StorefrontHandle = ({ url }) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    if (pathname === '/tea') return { status: 200, headers: {}, body: page('Tea', 9.5) };
    return { status: 404, headers: {}, body: '<html>' };
  };
  await tracker.addShop('other.example', 'generic', handle);
  const storeId = await createStore(
    db,
    {
      host: 'one.example',
      origin: 'http://other.example',
      shopKey: null,
      platform: 'generic',
      name: null,
      country: null,
      currency: 'EUR',
      language: null,
      faviconUrl: null,
      pageUrl: 'http://other.example/tea',
      isPractice: false,
    },
    tracker.clock.now(),
  );
  await scheduleStore(db.database, storeId, { dueAtMs: tracker.clock.now(), priority: 0 });
  for (let poll = 0; poll < 2; poll++) {
    await tracker.pollDue();
    tracker.clock.set(tracker.clock.now() + 2 * DAY_MS);
  }
  expect(await getStore(db.database, storeId)).toMatchObject({ state: 'read', product_count: 1 });
  expect(asked.filter((path) => path === '/tea').length).toBe(2);
});

test('what a store sells in an unknown currency has no price in dollars', async () => {
  await db.database.insertInto('fx_rate').values({ currency: 'USD', day: '2026-09-01', usd: 1 }).execute();
  const tracker = await testTracker(db, NOW);
  const handle: StorefrontHandle = ({ url }) => {
    const { pathname } = new URL(url);
    const paths = Array.from({ length: 8 }, (_, index) => `/products/${index}`);
    if (pathname === '/sitemap.xml') {
      const urls = paths.map((path) => `<url><loc>${path}</loc></url>`);
      return { status: 200, headers: {}, body: `<urlset>${urls.join('')}</urlset>` };
    }
    const index = paths.indexOf(pathname);
    const hours = Math.floor((tracker.clock.now() - NOW) / HOUR_MS);
    const inventoryLevel = { value: 90 + index - Math.floor((hours + index) / (2 + index)) };
    const product = { '@type': 'Product', name: pathname, offers: { price: 9, inventoryLevel } };
    const body = `<h1>${pathname}</h1><script type="application/ld+json">${JSON.stringify(product)}</script>`;
    return { status: index < 0 && pathname !== '/' ? 404 : 200, headers: {}, body: index < 0 ? '<html>' : body };
  };
  const storeId = await tracker.addShop('nameless.example', null, handle);
  await tracker.pollUntil(NOW + 2 * DAY_MS);
  expect((await getStore(db.database, storeId)).currency).toBe(null);
  const hours = await db.database.selectFrom('store_hour').selectAll().where('store_id', '=', storeId).execute();
  const sold = hours.filter(({ revenue }) => revenue > 0);
  expect(sold.length).toBeGreaterThan(0);
  expect(sold.every(({ revenue_usd }) => revenue_usd === null)).toBe(true);
});

test('a shop that turns to another currency is counted in it from then on', async () => {
  await db.database.insertInto('fx_rate').values({ currency: 'EUR', day: '2026-09-01', usd: 1.1 }).execute();
  const tracker = await testTracker(db, NOW);
  const isTurned = () => tracker.clock.now() > NOW + DAY_MS;
  const products = () =>
    new Map(Array.from({ length: 8 }, (_, index) => [`/products/${index}`, isTurned() ? 10 : 19.56]));
  const handle = shop(products, () => (isTurned() ? 'EUR' : 'BGN'));
  const storeId = await tracker.addShop('turned.example', null, handle);
  await tracker.pollDue();
  expect(await getStore(db.database, storeId)).toMatchObject({ currency: 'BGN', currency_since: null });
  for (let day = 2; day <= 8; day++) {
    tracker.clock.set(NOW + day * DAY_MS);
    await tracker.pollDue();
  }
  const store = await getStore(db.database, storeId);
  expect(store.currency).toBe('EUR');
  expect(store.currency_since!.getTime()).toBeGreaterThan(NOW + DAY_MS);
  const prices = await db.database.selectFrom('product').select('price_usd').where('store_id', '=', storeId).execute();
  for (const { price_usd } of prices) expect(price_usd).toBeCloseTo(11, 6);
});

test('a WooCommerce shop in a folder is found there again after its interfaces moved', async () => {
  const tracker = await testTracker(db, NOW);
  let root = '/shop/wp-json';
  const tea = { id: 1, name: 'Tea', prices: { price: '900', currency_code: 'EUR', currency_minor_unit: 2 } };
  const handle: StorefrontHandle = ({ url }) => {
    const { pathname, origin, searchParams } = new URL(url);
    const headers = { link: `<${origin}${root}/>; rel="https://api.w.org/"` };
    if (pathname === '/shop/')
      return { status: 200, headers, body: '<meta name="generator" content="WooCommerce 10">' };
    if (pathname !== `${root}/wc/store/v1/products`) return { status: 404, headers: {}, body: '<html>' };
    return { status: 200, headers: {}, body: JSON.stringify(searchParams.has('type') ? [] : [tea]) };
  };
  const storeId = await tracker.addShop('folder.example', 'woocommerce', handle);
  await db.database
    .updateTable('store')
    .set({ page_url: 'http://folder.example/shop/wp-json' })
    .where('id', '=', storeId)
    .execute();
  const problems: (string | null)[] = [];
  for (const rootNow of ['/shop/wp-json', '/shop/api', '/shop/api', '/shop/api']) {
    root = rootNow;
    await tracker.pollDue();
    problems.push((await getStore(db.database, storeId)).problem);
    tracker.clock.set(tracker.clock.now() + 2 * DAY_MS);
  }
  expect(problems).toEqual([null, 'store-not-a-store', null, null]);
});
