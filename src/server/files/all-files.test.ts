import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordEvents } from '#catalog/record-events.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { FILE_NAMES, type FileName } from '#contract/sharing/file-call.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../testing/test-app.ts';
import { csvAt, rowsAt } from '../testing/test-files.ts';
import { createReadStore, recordDay, type TestStore } from '../testing/test-sales.ts';

const RANG = 120;

let t: TestApp;
let shop: TestStore;
let product: string;
beforeAll(async () => {
  t = await testApp();
  for (const id of ['anna', 'ben', 'carl']) await createAccount(t.database, id, 'PREMIUM');
  await createAccount(t.database, 'dora');
  shop = await createReadStore(t.database, { host: 'shop.example', products: 4, watchedBy: ['anna', 'ben', 'carl'] });
  product = `${shop.id}-${shop.products[0]}`;
  const longAgo = new Date(NOW_MS - 90 * DAY_MS);
  await t.database.updateTable('store').set({ first_read_at: longAgo }).execute();
  for (const day of [8, 9, 10, 11, 12, 13, 14])
    await recordDay(
      t.database,
      shop,
      `2026-11-${String(day).padStart(2, '0')}`,
      { orders: 2, variance: 1 },
      shop.products[0],
    );
  for (const day of [15, 16, 17, 18, 19, 20])
    await recordDay(t.database, shop, `2026-11-${day}`, { orders: 40, variance: 2 }, shop.products[0]);
  await happen();
  await beRead();
  await ring();
  await bringFriends();
});
afterAll(() => t?.close());

async function happen(): Promise<void> {
  const of = { before: null, after: null, isPart: false, at: NOW_MS - 20 * HOUR_MS };
  const [first, second] = shop.products as [number, number];
  const sale = { products: 3, share: 0.75, depth: 0.2 };
  const priced = (priceMinor: number) => ({
    currency: 'USD',
    variants: [{ externalId: 'a', priceMinor, compareAtMinor: null }],
  });
  await t.database.transaction().execute((trx) =>
    recordEvents(trx, shop.id, [
      { ...of, productId: STORE_ITSELF, kind: 'sale_started', after: sale },
      { ...of, productId: first, kind: 'price', before: priced(1000), after: priced(800) },
      { ...of, productId: second, kind: 'edited', before: { title: 'Mug' }, after: { title: 'Cup', labels: ['new'] } },
      { ...of, productId: second, kind: 'restocked', after: { units: 12 } },
    ]),
  );
}

async function beRead(): Promise<void> {
  const at = new Date(NOW_MS - HOUR_MS);
  const of = { store_id: shop.id, at };
  await t.database
    .insertInto('poll')
    .values({
      ...{ ...of, mode: 'catalogue', outcome: 'complete', problem: null, requests: 3, bytes: 4096, duration_ms: 250 },
      ...{ products: 4, changed: 1, signals: ['modified', 'stock'] },
    })
    .execute();
  await t.database
    .insertInto('evidence')
    .values({
      ...{ ...of, product_id: shop.products[0]!, seen_at: at, kind: 'stock', classified_as: 'sale', weight: 1 },
      ...{ why: 'stock-fell', before: '5', after: '3', units: 2 },
      adds: JSON.stringify([{ day: '2026-11-20', seen: 1, orders: 1.25, units: 2, revenue: 20 }]),
    })
    .execute();
  for (const productId of [0, shop.products[0]!])
    await t.database
      .insertInto('restatement')
      .values({
        ...{ store_id: shop.id, product_id: productId, day: '2026-11-10', at, why: 'later-reading' },
        ...{ orders: 1, units: 1, revenue: 10, revenue_usd: 10 },
        ...{ new_orders: 2, new_units: 2, new_revenue_usd: 20 },
      })
      .execute();
  await t.database
    .insertInto('store_signal')
    .values({
      ...{ store_id: shop.id, kind: 'rank', state: 'alive', source: 'collection', evidence: '{}' },
      since: at,
    })
    .execute();
  const [a, b, c] = shop.products as [number, number, number];
  for (const [day, product_ids] of [
    ['2026-11-14', [a, b, c]],
    ['2026-11-20', [b, a]],
  ] as const)
    await t.database
      .insertInto('ranking_day')
      .values({ store_id: shop.id, day, read_at: new Date(`${day}T12:00:00Z`), product_ids: [...product_ids] })
      .execute();
}

