import { gzipSync } from 'node:zlib';
import { flood } from './cases-of-bodies.ts';
import { jsonAnswer, type Listed, listedProducts, productPage, shopifyProduct, wooProduct } from './good-shop.ts';
import type { HostileCase, Scene } from './hostile-case.ts';

const GOOD = { added: null, followed: null } as const;
const DOUBTFUL = 'store-catalogue-doubtful' as const;
const BROKEN = { added: 'store-broken', followed: 'store-broken' } as const;

const SHOPIFY = listedProducts('shopify');
const WOO = listedProducts('woocommerce');

function pageOf({ path, origin }: Scene): number {
  return Number(new URL(path, origin).searchParams.get('page') ?? 1);
}

/** These products added to those of the honest shop. */
function beside(...more: Listed[]): (scene: Scene) => void {
  return (scene) => scene.good([...SHOPIFY, ...more]);
}

function wooBeside(...more: Listed[]): (scene: Scene) => void {
  return (scene) => scene.good([...WOO, ...more]);
}

function sitemap(scene: Scene, body: string | Buffer): void {
  if (scene.path !== '/sitemap.xml') scene.good();
  else scene.response.writeHead(200, { 'content-type': 'application/xml' }).end(body);
}

function packed({ response }: Scene, body: string): void {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(body));
}

function atProducts(make: (scene: Scene) => Buffer | string, headers: Record<string, string> = {}) {
  return (scene: Scene) => {
    if (!scene.path.startsWith('/products.json')) return scene.good();
    scene.response.writeHead(200, headers).end(make(scene));
  };
}

const variant = (id: number | string, more: Listed = {}): Listed => ({
  id,
  title: 'One',
  price: '5.00',
  available: true,
  ...more,
});
const poisoned = (id: number | string, more: Listed): Listed => shopifyProduct(id, more);
const priced = (price: unknown) => poisoned(900, { variants: [variant(9001, { price })] });

let served = 1_000_000;

