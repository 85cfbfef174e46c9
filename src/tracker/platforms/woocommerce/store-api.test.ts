import { expect, test } from 'vitest';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import { inspectStore, readStore } from '../../inspect-store.ts';
import { siteOf } from '../testing/shops.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readChanges } from './read-changes.ts';
import { askStoreApi } from './store-api.ts';

function item(id: number, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    name: `Tea ${id}`,
    parent: 0,
    type: 'simple',
    permalink: `https://shop.example/?product=tea-${id}`,
    description: `<p data-nonce="${Math.random()}">Grown on hill ${id}</p>`,
    short_description: '',
    prices: { price: '1250', regular_price: '1500', currency_code: 'EUR', currency_minor_unit: 2 },
    is_in_stock: true,
    review_count: id,
    categories: [{ id: 1, name: 'Tea &amp; Coffee' }],
    tags: [{ id: 2, name: 'Organic' }],
    add_to_cart: { maximum: 10 },
    ...more,
  };
}

test('a shop with plain addresses is read by them', async () => {
  const items = [item(1), item(2)];
  const { fetcher, origin, asked } = siteOf({
    '/': (url: URL) => {
      const route = url.searchParams.get('rest_route');
      if (route === null) return '<html><script src="/wp-content/plugins/woocommerce/a.js"></script>';
      if (route === '/') return { name: 'Plain Tea', timezone_string: 'Europe/Lisbon' };
      if (route !== '/wc/store/v1/products') return { status: 404, headers: {}, body: '{}' };
      return url.searchParams.get('page') === '2' ? [] : items;
    },
  });
  const { identity, reading } = await readStore(fetcher, origin, 100);
  expect(identity).toMatchObject({ platform: 'woocommerce', name: 'Plain Tea', country: 'PT', currency: 'EUR' });
  expect(reading.products.map(({ externalId, reviewCount }) => [externalId, reviewCount])).toEqual([
    ['1', 1],
    ['2', 2],
  ]);
  expect(reading.products[0]!.labels).toEqual(['Tea & Coffee', 'Organic']);
  expect(asked.filter((path) => path.startsWith('/index.php/wp-json/wc/'))).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/wp-json/wc/')).length).toBeLessThan(5);
});

test('a limit reported with status 400 is throttling, with its wait', async () => {
  const body = JSON.stringify({ code: 'rate_limit_exceeded', message: 'Too many requests', data: { status: 400 } });
  const limited = { status: 400, headers: { 'ratelimit-retry-after': '9' }, body };
  const { fetcher, origin } = siteOf({ '/wp-json/wc/store/v1/products': limited });
  await expect(askStoreApi(fetcher, { origin }, {})).rejects.toMatchObject({
    code: 'store-throttled',
    retryAfterSeconds: 9,
  });
  await expect(inspectStore(fetcher, origin)).rejects.toMatchObject({ code: 'store-throttled' });
  await expect(askStoreApi(fetcher, { origin }, {})).rejects.toBeInstanceOf(FetchFailure);
});

test('a difference that only a shortcode prints is no other description', async () => {
  const { fetcher, origin } = siteOf({
    '/wp-json/wc/store/v1/products': (url: URL) => (url.searchParams.get('type') ? [] : [item(1), item(2)]),
  });
  const hashes = [];
  for (let look = 0; look < 2; look++) {
    const { reading } = await readStore(fetcher, origin, 100);
    hashes.push(reading.products.map(({ bodyHash }) => bodyHash));
  }
  expect(hashes[0]).toEqual(hashes[1]);
  expect(new Set(hashes[0]).size).toBe(2);
});

test('a known cap is no stock in changes either', async () => {
  const { fetcher, origin } = siteOf({
    '/wp-json/wc/store/v1/products': (url: URL) =>
      url.searchParams.get('type') ? [] : [item(1), item(2, { add_to_cart: { maximum: 4 } })],
  });
  const store = { ...(await readStore(fetcher, origin, 10)).identity };
  const options = { sources: new Set(['modified:store-api', 'stock:store-api']), maxProducts: 10, stockCap: 10 };
  const reading = await readChanges(fetcher, store, Date.UTC(2026, 10, 20), options);
  expect(reading.mode).toBe('changes');
  expect(reading.products.map(({ variants }) => variants[0]!.stock)).toEqual([null, 4]);
});

const FOLDER_PAGE = `<html lang="de"><link rel="https://api.w.org/" href="http://127.0.0.1:9/shop/wp-json/">
  <body class="woocommerce"><script src="/shop/wp-content/plugins/woocommerce/a.js"></script>`;

