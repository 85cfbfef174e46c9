import { gzipSync } from 'node:zlib';
import { flood } from './cases-of-bodies.ts';
import { jsonAnswer, productPage, wooProduct } from './good-shop.ts';
import type { HostileCase } from './hostile-case.ts';
import { atProducts, beside, packed, poisoned, priced, SHOPIFY, sitemap, variant, WOO, wooBeside } from './scenes.ts';

const GOOD = { added: null, watched: null } as const;
const DOUBTFUL = 'store-catalogue-doubtful' as const;

/** Hostile contents of products, pages and sitemaps. */
export const CASES_OF_CONTENTS: HostileCase[] = [
  {
    name: 'a title of 1 MB',
    shop: 'shopify',
    answer: (scene) =>
      scene.good(SHOPIFY.map((one, index) => (index ? one : { ...one, title: 'x'.repeat(1_000_000) }))),
    expected: { ...GOOD, events: ['edited'] },
  },
  {
    name: 'script in titles',
    shop: 'shopify',
    answer: beside(poisoned(900, { title: '<script>alert(1)</script>' })),
    expected: { ...GOOD, newProducts: 1, events: ['new'] },
  },
  {
    name: 'NUL characters in texts',
    shop: 'shopify',
    answer: beside(
      poisoned(900, {
        title: 'Nul\u0000Tea',
        vendor: '\u0000',
        handle: 'a\u0000b',
        variants: [variant(9001, { title: '\u0000', sku: '\u0000x' })],
      }),
    ),
    expected: { ...GOOD, newProducts: 1, events: ['new'] },
  },
  {
    name: 'lone surrogates',
    shop: 'woocommerce',
    answer: wooBeside(wooProduct(900, { name: 'Cup \ud800', sku: '\udfff', slug: 'x\ud83d' })),
    expected: { ...GOOD, newProducts: 1, events: ['new'] },
  },
  {
    name: 'keys of prototypes',
    shop: 'shopify',
    answer: atProducts(({ path }) =>
      /page=([2-9]|\d\d)/.test(path)
        ? '{"products":[]}'
        : `{"__proto__":{"id":5},"products":[${SHOPIFY.map((one) => `{"__proto__":{"title":"x"},"constructor":{"prototype":{"y":1}},${JSON.stringify(one).slice(1)}`).join(',')}]}`,
    ),
    expected: GOOD,
  },
  ...(
    [
      ['1e308', 1e308],
      ['negative', '-5.00'],
      ['NaN', 'NaN'],
      ['Infinity', 'Infinity'],
      ['above 2^63', '92233720368547758080'],
      ['an object', {}],
    ] as const
  ).map(
    ([what, price]): HostileCase => ({
      name: `a price: ${what}`,
      shop: 'shopify',
      answer: beside(priced(price)),
      expected: GOOD,
    }),
  ),
  {
    name: 'prices of all products: 1e308',
    shop: 'shopify',
    answer: (scene) =>
      scene.good(SHOPIFY.map((one) => ({ ...one, variants: [variant(Number(one.id) * 10, { price: 1e308 })] }))),
    expected: { added: null, watched: 'store-broken' },
  },
  {
    name: 'dates of the year 275760',
    shop: 'shopify',
    answer: (scene) =>
      scene.good(
        SHOPIFY.map((one) => ({
          ...one,
          updated_at: '+275760-09-13T00:00:00Z',
          published_at: '275760-09-13T00:00:00Z',
        })),
      ),
    expected: GOOD,
  },
  {
    name: 'stamps of tomorrow',
    shop: 'shopify',
    answer: (scene) =>
      scene.good(
        SHOPIFY.map((one, index) => ({
          ...one,
          updated_at: new Date(Date.UTC(2026, 11, 24) + index * 1e6).toISOString(),
        })),
      ),
    expected: GOOD,
  },
  {
    name: 'ids beyond 2^53',
    shop: 'shopify',
    answer: atProducts(({ path }) =>
      /page=([2-9]|\d\d)/.test(path)
        ? '{"products":[]}'
        : jsonAnswer({ products: SHOPIFY }).body.replace(
            /\]\}$/,
            ',{"id":9007199254740993,"title":"Big","variants":[{"id":1,"price":"1.00"}]}]}',
          ),
    ),
    expected: GOOD,
  },
  {
    name: 'a stock of 2^63',
    shop: 'woocommerce',
    answer: (scene) => scene.good(WOO.map((one) => ({ ...one, add_to_cart: { maximum: 2 ** 63 } }))),
    expected: GOOD,
  },
  {
    name: 'a stock below nothing',
    shop: 'woocommerce',
    answer: (scene) =>
      scene.good(
        WOO.map((one) => ({ ...one, add_to_cart: { maximum: -7 }, stock_availability: { text: '-7 in stock' } })),
      ),
    expected: GOOD,
  },
  {
    name: 'currencies that are none',
    shop: 'woocommerce',
    answer: wooBeside(
      ...['€', 'US', 'DOLLARS', '', 'ZZZ', '\u0000\u0000\u0000'].map((code, index) =>
        wooProduct(900 + index, { prices: { price: '1200', currency_code: code, currency_minor_unit: 2 } }),
      ),
    ),
    expected: { ...GOOD, newProducts: 6, events: ['new'] },
  },
  {
    name: 'a currency of 99 decimals',
    shop: 'woocommerce',
    answer: wooBeside(wooProduct(900, { prices: { price: '1200', currency_code: 'EUR', currency_minor_unit: 99 } })),
    expected: GOOD,
  },
  {
    name: 'a BOM before the JSON',
    shop: 'woocommerce',
    answer: (scene) =>
      scene.path.startsWith('/wp-json/wc') ? scene.response.end(`\ufeff${JSON.stringify(WOO)}`) : scene.good(),
    expected: GOOD,
  },
  {
    name: 'JSON in UTF-16',
    shop: 'shopify',
    answer: atProducts(({ path }) =>
      Buffer.from(
        `\ufeff${/page=([2-9]|\d\d)/.test(path) ? '{"products":[]}' : JSON.stringify({ products: SHOPIFY })}`,
        'utf16le',
      ),
    ),
    expected: GOOD,
  },
  {
    name: 'broken UTF-8',
    shop: 'shopify',
    answer: atProducts(({ path }) =>
      /page=([2-9]|\d\d)/.test(path)
        ? '{"products":[]}'
        : Buffer.concat([
            Buffer.from(jsonAnswer({ products: SHOPIFY }).body.slice(0, -2)),
            Buffer.from(',{"id":900,"title":"'),
            Buffer.from([0xff, 0xfe, 0xc0, 0xaf, 0xed, 0xa0, 0x80]),
            Buffer.from('","variants":[{"id":1,"price":"1.00"}]}]}'),
          ]),
    ),
    expected: { ...GOOD, newProducts: 1, events: ['new'] },
  },
  {
    name: 'a billion laughs',
    shop: 'generic',
    answer: (scene) =>
      sitemap(
        scene,
        `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}">${Array.from({ length: 9 }, (_, index) => `<!ENTITY ${'bcdefghij'[index]} "${`&${'abcdefghi'[index]};`.repeat(10)}">`).join('')}]><urlset><url><loc>&j;</loc></url></urlset>`,
      ),
    expected: { added: 'store-not-a-store', watched: DOUBTFUL },
  },
  {
    name: 'an entity that names a file',
    shop: 'generic',
    answer: (scene) =>
      sitemap(
        scene,
        '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><urlset><url><loc>http://x/&f;</loc></url></urlset>',
      ),
    expected: { added: 'store-not-a-store', watched: DOUBTFUL },
  },
  {
    name: 'a sitemap of ten million addresses',
    shop: 'generic',
    answer: (scene) =>
      scene.path === '/sitemap.xml'
        ? flood(scene, Buffer.from(`<url><loc>${scene.origin}/products/p1</loc></url>\n`.repeat(5_000)))
        : scene.good(),
    expected: { added: 'store-not-a-store', watched: DOUBTFUL },
  },
  {
    name: 'a compressed sitemap of 900,000 addresses',
    isLong: true,
    shop: 'generic',
    answer: (scene) =>
      sitemap(scene, gzipSync(`<urlset>${'<url><loc>/products/p1</loc></url>'.repeat(900_000)}</urlset>`)),
    // its only product is added once it is trusted
    expected: { added: null, watched: [DOUBTFUL, null], newProducts: 1, events: ['new'] },
  },
  {
    name: 'a sitemap index that names itself',
    shop: 'generic',
    answer: (scene) =>
      sitemap(
        scene,
        `<sitemapindex>${Array.from({ length: 1_000 }, (_, index) => `<sitemap><loc>${scene.origin}/sitemap.xml?${index}</loc></sitemap>`).join('')}</sitemapindex>`,
      ),
    expected: GOOD,
  },
  {
    name: 'a product page of a million tags',
    isLong: true,
    shop: 'generic',
    answer: (scene) =>
      scene.path.startsWith('/products/') ? packed(scene, '<a b c d=e '.repeat(700_000)) : scene.good(),
    expected: { added: 'store-not-a-store', watched: DOUBTFUL },
  },
  {
    name: 'JSON-LD that nests and repeats',
    isLong: true,
    shop: 'generic',
    answer: (scene) =>
      scene.path.startsWith('/products/')
        ? packed(scene, `<script type="application/ld+json">${'{"@graph":['.repeat(90_000)}</script>`.repeat(7))
        : scene.good(),
    expected: { added: 'store-not-a-store', watched: DOUBTFUL },
  },
  {
    name: 'script in titles',
    shop: 'generic',
    answer: (scene) =>
      scene.path.startsWith('/products/')
        ? scene.response.end(
            productPage(scene.path.split('/')[2]!, {
              name: `Tee ${scene.path.split('/')[2]}<img src=x onerror=alert(1)>`,
            }),
          )
        : scene.good(),
    expected: { ...GOOD, events: ['edited'] },
  },
];