export const CASES_OF_CATALOGUES: HostileCase[] = [
  {
    name: 'pages without end, each with new products',
    isLong: true,
    shop: 'shopify',
    answer: (scene) => {
      if (!scene.path.startsWith('/products.json')) return scene.good();
      const start = 1_000 + pageOf(scene) * 250;
      const { body } = jsonAnswer({
        products: Array.from({ length: 250 }, (_, index) => shopifyProduct(start + index, { updated_at: null })),
      });
      scene.response.writeHead(200).end(body);
    },
    // the same ones at every read: from the second on they are what the shop sells
    expected: {
      added: null,
      followed: [DOUBTFUL, 'store-too-large', 'store-too-large'],
      newProducts: 25_000,
      events: ['new', 'gone'],
    },
  },
  {
    name: 'pages without end, always the same',
    shop: 'shopify',
    answer: (scene) =>
      scene.path.startsWith('/products.json')
        ? scene.response.writeHead(200).end(jsonAnswer({ products: SHOPIFY }).body)
        : scene.good(),
    expected: GOOD,
  },
  {
    name: 'a page count of 99,999,999',
    shop: 'woocommerce',
    answer: (scene) => {
      scene.response.setHeader('x-wp-total', '99999999');
      scene.response.setHeader('x-wp-totalpages', '99999999');
      scene.good();
    },
    expected: GOOD,
  },
  {
    name: 'ids that change on every read',
    shop: 'shopify',
    answer: (scene) =>
      scene.good(SHOPIFY.map(() => shopifyProduct(++served, { updated_at: new Date().toISOString() }))),
    expected: { added: null, followed: DOUBTFUL },
  },
  {
    name: 'ids of variants that change on every read',
    shop: 'shopify',
    answer: (scene) =>
      scene.good(SHOPIFY.map((product) => ({ ...product, variants: [variant(++served, { price: '12.00' })] }))),
    expected: { ...GOOD, events: ['edited', 'bulk_edit'] },
  },
  {
    name: 'a catalogue that shrinks to nothing',
    shop: 'shopify',
    answer: (scene) => scene.good([]),
    expected: { added: null, followed: DOUBTFUL },
  },
  {
    name: 'a catalogue that shrinks to nothing',
    shop: 'woocommerce',
    answer: (scene) => scene.good([]),
    expected: { added: null, followed: DOUBTFUL },
  },
  {
    name: 'a sitemap that shrinks to nothing',
    shop: 'generic',
    answer: (scene) => scene.good([]),
    expected: { added: 'store-not-a-store', followed: DOUBTFUL },
  },
  {
    name: 'a catalogue that shrinks to one tenth',
    shop: 'shopify',
    answer: (scene) => scene.good(SHOPIFY.slice(0, 2)),
    expected: { added: null, followed: [DOUBTFUL, null] },
  },
  {
    name: 'duplicate ids',
    shop: 'shopify',
    answer: beside(...SHOPIFY.map((one) => ({ ...one, title: 'Other', variants: [variant(1, { price: '1.00' })] }))),
    expected: GOOD,
  },
  {
    name: 'two million variants in one product',
    isLong: true,
    shop: 'shopify',
    answer: atProducts(
      () =>
        gzipSync(
          `{"products":[{"id":1,"title":"x","variants":[${'{"id":1,"price":"1"},'.repeat(1_100_000)}{"id":2,"price":"1"}]}]}`,
        ),
      { 'content-encoding': 'gzip' },
    ),
    expected: { added: 'store-too-large', followed: 'store-too-large' },
  },
  {
    name: '100,000 variants in one product',
    isLong: true,
    shop: 'shopify',
    answer: beside(poisoned(900, { variants: Array.from({ length: 100_000 }, (_, index) => variant(index + 10_000)) })),
    expected: GOOD,
  },
  {
    name: '400,000 products on one page',
    isLong: true,
    shop: 'shopify',
    answer: atProducts(
      () =>
        gzipSync(
          `{"products":[${Array.from({ length: 400_000 }, (_, id) => `{"id":${id},"title":"a","variants":[{"id":1,"price":"1"}]}`).join(',')}]}`,
        ),
      { 'content-encoding': 'gzip' },
    ),
    expected: { added: 'store-too-large', followed: 'store-too-large' },
  },
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
    expected: { added: null, followed: 'store-broken' },
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
    expected: { added: 'store-not-a-store', followed: DOUBTFUL },
  },
  {
    name: 'an entity that names a file',
    shop: 'generic',
    answer: (scene) =>
      sitemap(
        scene,
        '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><urlset><url><loc>http://x/&f;</loc></url></urlset>',
      ),
    expected: { added: 'store-not-a-store', followed: DOUBTFUL },
  },
  {
    name: 'a sitemap of ten million addresses',
    shop: 'generic',
    answer: (scene) =>
      scene.path === '/sitemap.xml'
        ? flood(scene, Buffer.from(`<url><loc>${scene.origin}/products/p1</loc></url>\n`.repeat(5_000)))
        : scene.good(),
    expected: { added: 'store-not-a-store', followed: DOUBTFUL },
  },
  {
    name: 'a compressed sitemap of 900,000 addresses',
    isLong: true,
    shop: 'generic',
    answer: (scene) =>
      sitemap(scene, gzipSync(`<urlset>${'<url><loc>/products/p1</loc></url>'.repeat(900_000)}</urlset>`)),
    // the one product it names is taken in once it is believed
    expected: { added: null, followed: [DOUBTFUL, null], newProducts: 1, events: ['new'] },
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
    expected: { added: 'store-not-a-store', followed: DOUBTFUL },
  },
  {
    name: 'JSON-LD that nests and repeats',
    isLong: true,
    shop: 'generic',
    answer: (scene) =>
      scene.path.startsWith('/products/')
        ? packed(scene, `<script type="application/ld+json">${'{"@graph":['.repeat(90_000)}</script>`.repeat(7))
        : scene.good(),
    expected: { added: 'store-not-a-store', followed: DOUBTFUL },
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
  {
    name: '429 for ever',
    shop: 'shopify',
    answer: ({ response }) => response.writeHead(429).end(),
    expected: { added: 'store-throttled', followed: 'store-throttled' },
  },
  {
    name: 'Retry-After without end',
    shop: 'shopify',
    answer: ({ response }) => response.writeHead(429, { 'retry-after': '9'.repeat(300) }).end(),
    expected: { added: 'store-throttled', followed: 'store-throttled' },
  },
  {
    name: 'Retry-After: Infinity',
    shop: 'shopify',
    answer: ({ response }) => response.writeHead(503, { 'retry-after': 'Infinity' }).end(),
    expected: { added: 'store-server-error', followed: 'store-server-error' },
  },
  {
    name: 'an error for ever',
    shop: 'shopify',
    answer: ({ response }) => response.writeHead(500).end(),
    expected: { added: 'store-server-error', followed: 'store-server-error' },
  },
  {
    name: 'a lock',
    shop: 'shopify',
    answer: (scene) =>
      scene.path === '/password'
        ? scene.response.end('<html>')
        : scene.response.writeHead(302, { location: '/password' }).end(),
    expected: { added: 'store-locked', followed: 'store-locked' },
  },
  {
    name: 'a refusal',
    shop: 'woocommerce',
    answer: ({ response }) => response.writeHead(403).end(),
    expected: { added: 'store-blocked', followed: 'store-blocked' },
  },
  {
    name: 'a robots.txt of 100 MB',
    shop: 'shopify',
    answer: (scene) =>
      scene.path === '/robots.txt' ? flood(scene, Buffer.from('Disallow: /nothing\n'.repeat(50_000))) : scene.good(),
    expected: GOOD,
  },
  {
    name: 'a robots.txt of nothing but wildcards',
    shop: 'generic',
    answer: (scene) =>
      scene.path === '/robots.txt'
        ? scene.response.end(`User-agent: *\n${'Disallow: /*a*b*c*d$\n'.repeat(24_000)}`)
        : scene.good(),
    expected: GOOD,
  },
  {
    name: 'a robots.txt of one rule of stars',
    shop: 'generic',
    answer: (scene) =>
      scene.path === '/robots.txt'
        ? scene.response.end(`User-agent: *\nDisallow: /x${'*'.repeat(490_000)}`)
        : scene.good(),
    expected: GOOD,
  },
  {
    name: 'a robots.txt that redirects for ever',
    shop: 'shopify',
    answer: (scene) =>
      scene.path.startsWith('/robots.txt')
        ? scene.response.writeHead(301, { location: `/robots.txt?${scene.asked}` }).end()
        : scene.good(),
    expected: BROKEN,
  },
  {
    name: 'a robots.txt that forbids',
    shop: 'shopify',
    answer: (scene) => (scene.path === '/robots.txt' ? scene.response.end('User-agent: *\nDisallow: /') : scene.good()),
    expected: { added: 'store-robots-disallowed', followed: 'store-robots-disallowed' },
  },
  {
    name: 'a Crawl-delay of a year',
    shop: 'shopify',
    answer: (scene) =>
      scene.path === '/robots.txt' ? scene.response.end('User-agent: *\nCrawl-delay: 31536000') : scene.good(),
    expected: { added: 'store-robots-disallowed', followed: 'store-robots-disallowed' },
  },
  {
    name: 'an Age of a thousand years',
    shop: 'shopify',
    answer: (scene) => {
      scene.response.setHeader('age', '31556952000');
      scene.good();
    },
    expected: GOOD,
  },
  {
    name: 'a Date of another century',
    shop: 'shopify',
    answer: (scene) => {
      scene.response.setHeader('date', 'Wed, 01 Jan 2098 00:00:00 GMT');
      scene.good();
    },
    expected: GOOD,
  },
];
