import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signWebhook } from '#billing/providers/signature.ts';
import { setOperator } from '#identity/operator/set-operator.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../testing/test-app.ts';
import { SANDBOX_SECRET } from '../testing/test-billing.ts';
import { createReadStore } from '../testing/test-sales.ts';

type Parameter = { name: string; in: string; schema?: { default?: number } };
type Operation = { parameters?: Parameter[]; requestBody?: { content: object } };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const isOfJson = ({ requestBody }: Operation) => 'application/json' in (requestBody?.content ?? {});
const addressOf = (path: string) => path.replace(/\{\w+\}/, path.includes('products/') ? '1-1' : '1');

let t: TestApp;
let operations: { method: Method; path: string; operation: Operation }[];
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createReadStore(t.database, { host: 'a.example', watchedBy: ['anna'] });
  const { json } = await call(t, 'GET', '/api/openapi.json', { as: null });
  // the identity wire has its own refusals, with tests of their own
  const paths = Object.entries(json.paths as Record<string, Record<string, Operation>>).filter(
    ([path]) => !/^\/v\d/.test(path),
  );
  operations = paths.flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      ...{ method: method.toUpperCase() as Method, path, operation },
    })),
  );
});
afterAll(() => t?.close());

describe('text that the database cannot store is refused with the name of its field', () => {
  test('in every path parameter', async () => {
    const withPlace = operations.filter(({ path }) => path.includes('{'));
    expect(withPlace.length).toBeGreaterThan(20);
    for (const { method, path } of withPlace) {
      const { status, json } = await call(t, method, path.replace(/\{\w+\}/, 'a%00b'));
      expect([method, path, status, json.code]).toEqual([method, path, 400, 'invalid-input']);
      expect(json.fields[0].path).toBe(/\{(\w+)\}/.exec(path)![1]);
    }
  });

  test('in every query', async () => {
    const asking = operations.filter(({ operation }) => operation.parameters?.some((one) => one.in === 'query'));
    expect(asking.length).toBeGreaterThan(15);
    for (const { method, path, operation } of asking) {
      for (const { name } of operation.parameters!.filter((one) => one.in === 'query')) {
        const url = `${addressOf(path)}?${name}=a%00`;
        const { status, json } = await call(t, method, url);
        expect([url, status, json.fields?.[0].path]).toEqual([url, 400, expect.stringMatching(new RegExp(`^${name}`))]);
      }
    }
  });

  test.each(['a\0b', 'half \ud83d', ['deep', { er: '\0' }]])('in every body: %j', async (text) => {
    for (const { method, path } of operations.filter(
      (one) => isOfJson(one.operation) && !one.path.startsWith('/webhooks'),
    )) {
      const url = addressOf(path);
      const { status, json } = await call(t, method, url, { body: { more: text } });
      // OAuth has its own errors, and assistants are authenticated before their body is read
      if (path === '/register') expect([status, json.error]).toEqual([400, 'invalid_client_metadata']);
      else if (path === '/mcp') expect(status).toBe(401);
      else expect([url, status, json.code]).toEqual([url, 400, 'invalid-input']);
    }
  });

  test('and in a body that is as deep as it is long', async () => {
    const headers = { authorization: 'Bearer anna', 'content-type': 'application/json' };
    const payload = `{"url":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const answer = await t.app.inject({ method: 'POST', url: '/api/stores/check', headers, payload });
    expect(answer.statusCode).toBe(400);
  });

  test('and in a search', async () => {
    const { status, json } = await call(t, 'GET', '/api/products?q=a%00');
    expect([status, json.fields]).toEqual([400, [{ path: 'q', message: expect.stringContaining('NUL') }]]);
  });
});

describe('an odd but correctly signed message of the payment provider', () => {
  const subscription = {
    ...{ kind: 'subscription', id: 'sub_1', plan: 'BASIC', status: 'active', createdAt: NOW_MS, trialEndsAt: null },
    ...{ periodStartsAt: NOW_MS, periodEndsAt: NOW_MS, cancelAt: null, nextChargeMinor: 1, currency: 'USD' },
    paymentMethod: null,
  };
  const payment = {
    ...{ kind: 'transaction', id: 'txn_1', subscriptionId: 'sub_1', status: 'paid', origin: 'payment', plan: 'BASIC' },
    ...{ at: NOW_MS, periodStartsAt: null, periodEndsAt: null, totalMinor: 1, taxMinor: 0, currency: 'USD' },
    ...{ payer: null, paymentMethod: null },
  };
  const message = {
    ...{ event_id: 'evt_1', event_type: 'x', occurred_at: '2026-11-21T10:00:00.000Z', account_id: 'anna' },
    data: subscription as object | null,
  };
  test.each([
    ['a NUL in its id', { ...message, event_id: 'a\0' }],
    ['a NUL in its account', { ...message, account_id: 'a\0' }],
    ['a NUL in the id of its subscription', { ...message, data: { ...subscription, id: 's\0' } }],
    ['half a letter', { ...message, event_type: '\ud83d' }],
    ['an id too long for an index', { ...message, event_id: 'e'.repeat(9_000) }],
    ['the year 0', { ...message, occurred_at: '0000-01-01T00:00:00.000Z', data: null }],
    ...['createdAt', 'trialEndsAt', 'periodStartsAt', 'periodEndsAt', 'cancelAt'].flatMap((field) =>
      [8.64e15 + 1, 8.64e15, -8.64e15, 300_000_000_000_000].map((at): [string, object] => [
        `${field} at ${at}`,
        { ...message, event_id: `${field} ${at}`, data: { ...subscription, [field]: at } },
      ]),
    ),
    ['a payment past all dates', { ...message, event_id: 'p1', data: { ...payment, at: 8.64e15 + 1 } }],
    ['more money than there is', { ...message, event_id: 'p2', data: { ...payment, totalMinor: 2 ** 53 - 1 } }],
    ['a currency that is none', { ...message, event_id: 'p3', data: { ...payment, currency: '€ or so' } }],
  ])('%s is not an error of ours', async (_name, body) => {
    const payload = JSON.stringify(body);
    const headers = { 'sandbox-signature': signWebhook(payload, SANDBOX_SECRET, NOW_MS) };
    const answer = await t.app.inject({ method: 'POST', url: '/webhooks/sandbox', payload, headers });
    expect([200, 400]).toContain(answer.statusCode);
    for (const url of ['/user/billing', '/user/transactions', '/user/info'])
      expect((await call(t, 'GET', url)).status).toBe(200);
  });
});

describe('pages', () => {
  const paged = () => operations.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'page'));

  test('end after ten thousand rows, in every list', async () => {
    expect(paged().length).toBeGreaterThan(15);
    await setOperator(t.database, 'anna', true);
    for (const { path, operation } of paged()) {
      const size = operation.parameters!.find(({ name }) => name === 'pageSize')!.schema!.default!;
      const url = addressOf(path);
      const last = await call(t, 'GET', `${url}?page=${10_000 / size - 1}`);
      expect([url, last.json.code ?? 'page']).not.toContain('page-too-deep');
      const { status, json } = await call(t, 'GET', `${url}?page=${10_000 / size}`);
      expect([url, status, json.code, json.limit]).toEqual([url, 400, 'page-too-deep', 10_000]);
      expect(json.fields).toEqual([{ path: 'page', message: `at most ${10_000 / size - 1} with this pageSize` }]);
      expect((await call(t, 'GET', `${url}?page=100001`)).json.code).toBe('invalid-input');
    }
  });
});