async function ring(): Promise<void> {
  for (const account_id of ['anna', 'carl'])
    await t.database
      .insertInto('alert_rule')
      .values({
        ...{ id: `rule-${account_id}`, account_id, name: 'Prices', condition: '{"kind":"price"}' },
        ...{ cool_down_hours: 0, created_at: new Date(NOW_MS - DAY_MS), covers_since: new Date(NOW_MS - DAY_MS) },
      })
      .execute();
  const rang = Array.from({ length: RANG }, (_, index) => new Date(NOW_MS - index * 60_000));
  const change = { ratio: 0.5, low: 0.4, high: 0.65, isSure: true };
  await t.database
    .insertInto('alert_ring')
    .values(
      rang.map((at) => ({
        ...{
          rule_id: 'rule-anna',
          account_id: 'anna',
          store_id: shop.id,
          product_id: shop.products[0]!,
          kind: 'price',
        },
        ...{ at, seen_at: at, rang_at: at, is_late: false },
        detail: JSON.stringify({ storeName: 'Shop', title: 'Mug', before: 10, after: 8, currency: 'USD', change }),
      })),
    )
    .execute();
}

async function bringFriends(): Promise<void> {
  const joined_at = new Date(NOW_MS - 30 * DAY_MS);
  await t.database
    .insertInto('referral')
    .values(Array.from({ length: 201 }, () => ({ referrer_id: 'anna', friend_id: null, joined_at, state: 'joined' })))
    .execute();
  await t.database
    .insertInto('referral_credit')
    .values({ account_id: 'anna', at: new Date(NOW_MS - DAY_MS), months: 1 })
    .execute();
}

const QUERIES: Partial<Record<FileName, string>> = { getComparison: '?of=' };
const addressOf = (name: FileName) => {
  const { path } = ENDPOINTS[name];
  const id = path.startsWith('/api/products') ? product : String(shop.id);
  const query = QUERIES[name];
  return fillPath(path, { id }) + (query ? query + shop.id : '');
};

test('the calls declared to answer with a file are those that do', () => {
  const declared = Object.entries<Endpoint>(ENDPOINTS).filter(([, { asFile }]) => asFile);
  expect(declared.map(([name]) => name).toSorted()).toEqual([...FILE_NAMES].toSorted());
});

test.each(FILE_NAMES)('%s gives the same columns as CSV and as a workbook, which explains itself', async (name) => {
  const csv = await csvAt(t, addressOf(name), 'ben');
  expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const { columns, rows, about } = await rowsAt(t, addressOf(name), 'carl');
  expect([columns, rows.length]).toEqual([csv.columns, csv.text.trimEnd().split('\n').length - 1]);
  expect(about).toMatch(/^What this is: \S/);
  expect(about).not.toMatch(/undefined/);
  const hasRanges = columns.some((column) => column.endsWith('_low'));
  expect([/95 of 100 cases/.test(about), /An empty cell/.test(about)]).toEqual([hasRanges, hasRanges]);
  for (const column of columns.filter((known) => /^(orders|revenue_usd|previous_orders)$/.test(known)))
    if (!/Restatements/.test(name))
      expect(columns).toEqual(expect.arrayContaining([`${column}_low`, `${column}_high`]));
});

