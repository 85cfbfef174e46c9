import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordEvents } from '#catalog/record-events.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore } from '../../testing/test-sales.ts';

const DAY = '2026-11-20';

let t: TestApp;
let shop: TestStore;
let sold: string;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna');
  await createAccount(t.database, 'ben');
  shop = await createReadStore(t.database, { host: 'shop.example', products: 4, watchedBy: ['anna'] });
  sold = `${shop.id}-${shop.products[0]}`;
  await recordDay(t.database, shop, DAY, { orders: 3.5, variance: 0.5 }, shop.products[0]);
  await recordDay(t.database, shop, '2026-08-01', { orders: 7 }, shop.products[0]);
  await t.database
    .insertInto('evidence')
    .values([
      sighting('2026-11-20T08:00:00Z', { adds: adds({ seen: 1, orders: 1.5 }) }),
      sighting('2026-11-20T09:00:00Z', { product_id: null, classified_as: 'bulk_edit', weight: 0, why: 'one-run' }),
      // seen on the next day, with a part of it in this one
      sighting('2026-11-21T00:10:00Z', { adds: adds({ seen: 0, orders: 0.5 }) }),
      // in the same second: one order of the store
      sighting('2026-11-20T08:00:00Z', { product_id: shop.products[1]! }),
      sighting('2026-11-20T08:30:00Z', { product_id: shop.products[1]!, weight: 0.5 }),
      // taken back, because it was an edit after all
      sighting('2026-11-20T08:30:00Z', {
        product_id: shop.products[1]!,
        classified_as: 'edit',
        why: 'content-changed',
        weight: 0,
        adds: adds({ seen: -0.25, orders: -0.25 }),
      }),
    ])
    .execute();
});
afterAll(() => t?.close());

function sighting(at: string, given: { product_id?: number | null; [column: string]: unknown } = {}) {
  return {
    store_id: shop.id,
    product_id: shop.products[0]!,
    at,
    seen_at: new Date(NOW_MS),
    kind: 'modified',
    before: JSON.stringify({ modifiedAt: '2026-11-20T07:00:00Z' }),
    after: JSON.stringify({ modifiedAt: at }),
    classified_as: 'sale',
    weight: 1,
    why: 'stamp-alone',
    ...given,
  };
}

function adds(part: { seen: number; orders: number }): string {
  return JSON.stringify([{ day: DAY, units: part.orders, revenue: part.orders * 10, ...part }]);
}

const get = async (path: string, as = 'anna') => (await call(t, 'GET', path, { as })).json;

describe('the evidence of a day', () => {
  test('of a product adds up to its number, including later sightings and bulk edits', async () => {
    const { items, total, receipt } = await get(`/api/products/${sold}/evidence?day=${DAY}`);
    expect(total).toBe(3);
    expect(items.map((item: { classifiedAs: string; at: string }) => [item.classifiedAs, item.at])).toEqual([
      ['sale', '2026-11-21T00:10:00.000Z'],
      ['bulk_edit', '2026-11-20T09:00:00.000Z'],
      ['sale', '2026-11-20T08:00:00.000Z'],
    ]);
    expect(items[1]).toMatchObject({ product: null, why: 'one-run', adds: [] });
    expect(items[2]).toMatchObject({ product: { id: sold }, adds: [{ day: DAY, seen: 1, orders: 1.5 }] });
    expect(receipt).toMatchObject({
      day: DAY,
      orders: { value: 3.5, basis: 'modified' },
      revenueInCurrency: { amount: 35, currency: 'USD' },
      parts: { seen: 1, inferred: 1, hidden: 1.5 },
      sightings: [
        { classifiedAs: 'bulk_edit', count: 1 },
        { classifiedAs: 'sale', count: 1 },
      ],
      observedSeconds: 86_400,
      isKept: true,
    });
    const { seen, inferred, hidden } = receipt.parts;
    expect(seen + inferred + hidden).toBeCloseTo(receipt.orders.value, 9);
  });

  test('of a store counts products of the same second once', async () => {
    const { total, items, receipt } = await get(`/api/stores/${shop.id}/evidence?day=${DAY}`);
    expect(total).toBe(5);
    expect(items.map((item: { product: { title: string } | null }) => item.product?.title ?? null)).toContain(
      'Product 2 of shop.example',
    );
    expect(receipt.parts).toEqual({ seen: 1.25, inferred: 2.25, hidden: 0 });
  });

  test('without a day has no sum', async () => {
    expect(await get(`/api/products/${sold}/evidence`)).toMatchObject({ total: 3, receipt: null });
  });

  test('of an old day has its number, but no sightings any more', async () => {
    const { receipt, total } = await get(`/api/products/${sold}/evidence?day=2026-08-01`);
    expect(total).toBe(0);
    expect(receipt).toMatchObject({ orders: { value: 7 }, parts: null, isKept: false });
  });

  test('of a product without sales is zero, and of an unread day empty', async () => {
    const idle = `${shop.id}-${shop.products[3]}`;
    expect((await get(`/api/products/${idle}/evidence?day=${DAY}`)).receipt).toMatchObject({
      orders: { value: 0 },
      parts: { seen: 0, inferred: 0, hidden: 0 },
    });
    expect((await get(`/api/stores/${shop.id}/evidence?day=2026-11-19`)).receipt).toMatchObject({
      orders: { value: null, basis: 'none' },
      parts: null,
      observedSeconds: 0,
    });
  });
});

