import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageRequest } from '#questions/lists/page.ts';
import { call, createAccount, type TestApp, testApp } from '../testing/test-app.ts';
import { csvAt, sheetsAt } from '../testing/test-files.ts';
import { createReadStore, recordDay } from '../testing/test-sales.ts';
import { pagesOf } from './table.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna');
  await createAccount(t.database, 'ben', 'STANDARD');
  await createAccount(t.database, 'carl', 'BASIC');
  const store = await createReadStore(t.database, {
    host: 'shop.example',
    name: '=HYPERLINK("x")',
    products: 12,
    watchedBy: ['anna', 'carl'],
  });
  await recordDay(t.database, store, '2026-11-20', { orders: 4, variance: 1 }, store.products[2]);
});
afterAll(() => t?.close());

const ask = (url: string, as?: string) => csvAt(t, url, as);
const sheets = (url: string, as?: string) => sheetsAt(t, url, as);

const tenth = (value: number) => Number(value.toFixed(1));

describe('a list as CSV', () => {
  test('holds every row that matches the filters, whatever the page', async () => {
    const { status, headers, rows, columns } = await ask('/api/products?page=1&pageSize=10');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.split(',')[columns.indexOf('title')]).toContain('Product 3 of');
    expect((await ask('/api/products?page=1&pageSize=10&sales=without')).rows).toHaveLength(11);
    expect((await ask('/api/products?q=product+7')).rows).toHaveLength(1);
  });

  test('gives each number with its range and its basis', async () => {
    const { columns, rows } = await ask('/api/products?q=product+3');
    const { json } = await call(t, 'GET', '/api/products?q=product+3');
    const { orders } = json.items[0];
    const cells = rows[0]!.split(',');
    const cell = (name: string) => cells[columns.indexOf(name)];
    expect([cell('orders'), cell('orders_low'), cell('orders_high'), cell('orders_basis')]).toEqual(
      [orders.value, tenth(orders.low), tenth(orders.high), orders.basis].map(String),
    );
  });

  test("also shows amounts in the reader's currency, and times in their zone", async () => {
    const before = await ask('/api/products');
    await t.database
      .insertInto('fx_rate')
      .values({ currency: 'EUR', day: '2026-11-20', usd: 1.25 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await call(t, 'PATCH', '/user/preferences', {
      as: 'anna',
      body: { currency: 'EUR', timeZone: 'Asia/Kathmandu' },
    });
    const { columns, rows } = await ask('/api/products');
    const { json } = await call(t, 'GET', '/user/preferences', { as: 'anna' });
    await call(t, 'PATCH', '/user/preferences', { as: 'anna', body: { currency: 'USD', timeZone: null } });
    expect(rows[0]!.split(',')[columns.indexOf('first_seen_at')]).toMatch(/\+05:45$/);
    expect(columns.slice(0, before.columns.length)).toEqual(before.columns);
    expect(columns).toContain('revenue_eur_low');
    const cell = (name: string) => Number(rows[0]!.split(',')[columns.indexOf(name)]);
    expect(cell('revenue_usd')).toBeGreaterThan(0);
    expect(cell('revenue_eur')).toBeCloseTo(cell('revenue_usd') * json.unitsPerUsd, 1);
  });

  test('contains no formula from a store', async () => {
    expect((await ask('/api/stores')).rows[0]).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('has the same guards as its list', async () => {
    const refused = await ask('/api/database/products?tags=TOYS');
    expect([refused.status, refused.json.code]).toEqual([403, 'plan-feature-required']);
    expect((await ask('/api/database/products?tags=TOYS', 'ben')).status).toBe(200);
    expect((await ask('/api/stores?sortBy=luck')).json.code).toBe('invalid-input');
    expect((await call(t, 'GET', '/api/stores', { as: null, accept: 'text/csv' })).status).toBe(401);
  });

  test('is limited, so that nobody can make us read lists without end', async () => {
    await createAccount(t.database, 'eager');
    let last = 200;
    for (let index = 0; index < 31; index++) last = (await ask('/api/stores', 'eager')).status;
    expect(last).toBe(429);
    expect((await ask('/api/stores', 'ben')).status).toBe(200);
  });
});

describe('a list as a workbook', () => {
  test('has its rows and, on a second sheet, an explanation', async () => {
    const [data, about] = await sheets('/api/products?q=product+3');
    const [names = [], row = []] = data!.data;
    const cell = (name: string) => row[names.indexOf(name)];
    const { json } = await call(t, 'GET', '/api/products?q=product+3');
    const { orders, title } = json.items[0];
    expect([cell('title'), cell('orders'), cell('practice')]).toEqual([title, orders.value, false]);
    expect(cell('orders_low')).toBeCloseTo(orders.low, 1);
    expect([data!.sheet, about!.sheet]).toEqual(['Data', 'About']);
    const told = about!.data.map(([heading, text]) => `${heading}: ${text}`).join('\n');
    expect(told).toContain('Period: 2026-11-15 – 2026-11-21 (UTC days)');
    expect(told).toMatch(/US dollars/);
    expect(told).toMatch(/95 of 100 cases/);
  });

  test('is in the language of its reader', async () => {
    const language = (to: string) =>
      t.database.updateTable('account').set({ language: to }).where('id', '=', 'anna').execute();
    await language('ar');
    expect((await sheets('/api/stores'))[1]!.sheet).toBe('حول الملف');
    await language('en');
  });

  test('contains a title unchanged, never as a formula, and no character that breaks the file', async () => {
    const rename = (title: string) =>
      t.database.updateTable('store').set({ name: title }).where('host', '=', 'shop.example').execute();
    await rename('=1+1 \u0001\ufffe<&> 🫖');
    const [data] = await sheets('/api/stores');
    expect(data!.data[1]![data!.data[0]!.indexOf('name')]).toBe('=1+1 <&> 🫖');
    await rename('=HYPERLINK("x")');
  });

  test('has a trend day by day, each with its range', async () => {
    const [data] = await sheets('/api/analytics/trend?dateRange=LAST_7_DAYS&frequency=DAY');
    const [names = [], ...rows] = data!.data;
    expect(rows).toHaveLength(7);
    const day = rows.find(([from]) => String(from).startsWith('2026-11-20'))!;
    expect(day[names.indexOf('orders')]).toBe(4);
    expect(Number(day[names.indexOf('orders_low')])).toBeLessThan(4);
  });
});

describe('a comparison', () => {
  test('has one bucket a row, with its item, and is refused if one item is not accessible', async () => {
    const { id } = (await call(t, 'GET', '/api/stores')).json.items[0];
    const product = (await call(t, 'GET', '/api/products')).json.items[0];
    const url = `/api/analytics/comparison?dateRange=LAST_7_DAYS&frequency=DAY&of=${id}&of=${product.id}`;
    const { json } = await call(t, 'GET', url);
    expect(json.items.map(({ name }: { name: string }) => name)).toEqual(['=HYPERLINK("x")', product.title]);
    const [data] = await sheets(url);
    const [names = [], ...rows] = data!.data;
    expect(rows).toHaveLength(14);
    const days = rows.filter((row) => String(row[names.indexOf('from')]).startsWith('2026-11-20'));
    expect(days.map((row) => [row[0], row[names.indexOf('orders')]])).toEqual([
      [id, 4],
      [product.id, 4],
    ]);
    expect((await call(t, 'GET', `${url}&of=999`)).status).toBe(404);
    expect((await call(t, 'GET', url, { as: 'ben' })).status).toBe(404);
  });

  test('has one to five stores and products', async () => {
    for (const of of ['', '?of=shop', `?${[1, 2, 3, 4, 5, 6].map((id) => `of=${id}`).join('&')}`]) {
      const { status, json } = await call(t, 'GET', `/api/analytics/comparison${of}`);
      expect([status, json.fields[0].path]).toEqual([400, expect.stringMatching(/^of/)]);
    }
  });
});

describe('a chart', () => {
  test('of shares has a row for each country or category, with its range', async () => {
    const [countries] = await sheets('/api/analytics/countries?dateRange=LAST_7_DAYS', 'carl');
    const [names = [], row = []] = countries!.data;
    expect([row[names.indexOf('stores')], row[names.indexOf('orders')]]).toEqual([1, 4]);
    expect(row[names.indexOf('share_of_revenue')]).toBe(1);
    const [tags] = await sheets('/api/analytics/tags?dateRange=LAST_7_DAYS', 'carl');
    expect(tags!.data[0]).toEqual(expect.arrayContaining(['category', 'revenue_usd_low', 'share_of_revenue']));
  });

  test('of my stores since I joined has a row for each day, with its range', async () => {
    const [data, about] = await sheets('/api/analytics/subscription-trend', 'carl');
    const [names = [], ...rows] = data!.data;
    expect(rows.map(([day]) => String(day).slice(0, 10))).toEqual([18, 19, 20, 21].map((day) => `2026-11-${day}`));
    expect(rows[2]![names.indexOf('orders')]).toBe(4);
    expect(Number(rows[2]![names.indexOf('orders_high')])).toBeGreaterThan(4);
    expect(about!.data.flat()).toContain('2026-11-18 – 2026-11-21 (UTC days)');
    expect((await ask('/api/analytics/subscription-trend', 'anna')).json.code).toBe('plan-feature-required');
  });

  test('of my stores since I joined has no row while the clock is before that', async () => {
    await createAccount(t.database, 'dora', 'BASIC');
    const joined = { created_at: new Date('2026-11-30') };
    await t.database.updateTable('account').set(joined).where('id', '=', 'dora').execute();
    const [data, about] = await sheets('/api/analytics/subscription-trend', 'dora');
    expect(data!.data).toHaveLength(1);
    expect(about!.data.flat()).not.toContain('Period');
  });

  test('of prices has a row for each price of each variant', async () => {
    const product = (await call(t, 'GET', '/api/products')).json.items[0];
    const url = `/api/products/${product.id}/prices`;
    const { variants } = (await call(t, 'GET', url)).json;
    const [data] = await sheets(url);
    const steps = variants.flatMap(({ steps }: { steps: object[] }) => steps);
    expect(data!.data.slice(1)).toHaveLength(steps.length);
    expect(data!.data[0]).toEqual([
      'variant',
      'title',
      'from',
      'price',
      'currency',
      'compare_at_price',
      'available',
      'stock',
      'gone_at',
    ]);
  });
});

test('a HEAD request for a list as a file has no body', async () => {
  const head = await t.app.inject({
    method: 'HEAD',
    url: '/api/products',
    headers: { accept: 'text/csv', authorization: 'Bearer anna' },
  });
  expect([head.statusCode, head.headers['content-type'], head.payload]).toEqual([200, 'text/csv; charset=utf-8', '']);
});

test('a list is read page by page while it is written, and only its first page before', async () => {
  const pages: number[] = [];
  const list = async ({ page, pageSize }: PageRequest) => {
    pages.push(page);
    return { items: [page], page, pageSize, total: 3_000, totalIsCapped: false };
  };
  const table = await pagesOf({ id: (item: number) => item }, list, { page: 7, pageSize: 10 });
  expect(pages).toEqual([0]);
  const rows: unknown[] = [];
  for await (const page of table.pages) rows.push(page);
  expect([pages, rows]).toEqual([
    [0, 1, 2],
    [[[0]], [[1]], [[2]]],
  ]);
});
