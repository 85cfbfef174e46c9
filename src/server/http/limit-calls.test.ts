import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createAccount, TEST_SETTINGS, type TestApp, testApp } from '../testing/test-app.ts';
import { callLimits } from './call-limits.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ settings: { ...TEST_SETTINGS, callLimits: callLimits(5) } });
  await createAccount(t.database, 'anna');
  await createAccount(t.database, 'ben');
});
afterAll(() => t?.close());

test('an account may read so often a minute, by all calls together; other accounts and its writes are not limited', async () => {
  const urls = ['/user/info', '/api/stores', '/api/products', '/api/tags', '/api/nothing', '/user/billing'];
  const statuses = [];
  for (const url of urls) statuses.push((await call(t, 'GET', url)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 404, 200]);
  const refused = await call(t, 'GET', '/user/info');
  expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([429, 'too-many-requests', '60']);
  expect((await call(t, 'HEAD', '/user/info')).status).toBe(429);
  expect((await call(t, 'DELETE', '/user/picture')).status).toBe(204);
  expect((await call(t, 'GET', '/user/info', { as: 'ben' })).status).toBe(200);
});

test('lists as files have a limit of their own', async () => {
  const wide = await testApp();
  await createAccount(wide.database, 'anna');
  const statuses = [];
  for (let count = 0; count < 31; count++)
    statuses.push((await call(wide, 'GET', '/api/stores', { accept: 'text/csv' })).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  expect((await call(wide, 'GET', '/api/stores')).status).toBe(200);

  const share = { kind: 'list', name: 'Mine', target: '/api/stores' };
  const { address } = (await call(wide, 'POST', '/user/shares', { body: share })).json;
  const opened = [];
  for (let count = 0; count < 31; count++)
    opened.push((await call(wide, 'GET', address.replace('http://localhost', ''), { as: null })).status);
  expect(opened).toEqual([...Array(30).fill(200), 429]);
  await wide.close();
});

test('previews of a list before it is shared or sent are limited', async () => {
  const wide = await testApp();
  await createAccount(wide.database, 'anna');
  const share = { kind: 'list', name: 'Mine', target: '/api/stores/7/products' };
  const sent = { name: 'Mine', target: '/api/stores/7/products', every: 'day' };
  const statuses = [];
  for (let count = 0; count < 15; count++)
    for (const [url, body] of [
      ['/user/shares', share],
      ['/user/exports', sent],
    ] as const)
      statuses.push((await call(wide, 'POST', url, { body })).status);
  expect(statuses).toEqual(Array(30).fill(404));
  expect((await call(wide, 'POST', '/user/shares', { body: share })).status).toBe(429);
  expect((await call(wide, 'POST', '/user/exports', { body: sent })).status).toBe(429);
  await wide.close();
});
