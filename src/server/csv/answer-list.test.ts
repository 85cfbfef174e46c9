import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, createAccount, type TestApp, testApp } from '../testing/test-app.ts';
import { createReadStore, recordDay } from '../testing/test-sales.ts';
import { answerList } from './answer-list.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna');
  await createAccount(t.database, 'ben', 'STANDARD');
  const store = await createReadStore(t.database, {
    host: 'shop.example',
    name: '=HYPERLINK("x")',
    products: 12,
    watchedBy: ['anna'],
  });
  await recordDay(t.database, store, '2026-11-20', { orders: 4, variance: 1 }, store.products[2]);
});
afterAll(() => t?.close());

const ask = async (url: string, as = 'anna') => {
  const answer = await call(t, 'GET', url, { as, accept: 'text/csv' });
  const [heading = '', ...rows] = answer.text.replace('\ufeff', '').trimEnd().split('\n');
  return { ...answer, columns: heading.split(','), rows };
};

describe('a list as CSV', () => {
  test('holds every row that the filters leave, whatever the page', async () => {
    const { status, headers, rows, columns } = await ask('/api/products?page=1&pageSize=10');
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.split(',')[columns.indexOf('title')]).toContain('Product 3 of');
    expect((await ask('/api/products?page=1&pageSize=10&sales=without')).rows).toHaveLength(11);
    expect((await ask('/api/products?q=product+7')).rows).toHaveLength(1);
  });

  test('gives each number with its range and what it rests on', async () => {
    const { columns, rows } = await ask('/api/products?q=product+3');
    const { json } = await call(t, 'GET', '/api/products?q=product+3');
    const { orders } = json.items[0];
    const cells = rows[0]!.split(',');
    const cell = (name: string) => cells[columns.indexOf(name)];
    expect([cell('orders'), cell('orders_low'), cell('orders_high'), cell('orders_basis')]).toEqual(
      [orders.value, orders.low, orders.high, orders.basis].map(String),
    );
  });

  test('has no formula of a store in it', async () => {
    expect((await ask('/api/stores')).rows[0]).toContain(`"'=HYPERLINK(""x"")"`);
  });

  test('passes the gates of its list', async () => {
    const refused = await ask('/api/database/products?tags=TOYS');
    expect([refused.status, refused.json.code]).toEqual([403, 'plan-feature-required']);
    expect((await ask('/api/database/products?tags=TOYS', 'ben')).status).toBe(200);
    expect((await ask('/api/stores?sortBy=luck')).json.code).toBe('invalid-input');
    expect((await call(t, 'GET', '/api/stores', { as: null, accept: 'text/csv' })).status).toBe(401);
  });

  test('is no way to make us read lists without end', async () => {
    await createAccount(t.database, 'eager');
    let last = 200;
    for (let index = 0; index < 31; index++) last = (await ask('/api/stores', 'eager')).status;
    expect(last).toBe(429);
    expect((await ask('/api/stores', 'ben')).status).toBe(200);
  });
});

test('asked for its headers alone, a list as CSV is not read to its end', async () => {
  const pages: number[] = [];
  const app = Fastify();
  app.get<{ Querystring: { page: number; pageSize: number } }>('/', (request, reply) =>
    answerList({ query: request.query, request, reply }, { id: (item: number) => item }, async ({ page, pageSize }) => {
      pages.push(page);
      return { items: [page], page, pageSize, total: 3_000, totalIsCapped: false };
    }),
  );
  const asFile = { accept: 'text/csv' };
  const head = await app.inject({ method: 'HEAD', url: '/', headers: asFile });
  expect([head.statusCode, head.headers['content-type'], pages]).toEqual([200, 'text/csv; charset=utf-8', [0]]);
  await app.inject({ url: '/', headers: asFile });
  expect(pages).toEqual([0, 0, 1, 2]);
  await app.close();
});