describe('events', () => {
  const price = (priceMinor: number, compareAtMinor: number | null = null) => ({
    currency: 'USD',
    variants: [
      { externalId: 'a', priceMinor, compareAtMinor },
      { externalId: 'b', priceMinor: priceMinor + 500, compareAtMinor: null },
    ],
  });
  const at = (hour: number) => NOW_MS - 40 * 3_600_000 + hour * 3_600_000;

  beforeAll(async () => {
    const productId = shop.products[0]!;
    const of = { before: null, after: null, isPart: false };
    await t.database.transaction().execute((trx) =>
      recordEvents(trx, shop.id, [
        { ...of, productId, at: at(1), kind: 'price', before: price(1000), after: price(800, 1000), isPart: true },
        { ...of, productId: 0, at: at(1), kind: 'sale_started', after: { products: 3, share: 0.75, depth: 0.2 } },
        { ...of, productId, at: at(2), kind: 'restocked', after: { units: 50 } },
        { ...of, productId, at: at(3), kind: 'price', before: price(800, 1000), after: price(900) },
        {
          ...of,
          productId,
          at: at(4),
          kind: 'edited',
          before: {
            currency: 'USD',
            variants: [{ externalId: 'b', title: 'Blue', priceMinor: 1400, compareAtMinor: null }],
          },
          after: {
            title: 'New',
            currency: 'USD',
            variants: [{ externalId: 'c', title: 'Red', priceMinor: 950, compareAtMinor: null }],
          },
        },
      ]),
    );
    await t.database
      .insertInto('product_state')
      .values({
        store_id: shop.id,
        product_id: productId,
        external_id: '1',
        content_hash: '',
        variants: JSON.stringify([
          {
            externalId: 'a',
            priceMinor: 1,
            compareAtMinor: null,
            waiting: { told: { priceMinor: 900, compareAtMinor: null }, since: at(5) },
          },
          { externalId: 'c', title: 'Red', priceMinor: 950, compareAtMinor: null, isAvailable: false, stock: 0 },
        ]),
        rate: '{}',
        seen_at: new Date(NOW_MS),
      })
      .execute();
  });

  test('of a store are listed once, by kind if requested', async () => {
    const { items } = await get(`/api/stores/${shop.id}/events`);
    expect(items.map((item: { kind: string }) => item.kind)).toEqual(['edited', 'price', 'restocked', 'sale_started']);
    expect(items[1]).toMatchObject({
      product: { id: sold },
      price: { before: { amount: 8, currency: 'USD' }, after: { amount: 9, currency: 'USD' }, variants: 2 },
    });
    expect(items[2]).toMatchObject({ units: 50, price: null });
    expect(items[3]).toMatchObject({ product: null, products: 3, share: 0.75, depth: 0.2 });
    expect((await get(`/api/stores/${shop.id}/events?kind=restocked&kind=price`)).total).toBe(2);
    expect((await get(`/api/stores/${shop.id}/events?kind=sold`)).code).toBe('invalid-input');
  });

  test('of a product include those that are parts of a sale', async () => {
    expect((await get(`/api/products/${sold}/events?kind=price`)).total).toBe(2);
  });

  test('of prices are computed back from today, for every variant', async () => {
    const { variants, from, to } = await get(`/api/products/${sold}/prices?from=2026-11-19`);
    const iso = (hour: number) => new Date(at(hour)).toISOString();
    const steps = (id: string) =>
      variants
        .find((variant: { id: string }) => variant.id === id)
        .steps.map((step: { at: string; price: { amount: number }; compareAtPrice: { amount: number } | null }) => [
          step.at,
          step.price.amount,
          step.compareAtPrice?.amount ?? null,
        ]);
    expect([from, to]).toEqual(['2026-11-19T00:00:00.000Z', new Date(NOW_MS).toISOString()]);
    expect(steps('a')).toEqual([
      [from, 10, null],
      [iso(1), 8, 10],
      [iso(3), 9, null],
    ]);
    expect(steps('c')).toEqual([[iso(4), 9.5, null]]);
    expect(steps('b')).toEqual([
      [from, 15, null],
      [iso(1), 13, null],
      [iso(3), 14, null],
    ]);
    expect(variants.find((variant: { id: string }) => variant.id === 'b')).toMatchObject({
      title: 'Blue',
      until: iso(4),
    });
    expect(variants.find((variant: { id: string }) => variant.id === 'c')).toMatchObject({
      isAvailable: false,
      stock: 0,
    });
    const later = await get(`/api/products/${sold}/prices?from=2026-11-21`);
    expect(later.variants.map((variant: { id: string }) => variant.id)).toEqual(['a', 'c']);
    expect((await get(`/api/products/${sold}/prices?from=2026-11-21&to=2026-11-20`)).code).toBe('invalid-input');
  });
});

