import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer } from '../../fetch/fetcher.ts';
import { inspectStore, readStore } from '../../inspect-store.ts';
import { jsonOf } from '../answer/read-json.ts';
import { parseSitemap } from '../answer/read-sitemap.ts';
import { pageProduct } from '../generic/product-form.ts';
import { getPlatform } from '../platforms.ts';
import { productsPage } from '../shopify/products-json.ts';
import { wooProduct } from '../woocommerce/product-form.ts';
import { siteOf } from './shops.ts';

const FORM = { origin: 'https://shop.com', currency: 'USD', stamps: new Map(), areOwnStampsAlive: true };

function answerOf(body: string | Buffer): FetchAnswer {
  const bytes = Buffer.from(body as string);
  return {
    url: 'https://shop.com/x',
    status: 200,
    headers: {},
    body: bytes,
    bytes: bytes.length,
    at: Date.UTC(2026, 10, 21),
  };
}

function variant(id: unknown, price: unknown): Record<string, unknown> {
  return { id, title: 'One', price, compare_at_price: '', sku: '', available: true };
}

function shopifyProduct(id: unknown, price: unknown, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    title: 'Tea',
    handle: 'tea',
    images: [],
    tags: [],
    variants: [variant(Number(id) * 10, price)],
    ...more,
  };
}

