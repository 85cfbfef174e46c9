import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { InitialData } from '#contract/initial-data.ts';
import { BLANK } from '#contract/page-blanks.ts';
import { createAccount, TEST_SETTINGS, type TestApp, testApp } from '../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore } from '../testing/test-sales.ts';

const web = mkdtempSync(join(tmpdir(), 'tillwatch-initial-data-'));
const settings = { ...TEST_SETTINGS, config: { ...TEST_SETTINGS.config, appId: '</script><script>' } };
let t: TestApp;
let shop: TestStore;
beforeAll(async () => {
  writeFileSync(
    join(web, 'index.html'),
    `<script id="config">${BLANK.config}</script><script id="initial-data">${BLANK.initialData}</script>`,
  );
  t = await testApp({ webFolder: web, settings });
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createAccount(t.database, 'ben');
  shop = await createReadStore(t.database, {
    ...{ host: 'shop.example', name: '</script>Tea House', products: 1, watchedBy: ['anna'] },
  });
  for (const [day, orders] of [
    ['2026-11-13', 5],
    ['2026-11-20', 50],
  ] as const)
    await recordDay(t.database, shop, day, { orders }, shop.products[0]);
});
afterAll(async () => {
  await t?.close();
  rmSync(web, { recursive: true });
});

async function documentFor(url: string, cookie?: string) {
  const { headers, body } = await t.app.inject({ url, headers: { accept: 'text/html', ...(cookie && { cookie }) } });
  const inside = (id: string) => new RegExp(`<script id="${id}">(.*?)</script>`).exec(body)?.[1] ?? '';
  const data: InitialData | null = JSON.parse(inside('initial-data'));
  return { data, config: JSON.parse(inside('config')), kept: headers['cache-control'], body };
}

/** Retries, because a document does not wait for slow data, and a busy machine's first answer is slow. */
const initialDataOnceWarm = (url: string, cookie: string) =>
  vi.waitFor(
    async () => {
      const given = await documentFor(url, cookie);
      expect(given.data).not.toBeNull();
      return given;
    },
    { timeout: 20_000 },
  );

test('the overview contains what happened before any script has loaded, in each language, only for its member', async () => {
  const { data, kept } = await initialDataOnceWarm('/overview', 'a=b; __Host-session=anna');
  expect(kept).toBe('no-store');
  expect(data).toMatchObject({ accountId: 'anna', happenings: { items: [{ kind: 'moved' }, { kind: 'moved' }] } });
  const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '');
  expect(data!.texts!.en!.title).toBe('What happened');
  expect(plain(data!.texts!.en!.sentences[0])).toContain('</script>Tea House sold more: 50 orders');
  expect(plain(data!.texts!.fr!.sentences[0])).toContain('50 commandes');
  expect(plain(data!.texts!.ar!.sentences[0])).toContain('50 طلبًا');
});

test('the page of a store or product contains its name, for those who may see it', async () => {
  const cookie = '__Host-session=anna';
  const product = `${shop.id}-${shop.products[0]}`;
  for (const [url, title] of [
    [`/stores/${shop.id}`, '</script>Tea House'],
    [`/stores/${shop.id}/products?dateRange=TODAY`, '</script>Tea House'],
    [`/database/stores/${shop.id}`, '</script>Tea House'],
    [`/products/${product}`, 'Product 1 of </script>Tea House'],
    [`/database/products/${product}/origins`, 'Product 1 of </script>Tea House'],
  ] as const)
    expect([url, (await initialDataOnceWarm(url, cookie)).data]).toEqual([url, { accountId: 'anna', title }]);
  for (const url of [
    ...[`/stores/${shop.id}`, `/products/${product}`, `/database/stores/${shop.id}`, `/database/products/${product}`],
    ...['/stores/99999999999999999999', '/stores/1-2-3', '/products/7'],
  ])
    expect([url, (await documentFor(url, '__Host-session=ben')).data]).toEqual([url, null]);
});

test('the name is read without the calls that compute all figures', async () => {
  const asked = vi.spyOn(t.app, 'inject');
  await initialDataOnceWarm(`/stores/${shop.id}`, '__Host-session=anna');
  const addresses = asked.mock.calls.map(([call]: unknown[]) => (call as { url: string }).url);
  expect(new Set(addresses)).toEqual(new Set([`/stores/${shop.id}`]));
  asked.mockRestore();
});

test('visitors, and members without news, get the common document', async () => {
  for (const [url, cookie] of [
    ['/overview', undefined],
    ['/overview', '__Host-session='],
    ['/overview', '__Host-session=ben'],
    ['/overview?dateRange=TODAY', '__Host-session=anna'],
    ['/stores', '__Host-session=anna'],
    [`/stores/${shop.id}/shop.css`, '__Host-session=anna'],
  ] as const) {
    const { data, kept } = await documentFor(url, cookie);
    expect([url, cookie, data, kept]).toEqual([url, cookie, null, 'no-cache']);
  }
});

test("the document contains the deployment's config, and no text in it ends its element", async () => {
  const { config, body } = await initialDataOnceWarm('/overview', '__Host-session=anna');
  expect(config).toEqual(settings.config);
  expect(body.split('</script>')).toHaveLength(3);
});