describe('as a file', () => {
  const first = async (path: string) => (await rowsAt(t, path)).rows[0];
  const of = (part: string) => `/api/stores/${shop.id}/${part}`;

  test('the events of a store have all their details, with what changed', async () => {
    const { rows } = await rowsAt(t, of('events'));
    const byKind = Object.fromEntries(rows.map((row) => [row.kind, row]));
    expect(byKind.sale_started).toMatchObject({ products: 3, share_of_products: 0.75, discount: 0.2, title: null });
    expect(byKind.price).toMatchObject({ previous_price: 10, price: 8, currency: 'USD', product_id: product });
    expect(byKind.edited!.edits).toBe('title: Mug → Cup; labels: +new');
    expect(byKind.restocked).toMatchObject({ restocked_units: 12 });
    expect((await rowsAt(t, of('events?kind=price&pageSize=10'))).rows.map(({ kind }) => kind)).toEqual(['price']);
    expect((await rowsAt(t, `/api/products/${product}/events`)).rows.map(({ kind }) => kind)).toEqual(['price']);
  });

  test('happenings of my stores have the period, and the orders with their ranges', async () => {
    const { rows, about } = await rowsAt(t, '/api/analytics/happenings');
    const { json } = await call(t, 'GET', '/api/analytics/happenings');
    expect(rows.map(({ kind, day }) => [kind, day])).toEqual(
      json.items.map(({ kind, on }: { kind: string; on: string }) => [kind, on]),
    );
    const moved = rows.find(({ kind, title }) => kind === 'moved' && title === null)!;
    expect(moved).toMatchObject({ detail: 'up', store: 'shop.example', orders: 240, change_is_sure: true });
    expect(Number(moved.orders_low)).toBeLessThan(240);
    expect(Number(moved.change_low)).toBeGreaterThan(0);
    expect(about).toContain('Period: 2026-11-15 – 2026-11-21 (UTC days)');
  });

  test("a store's sales events have their effect on orders", async () => {
    const { json } = await call(t, 'GET', of('sales'));
    expect(await first(of('sales'))).toMatchObject({
      ended_at: null,
      products: 3,
      discount: 0.2,
      share_of_products: 0.75,
    });
    expect(json.total).toBe(1);
  });

  test('readings have their results and their cost', async () => {
    expect(await first(of('readings'))).toMatchObject({
      ...{ at: new Date(NOW_MS - HOUR_MS).toISOString(), read: 'catalogue', outcome: 'complete', problem: null },
      ...{ products: 4, changed_products: 1, signals: 'modified stock', requests: 3, bytes: 4096, duration_ms: 250 },
    });
    const { rows, about } = await rowsAt(t, of('readings?day=2026-11-20'));
    expect([rows.length, about.includes('Period: 2026-11-20 – 2026-11-20')]).toEqual([0, true]);
  });

  test('sightings have how they were classified and what they add', async () => {
    expect(await first(of('evidence'))).toMatchObject({
      ...{ signal: 'stock', product_id: product, classified_as: 'sale', why: 'stock-fell', before: '5', after: '3' },
      ...{ weight: 1, days: '2026-11-20', adds_orders: 1.3, adds_units: 2, adds_in_store_currency: 20 },
    });
    expect((await rowsAt(t, `/api/products/${product}/evidence`)).rows).toHaveLength(1);
  });

  test('revised numbers have their earlier values', async () => {
    const revised = { day: '2026-11-10', previous_orders: 1, orders: 2, previous_revenue_usd: 10, revenue_usd: 20 };
    for (const path of [of('restatements'), `/api/products/${product}/restatements`])
      expect(await first(path)).toMatchObject({ ...revised, why: 'later-reading' });
  });

  test('a store’s own best sellers have their places and figures', async () => {
    const { rows } = await rowsAt(t, of('best-sellers'));
    expect(rows.map(({ place, previous_place, places }) => [place, previous_place, places])).toEqual([
      [1, 2, '2 1'],
      [2, 1, '1 2'],
    ]);
    expect(rows[1]).toMatchObject({ id: product, orders: 240 });
    expect((await rowsAt(t, of('best-sellers?sortBy=fallen'))).rows.map(({ place }) => place)).toEqual([2]);
  });

  test('moving products name their list, or are of one list alone', async () => {
    const { rows } = await rowsAt(t, '/api/analytics/products/overview', 'carl');
    const rising = rows.filter(({ list }) => list === 'risingProducts');
    expect(rising.map(({ id, orders }) => [id, orders])).toEqual([[product, 240]]);
    expect(rows.filter(({ list }) => list === 'topProducts')).toHaveLength(4);
    const alone = await rowsAt(t, '/api/analytics/products/overview?list=risingProducts', 'carl');
    expect(alone.rows).toEqual(rising);
    const { json } = await call(t, 'GET', '/api/analytics/products/overview?list=risingProducts');
    expect([json.risingProducts.length, json.topProducts.length]).toEqual([1, 0]);
  });

  test('alerts that rang are all there, not only the latest hundred', async () => {
    const { rows } = await rowsAt(t, '/api/alerts/rings', 'anna');
    expect(rows).toHaveLength(RANG);
    expect(rows[0]).toMatchObject({
      ...{ rule: 'Prices', kind: 'price', store: 'Shop', title: 'Mug', before: 10, after: 8, currency: 'USD' },
      ...{ change: -0.5, change_low: -0.6, change_high: -0.35, change_is_sure: true, nothing: false },
    });
    expect((await call(t, 'GET', '/api/alerts/rings')).json.items).toHaveLength(100);
    expect((await rowsAt(t, '/api/alerts/rings', 'carl')).rows).toEqual([]);
  });

  test('friends and credits are all there, newest first', async () => {
    const { rows } = await rowsAt(t, '/user/referrals');
    expect([rows.length, rows[0]!.kind, rows[0]!.months, rows[1]!.kind, rows[1]!.state]).toEqual([
      ...[202, 'earned', 1],
      ...['friend', 'joined'],
    ]);
  });
});

test('a file shows no more than its page does', async () => {
  for (const part of ['events', 'sales', 'readings', 'best-sellers', 'evidence', 'restatements'])
    expect((await csvAt(t, `/api/stores/${shop.id}/${part}`, 'dora')).json.code).toBe('not-found');
  const refused = await csvAt(t, '/api/analytics/products/overview', 'dora');
  expect([refused.status, refused.json.code]).toEqual([403, 'plan-feature-required']);
  expect((await csvAt(t, '/api/stores/999999999999999999/events')).status).toBe(404);
  expect((await csvAt(t, '/api/analytics/products/overview?list=best')).json.code).toBe('invalid-input');
});