describe('products.json', () => {
  test.each([['12,12'], ['1e308'], [1e308], ['-1.00'], ['NaN'], [null], [{}], [[]], [undefined]])(
    'leaves a product that costs %s out, and the others are read',
    (price) => {
      const body = JSON.stringify({ products: [shopifyProduct(1, price), shopifyProduct(2, '3.00')] });
      const page = productsPage(answerOf(body), FORM);
      expect(page.products.map(({ externalId }) => externalId)).toEqual(['2']);
      expect(page.unreadable).toBe(1);
    },
  );

  test('keys of prototypes are no keys of products', () => {
    const body =
      '{"products":[{"__proto__":{"id":1,"title":"x"},"constructor":5,"id":7,"title":"Tea","variants":[{"id":8,"price":"1.00","__proto__":{"available":false}}]}]}';
    const page = productsPage(answerOf(body), FORM);
    expect(page.products[0]).toMatchObject({ externalId: '7', title: 'Tea' });
    expect(page.products[0]!.variants[0]!.isAvailable).toBe(true);
    expect(({} as Record<string, unknown>).id).toBeUndefined();
  });

  test('stamps of the year 275760 are ignored, script in a title is text, and a huge title is cut', () => {
    const titles = ['<script>alert(1)</script>', 'x'.repeat(5_000_000)];
    const given = titles.map((title, index) =>
      shopifyProduct(index + 1, '1.00', { title, updated_at: '275760-09-13T00:00:00Z', published_at: 'yesterday' }),
    );
    const { products } = productsPage(answerOf(JSON.stringify({ products: given })), FORM);
    expect(products.map(({ modifiedAt, publishedAt }) => [modifiedAt, publishedAt])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(products[0]!.title).toBe('<script>alert(1)</script>');
    expect(products[1]!.title.length).toBe(500);
  });

  test('any JSON is read, left out, or refused as a failure', () => {
    const product = fc.record(
      {
        id: fc.oneof(fc.integer(), fc.string(), fc.anything()),
        title: fc.oneof(fc.string(), fc.anything()),
        handle: fc.anything(),
        variants: fc.oneof(
          fc.array(fc.record({ id: fc.anything(), price: fc.anything() }, { requiredKeys: [] })),
          fc.anything(),
        ),
        images: fc.anything(),
        updated_at: fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        ),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      fc.json(),
      fc
        .record({ products: fc.array(fc.oneof(product, fc.anything())) })
        .map((one) =>
          JSON.stringify(one, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
        ),
      fc.string(),
    );
    fc.assert(
      fc.property(body, (text) => {
        try {
          const page = productsPage(answerOf(text), FORM);
          for (const read of page.products) expect(read.variants.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(FetchFailure);
        }
      }),
    );
  });
});

test('a product is read or left out, whatever the Store API sends', () => {
  fc.assert(
    fc.property(fc.anything(), fc.array(fc.anything()), (parent, variations) => {
      const read = wooProduct(parent, variations, 'https://shop.com', null);
      expect(read === null || read === 'unpriced' || read.variants.length > 0).toBe(true);
    }),
  );
});

test('endlessly nested JSON is refused before it is parsed', () => {
  expect(() => jsonOf(answerOf('['.repeat(3_000_000)))).toThrow(FetchFailure);
  expect(() => jsonOf(answerOf(`{"a":${'['.repeat(500)}`))).toThrow(FetchFailure);
  expect(jsonOf(answerOf(`{"a":"${'['.repeat(2_000_000)}"}`))).toHaveProperty('a');
});

describe('a sitemap', () => {
  test('gives addresses and stamps, and resolves no entity of its own', () => {
    const xml = '<urlset><url><loc>https://shop.com/p/1?a=1&amp;b=2</loc><lastmod>2026-01-02</lastmod></url></urlset>';
    expect(parseSitemap(answerOf(xml)).entries).toEqual([
      { url: 'https://shop.com/p/1?a=1&b=2', modifiedAt: Date.UTC(2026, 0, 2) },
    ]);
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><urlset><url><loc>&b;</loc></url></urlset>';
    expect(() => parseSitemap(answerOf(bomb))).toThrow(FetchFailure);
    expect(() => parseSitemap(answerOf('<urlset><url><loc>&unknown;</loc>'))).toThrow(FetchFailure);
  });

  test('is read as far as it parses', () => {
    const read = (xml: string | Buffer) => {
      const { entries, isCut } = parseSitemap(answerOf(xml));
      return { urls: entries.map(({ url }) => url.slice('https://shop.com'.length)), isCut };
    };
    const one = '<url><loc>/p/1</loc></url>';
    const bare = '<url><loc>/?p=1&id=4&amp;x=&#38;&eacute;</loc></url><url><loc><![CDATA[/?a&b=&amp;]]></loc></url>';
    expect(read(`<urlset>${bare}</urlset>`)).toEqual({
      urls: ['/?p=1&id=4&x=&&eacute;', '/?a&b=&amp;'],
      isCut: false,
    });
    expect(read(`<urlset>${one}<url><loc>/p/2</lo`)).toEqual({ urls: ['/p/1'], isCut: true });
    expect(read(`<s:urlset xmlns:s="x">${one.replace(/<(\/?)/g, '<$1s:')}<s:url>`)).toEqual({
      urls: ['/p/1'],
      isCut: true,
    });
    expect(read(`<urlset>${one}</urlset><!-- a -- b -->`)).toEqual({ urls: ['/p/1'], isCut: false });
    expect(read(`<br />\n<b>Warning</b>: x<?xml version="1.0"?><urlset>${one}</urlset>`).isCut).toBe(false);
    expect(read(`PHP Notice: x\n<urlset>${one}</urlset>`).urls).toEqual(['/p/1']);
    const many = Array.from({ length: 5_000 }, (_, index) => `<url><loc>/p/${index * 7919}</loc></url>`).join('');
    const zipped = gzipSync(`<urlset>${many}</urlset>`);
    const cut = read(zipped.subarray(0, zipped.length / 2));
    expect(cut.isCut).toBe(true);
    expect(cut.urls.length).toBeGreaterThan(1_000);
  });
});

test('broken JSON-LD of a page is skipped', () => {
  const html = `<script type="application/ld+json">{not json</script>
    <script type="application/ld+json">[{"@type":["Thing","Product"],"name":"Tea","sku":"t1","offers":{"@type":"Offer","price":"12,50","priceCurrency":"EUR",},}]</script>`;
  expect(pageProduct(html, 'https://shop.com/tea')).toMatchObject({
    title: 'Tea',
    currency: 'EUR',
    variants: [{ externalId: 't1', priceMinor: 1250, isAvailable: true }],
  });
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(() =>
        pageProduct(`<script type="application/ld+json">${json}</script>`, 'https://shop.com/'),
      ).not.toThrow();
    }),
  );
});

