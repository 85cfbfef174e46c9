import { afterAll, beforeAll, expect, test } from 'vitest';
import { lexiconOf } from '#catalog/category/lexicon.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { fc } from '#runtime/testing-properties.ts';
import { getStore, listPolls, type TestTracker, testTracker } from './testing-tracker.ts';

const NOW = Date.UTC(2026, 10, 21, 10);
const RUNS = { numRuns: 25 };
let db: TestDatabase;
let tracker: TestTracker;
let shops = 0;

beforeAll(async () => {
  // the category words are built here, so that the first test does not spend its time on them
  lexiconOf(null);
  db = await testDatabase();
  tracker = await testTracker(db, NOW);
});
afterAll(() => db.drop());

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'Tea\u0000',
    '\ud800',
    'x\udfff',
    '&#0;&#xd800;',
    '%00',
    '\u0000'.repeat(9),
    '\u2028',
    'i'.repeat(10_000),
  ),
  fc.constantFrom('NaN', 'Infinity', "'; drop table store; --", '{}', '\\u0000', '__proto__'),
);
const number = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(2 ** 53, 2 ** 63, 1e308, -1, -0, Number.NaN),
  fc.bigInt(),
);
const price = fc.oneof(number, text, fc.constantFrom('9223372036854775808', '1e400', '12.00', '99999999999999.99', ''));
const time = fc.oneof(
  text,
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('+275760-09-13T00:00:00Z', '0000-00-00', '1970-01-01T00:00:00Z', '2026-11-21T09:59:00Z'),
);
const anything = fc.oneof(text, number, time, fc.constantFrom(null, true, {}, []));
function record(fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: fc.record(fields) }, fc.record(fields, { requiredKeys: [] }));
}

/** Mostly valid values, so that most products can be read although something hostile is among them. */
function mostly(valid: fc.Arbitrary<unknown>, hostile: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 5, arbitrary: valid }, hostile);
}

const plainId = fc.integer({ min: 1, max: 40 });
const id = mostly(plainId, fc.oneof(plainId.map(String), text, number));
const plainPrice = fc.constantFrom('1200', '5', '99');

const shopifyVariant = record({
  id,
  title: text,
  sku: text,
  price: mostly(plainPrice, price),
  compare_at_price: price,
  available: anything,
  inventory_quantity: number,
  inventory_management: text,
});
const shopifyProduct = record({
  id,
  title: text,
  handle: text,
  vendor: text,
  product_type: text,
  tags: fc.array(text),
  published_at: time,
  updated_at: time,
  images: fc.array(record({ src: text })),
  variants: fc.array(fc.oneof(shopifyVariant, anything), { minLength: 1, maxLength: 4 }),
});

const names = fc.array(record({ name: text }), { maxLength: 3 });
const wooProduct = record({
  id,
  parent: id,
  name: mostly(fc.string({ minLength: 3 }), text),
  slug: text,
  permalink: text,
  sku: text,
  variation: text,
  type: text,
  is_in_stock: anything,
  is_on_backorder: anything,
  sold_individually: anything,
  stock_availability: record({ text, class: text }),
  add_to_cart: record({ maximum: number }),
  images: fc.array(record({ src: text })),
  categories: names,
  tags: names,
  brands: names,
  variations: fc.array(record({ id })),
  prices: record({
    price: mostly(plainPrice, price),
    regular_price: price,
    currency_code: fc.oneof(fc.constant('EUR'), text),
    currency_minor_unit: mostly(fc.constant(2), number),
  }),
});

function jsonOf(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
}

/**
 * Polls a shop twice, with one catalogue after the other. The shop is then read, or has failed for a reason of its own.
 */
async function pollTwice(platform: 'shopify' | 'woocommerce', path: string, bodies: string[]): Promise<number> {
  tracker.clock.set(NOW);
  let current = bodies[0]!;
  const storeId = await tracker.addShop(`shop${++shops}.example`, platform, ({ url }) => {
    const isCatalogue = new URL(url).pathname === path;
    const body = /page=[2-9]/.test(url) ? current.replace(/\[.*\]/s, '[]') : current;
    return { status: isCatalogue ? 200 : 404, headers: {}, body };
  });
  await tracker.pollDue();
  current = bodies[1]!;
  tracker.clock.advance(25 * HOUR_MS);
  await tracker.pollDue();
  expect(tracker.logged).toEqual([]);
  const polls = await listPolls(db.database, storeId);
  expect(polls).toHaveLength(2);
  const products = await db.database.selectFrom('product').select('id').where('store_id', '=', storeId).execute();
  const { state, problem } = await getStore(db.database, storeId);
  expect(state !== 'pending' && (state === 'read' || problem !== null)).toBe(true);
  await db.database.deleteFrom('store').where('id', '=', storeId).execute();
  return products.length;
}

test('no product of a Shopify store stops the others from being read, whatever it contains', async () => {
  const body = fc.array(fc.oneof(shopifyProduct, anything), { maxLength: 8 }).map((products) => jsonOf({ products }));
  let kept = 0;
  const polls = fc.asyncProperty(body, body, async (one, other) => {
    kept += await pollTwice('shopify', '/products.json', [one, other]);
  });
  await fc.assert(polls, RUNS);
  expect(kept).toBeGreaterThan(RUNS.numRuns);
});

test('no product of a WooCommerce store stops the others from being read', async () => {
  const body = fc.array(fc.oneof(wooProduct, anything), { maxLength: 8 }).map(jsonOf);
  const path = '/wp-json/wc/store/v1/products';
  let kept = 0;
  const polls = fc.asyncProperty(body, body, async (one, other) => {
    kept += await pollTwice('woocommerce', path, [one, other]);
  });
  await fc.assert(polls, RUNS);
  expect(kept).toBeGreaterThan(RUNS.numRuns);
});

test('the readable parts of a poisoned product are stored, and its neighbour is stored whole', async () => {
  const variant = { id: 11, title: 'a\u0000b', price: '12.00', sku: '\ud800' };
  const products = [
    { id: 1, title: 'Tea\u0000 \ud800', handle: 'tea\u0000', vendor: '\u0000', variants: [variant] },
    { id: 2, title: 'Cup', handle: 'cup', variants: [{ id: 21, price: '3.50' }] },
    { id: 'i'.repeat(10_000), title: 'Long', handle: 'long', variants: [{ id: 31, price: '1.00' }] },
    { id: 4, title: 'Dear', handle: 'dear', variants: [{ id: 41, price: '92233720368547758080' }] },
  ];
  tracker.clock.set(NOW);
  const storeId = await tracker.addShop('poison.example', 'shopify', ({ url }) => {
    const isCatalogue = new URL(url).pathname === '/products.json';
    const body = jsonOf({ products: /page=1$/.test(url) ? products : [] });
    return { status: isCatalogue ? 200 : 404, headers: {}, body };
  });
  await tracker.pollDue();
  const kept = await db.database
    .selectFrom('product')
    .select(['external_id', 'title', 'price_minor'])
    .where('store_id', '=', storeId)
    .orderBy('external_id')
    .execute();
  expect(kept).toEqual([
    { external_id: '1', title: 'Tea \ufffd', price_minor: 1200 },
    { external_id: '2', title: 'Cup', price_minor: 350 },
  ]);
  expect(await listPolls(db.database, storeId)).toMatchObject([{ outcome: 'partial', problem: 'store-broken' }]);
});
