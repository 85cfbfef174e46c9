import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createAccount, type TestApp, testApp } from '../testing/test-app.ts';
import { createReadStore } from '../testing/test-sales.ts';

let t: TestApp;
let paths: Record<string, { get?: object }>;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createReadStore(t.database, { host: 'a.example', products: 1, watchedBy: ['anna'] });
  paths = (await call(t, 'GET', '/api/openapi.json', { as: null })).json.paths;
});
afterAll(() => t?.close());

const addressOf = (path: string) => path.replace(/\{\w+\}/, path.includes('products/') ? '1-1' : '1');

test('a HEAD request is answered like its GET, without the body', async () => {
  const addresses = Object.entries(paths).flatMap(([path, { get }]) => (get ? [addressOf(path)] : []));
  expect(addresses.length).toBeGreaterThan(35);
  for (const url of [...addresses, '/api/stores/99', '/api/products?page=x', '/api/nothing', '/nothing', '/api/docs'])
    for (const accept of ['application/json', 'text/csv']) {
      const [get, head] = [await call(t, 'GET', url, { accept }), await call(t, 'HEAD', url, { accept })];
      expect([url, head.status, namesOf(head), head.text]).toEqual([url, get.status, namesOf(get), '']);
      // metrics count these calls too, so their length changes
      if (url !== '/metrics')
        expect([url, head.headers['content-length']]).toEqual([url, get.headers['content-length']]);
    }
});

/** All headers except the one that says how the body is transferred. */
function namesOf({ headers }: { headers: object }): string[] {
  return Object.keys(headers).filter((name) => name !== 'transfer-encoding');
}