describe('a site', () => {
  test('that answers everything with a page and status 200 differs from one without products', async () => {
    const page = '<html><title>Welcome</title>';
    const paths = ['/', '/products.json', '/wp-json/wc/store/v1/products', '/graphql', '/sitemap.xml', '/robots.txt'];
    const { fetcher, origin } = siteOf(Object.fromEntries(paths.map((path) => [path, page])));
    await expect(inspectStore(fetcher, origin)).rejects.toMatchObject({ code: 'store-answers-html' });
  });

  test('that answers JSON with other things is no store', async () => {
    const { fetcher, origin } = siteOf({ '/products.json': { products: 5 }, '/graphql': { errors: ['no'] } });
    await expect(inspectStore(fetcher, origin)).rejects.toMatchObject({ code: 'store-not-a-store' });
  });

  test('behind a password is locked, one that refuses is blocked, one that throttles says when to return', async () => {
    const locked = siteOf({
      '/': { status: 302, headers: { location: '/password' }, body: '' },
      '/password': '<html>',
    });
    await expect(inspectStore(locked.fetcher, locked.origin)).rejects.toMatchObject({ code: 'store-locked' });
    const blocked = siteOf({ '/': { status: 403, headers: {}, body: '' } });
    await expect(inspectStore(blocked.fetcher, blocked.origin)).rejects.toMatchObject({ code: 'store-blocked' });
    const busy = siteOf({ '/products.json': { status: 429, headers: { 'retry-after': '5' }, body: '' } });
    await expect(inspectStore(busy.fetcher, busy.origin)).rejects.toMatchObject({ code: 'store-throttled' });
  });

  test('whose ids change on every read never shows a moved stamp', async () => {
    let next = 1;
    const site = siteOf({
      '/products.json': () => ({
        products: Array.from({ length: 20 }, () =>
          shopifyProduct(next++, '1.00', { updated_at: new Date(site.nowMs - next * 1e6).toISOString() }),
        ),
      }),
    });
    const { signals } = await readStore(site.fetcher, site.origin, 1_000);
    expect(signals.filter(({ kind, state }) => kind === 'modified' && state === 'alive')).toEqual([]);
  });

  test('read again with a later render time shows no movement', async () => {
    const render = (updatedAt: string) => ({
      products: Array.from({ length: 30 }, (_, index) => shopifyProduct(index + 1, '9.50', { updated_at: updatedAt })),
    });
    const readings = [];
    for (const updatedAt of ['2025-07-09T00:42:45-04:00', '2026-11-20T23:59:58Z']) {
      const { fetcher, origin } = siteOf({ '/products.json': render(updatedAt) });
      const { identity, reading, signals } = await readStore(fetcher, origin, 1_000);
      expect(identity).toMatchObject({ platform: 'shopify', currency: null });
      expect(signals.find(({ kind }) => kind === 'modified')).toMatchObject({ state: 'refused' });
      readings.push(reading.products);
    }
    expect(readings[0]).toHaveLength(30);
    expect(readings[0]).toEqual(readings[1]);
    expect(readings[0]![0]).toMatchObject({ currency: 'XXX', modifiedAt: null });
  });

  test('whose live stamps turn into render times is no longer believed', async () => {
    let isRendering = false;
    const site = siteOf({
      '/products.json': () => ({
        products: Array.from({ length: 30 }, (_, index) => {
          const stamp = isRendering ? site.nowMs : site.nowMs - (index + 1) * 86_400_000;
          return shopifyProduct(index + 1, '9.50', { updated_at: new Date(stamp).toISOString() });
        }),
      }),
    });
    const { identity, signals } = await readStore(site.fetcher, site.origin, 1_000);
    expect(signals[0]).toMatchObject({ kind: 'modified', state: 'alive', source: 'products-json' });
    const options = { sources: new Set(['modified:products-json']), maxProducts: 1_000 };
    const live = await getPlatform('shopify').readCatalogue(site.fetcher, identity, options);
    expect(live.signals).toContain('modified');
    isRendering = true;
    const rendered = await getPlatform('shopify').readCatalogue(site.fetcher, identity, options);
    expect(rendered.signals).not.toContain('modified');
    expect(rendered.products.every(({ modifiedAt }) => modifiedAt === null)).toBe(true);
  });
});