test('of an edit name each field, with pictures at our addresses, and variants that only appeared have prices', async () => {
  const other = shop.products[2]!;
  const event = {
    ...{ productId: other, at: NOW_MS - 3_600_000, kind: 'edited' as const, isPart: true },
    before: { title: 'Old', imageUrl: 'https://shop.example/1.png', length: null },
    after: {
      ...{ title: 'New', imageUrl: 'https://shop.example/2.png', length: 80, currency: 'USD' },
      variants: [{ externalId: 'x', title: 'XL', priceMinor: 950, compareAtMinor: null }],
    },
  };
  await t.database.transaction().execute((trx) => recordEvents(trx, shop.id, [event]));
  const [{ edits }] = (await get(`/api/products/${shop.id}-${other}/events`)).items;
  const picture = expect.stringMatching(/^\/pictures\//);
  expect(edits).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'text', before: null, after: 80 },
    { field: 'picture', before: picture, after: picture },
    { field: 'variants', removed: [], added: ['XL'] },
  ]);
  expect((await get(`/api/products/${shop.id}-${other}/prices`)).variants).toMatchObject([{ id: 'x', title: 'XL' }]);
});

test('readings are limited to a day if one is given', async () => {
  const poll = {
    store_id: shop.id,
    mode: 'catalogue',
    outcome: 'complete',
    requests: 1,
    bytes: 1,
    duration_ms: 1,
    products: 4,
    changed: 0,
    signals: ['modified'],
  };
  await t.database
    .insertInto('poll')
    .values([
      { ...poll, at: '2026-11-20T23:59:00Z' },
      { ...poll, at: '2026-11-21T00:00:00Z' },
    ])
    .execute();
  expect((await get(`/api/stores/${shop.id}/readings`)).total).toBe(2);
  expect((await get(`/api/stores/${shop.id}/readings?day=2026-11-20`)).items).toMatchObject([
    { at: '2026-11-20T23:59:00.000Z' },
  ]);
});

const AROUND = '/around?at=2026-11-20T10:00:00Z';

test.each(['/evidence', '/events', AROUND])(
  '%s is not-found for a store that I do not track, and accepts only valid days and ids',
  async (path) => {
    for (const of of [`/api/stores/${shop.id}`, `/api/products/${sold}`]) {
      expect((await get(`${of}${path}`, 'ben')).code).toBe('not-found');
    }
    expect((await get(`/api/products/${shop.id}-999999999${path}`)).code).toBe('not-found');
    expect((await get(`/api/stores/x${path}`)).code).toBe('invalid-input');
    if (path === '/evidence') {
      for (const day of ['today', '2026-02-30', '2026-11-20T00:00:00Z']) {
        expect((await get(`/api/products/${sold}/evidence?day=${day}`)).code).toBe('invalid-input');
      }
    }
  },
);

test('prices of a product that I do not track are not-found', async () => {
  expect((await get(`/api/products/${sold}/prices`, 'ben')).code).toBe('not-found');
});
