import { expect, test } from 'vitest';
import type { Fault } from './faults.ts';
import { openPracticeStore } from './practice-stores.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const LISTS = { tidewick: '/products.json?limit=20', ormeline: '/wp-json/wc/store/v1/products?per_page=20' };

function openWith(key: keyof typeof LISTS, ...faults: Fault[]) {
  const store = openPracticeStore(key, { now: NOW, startsAt: NOW - 3 * 86_400_000 });
  for (const fault of faults) store.faults.add(fault);
  return {
    store,
    get: (url: string = LISTS[key], at = NOW) => store.handle({ method: 'GET', url }, at),
  };
}

test('a throttled host says so as often as the fault is set to strike', () => {
  const { get } = openWith('tidewick', { kind: 'throttled', status: 429, retryAfterSeconds: 30, times: 2 });
  expect(get()).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
  expect(get().status).toBe(429);
  expect(get().status).toBe(200);
});

test('WooCommerce throttles with 400 and a code', () => {
  const answer = openWith('ormeline', { kind: 'throttled', status: 400 }).get();
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body.toString())).toMatchObject({ code: 'rate_limit_exceeded' });
});

test('a fault is limited to its paths and its hours', () => {
  const { get } = openWith('tidewick', {
    kind: 'server-error',
    status: 503,
    paths: /^\/products\.json/u,
    fromMs: NOW,
    untilMs: NOW + 60_000,
  });
  expect(get('/robots.txt').status).toBe(200);
  expect(get().status).toBe(503);
  expect(get(LISTS.tidewick, NOW + 60_000).status).toBe(200);
});

test('a share of requests fails', () => {
  const { get } = openWith('tidewick', { kind: 'throttled', status: 430, share: 0.3 });
  const refused = Array.from({ length: 400 }, () => get('/meta.json').status).filter((status) => status === 430).length;
  expect(refused).toBeGreaterThan(80);
  expect(refused).toBeLessThan(160);
});

test('broken JSON does not parse, and HTML comes instead of JSON', () => {
  const broken = openWith('ormeline', { kind: 'broken-json' }).get();
  expect(() => JSON.parse(broken.body.toString())).toThrow();
  expect(broken.headers['content-type']).toContain('json');
  const html = openWith('tidewick', { kind: 'html-instead' }).get();
  expect(html).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
});

test('a locked shop redirects every page to /password, except robots.txt', () => {
  const { get } = openWith('tidewick', { kind: 'password-page' });
  expect(get()).toMatchObject({ status: 302, headers: { location: '/password' } });
  expect(get('/password').status).toBe(200);
  expect(get('/robots.txt').status).toBe(200);
});

test('a shifted page repeats or skips products', () => {
  const idsOf = (body: Buffer) =>
    (JSON.parse(body.toString()) as { products: { id: number }[] }).products.map(({ id }) => id);
  const { get, store } = openWith('tidewick');
  const whole = idsOf(get('/products.json?limit=250').body);
  store.faults.add({ kind: 'page-shift', by: -3 });
  expect(idsOf(get('/products.json?limit=20&page=2').body)).toEqual(whole.slice(17, 37));
});

test('a stale copy keeps its content, and its Age grows', () => {
  const { get, store } = openWith('tidewick', { kind: 'stale', forMs: 120_000 });
  const first = get();
  const second = get(LISTS.tidewick, NOW + 90_000);
  expect(second.body.equals(first.body)).toBe(true);
  expect(second.headers).toMatchObject({ age: '90', date: new Date(NOW + 90_000).toUTCString() });
  expect(get(LISTS.tidewick, NOW + 120_000).headers.age).toBeUndefined();
  store.faults.clear();
  expect(get(LISTS.tidewick, NOW + 130_000).headers.age).toBeUndefined();
});

test('a stale copy of Varnish keeps its Date', () => {
  const { get } = openWith('tidewick', { kind: 'stale', forMs: 120_000, keepsDate: true });
  get();
  const copy = get(LISTS.tidewick, NOW + 90_000);
  expect(copy.headers).toMatchObject({ age: '90', date: new Date(NOW).toUTCString() });
});

test.each(['tidewick', 'ormeline'] as const)('the catalogue of %s can shrink to nothing', (key) => {
  const answer = openWith(key, { kind: 'empty-catalogue' }).get();
  expect(answer.status).toBe(200);
  expect(['{"products":[]}', '[]']).toContain(answer.body.toString());
});

test('a slow body is announced to its server', () => {
  expect(openWith('tidewick', { kind: 'slow-body', delayMs: 5_000 }).get().slowBodyMs).toBe(5_000);
});