test('a shop in a folder, or with another root, is read at the root that its page links to', async () => {
  const renamed = { link: '<http://127.0.0.1:9/api/>; rel="https://api.w.org/", <http://127.0.0.1:9/>; rel=shortlink' };
  const forms = [
    ['/shop/', FOLDER_PAGE, '/shop/wp-json', '/shop/'],
    ['/', { status: 200, headers: renamed, body: FOLDER_PAGE }, '/api', '/'],
  ] as const;
  for (const [path, page, root, front] of forms) {
    const { fetcher, origin, asked } = siteOf({
      [path]: page,
      [`${root}/`]: { name: 'Folder Tea' },
      [`${root}/wc/store/v1/products`]: (url: URL) => (url.searchParams.get('type') ? [] : [item(1)]),
    });
    const { identity, reading } = await readStore(fetcher, origin + path, 10);
    expect(identity).toMatchObject({ platform: 'woocommerce', name: 'Folder Tea', pageUrl: origin + root });
    expect(reading.products).toHaveLength(1);
    expect(new URL('.', identity.pageUrl!).pathname).toBe(front);
    expect(asked.filter((one) => one.startsWith('/wp-json/wc/'))).toEqual([]);
  }
});

test('a translation of a shop is read with the whole shop, and a root on another host is not asked', async () => {
  const links = ['http://127.0.0.1:9/de/wp-json/', 'http://127.0.0.1:8/shop/wp-json/'];
  for (const link of links) {
    const { fetcher, origin, asked } = siteOf({
      '/de/': FOLDER_PAGE.replace('http://127.0.0.1:9/shop/wp-json/', link),
      [PRODUCTS]: (url: URL) => (url.searchParams.get('type') ? [] : [item(1)]),
    });
    expect((await readStore(fetcher, `${origin}/de/`, 10)).identity.pageUrl).toBe(`${origin}/wp-json`);
    expect(asked.filter((path) => /^\/(de|shop)\/wp-json/.test(path))).toEqual([]);
  }
});

test('a shop whose root is not stored is asked first at the root that answered last', async () => {
  const { fetcher, origin, asked } = siteOf({
    '/index.php/wp-json/wc/store/v1/products': (url: URL) => (url.searchParams.get('type') ? [] : [item(1)]),
    '/': FOLDER_PAGE.replace(/<link[^>]*>/, ''),
  });
  const { identity } = await readStore(fetcher, origin, 10);
  asked.length = 0;
  const reading = await readCatalogue(fetcher, { ...identity, pageUrl: null }, { sources: SOURCES, maxProducts: 10 });
  expect([reading.products.length, asked.length]).toEqual([1, reading.requests]);
  expect(asked.every((path) => path.startsWith('/index.php/wp-json/'))).toBe(true);
});

const SOURCES = new Set(['modified:store-api', 'stock:store-api']);

const PRODUCTS = '/wp-json/wc/store/v1/products';

test('what the site says about itself costs three fields, not all its routes', async () => {
  const { fetcher, origin, asked } = siteOf({
    [PRODUCTS]: [item(1)],
    '/wp-json/': { timezone_string: 'Europe/Lisbon' },
  });
  expect((await inspectStore(fetcher, origin)).identity.country).toBe('PT');
  const roots = asked.filter((path) => path.startsWith('/wp-json/?') || path === '/wp-json/');
  expect(roots).toEqual(['/wp-json/?_fields=name%2Ctimezone_string%2Csite_icon_url']);
});

test('a site that does not show its root gets no country from the English it was installed in', async () => {
  const { fetcher, origin } = siteOf({
    '/': '<html lang="en-US"><script src="/wp-content/plugins/woocommerce/a.js"></script>',
    '/wp-json/': { status: 403, headers: {}, body: '{}' },
    [PRODUCTS]: [item(1)],
  });
  expect((await readStore(fetcher, origin, 10)).identity).toMatchObject({ platform: 'woocommerce', country: null });
});

test('a shop in which nothing was saved costs one request, by the second in its header', async () => {
  const saved = Date.UTC(2026, 10, 19);
  const list = (url: URL) => ({
    status: 200,
    headers: { 'content-type': 'application/json', 'last-modified': String(saved / 1_000) },
    body: JSON.stringify(url.searchParams.has('after') || url.searchParams.get('type') ? [] : [item(1)]),
  });
  const { fetcher, origin, asked } = siteOf({ [PRODUCTS]: list });
  const { identity } = await readStore(fetcher, origin, 10);
  asked.length = 0;
  const options = { sources: new Set(['modified:store-api', 'stock:store-api']), maxProducts: 10 };
  const quiet = await readChanges(fetcher, identity, Date.UTC(2026, 10, 20), options);
  expect([quiet.products, quiet.requests, asked.length]).toEqual([[], 1, 1]);
  await readChanges(fetcher, identity, saved - 1_000, options);
  expect(asked).toHaveLength(3);
});
