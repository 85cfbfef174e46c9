import { afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '#runtime/clock.ts';
import { openPracticeStore } from '#simulator/practice-stores.ts';
import { serveStorefront } from '#simulator/serve-storefront.ts';
import { FetchFailure } from './fetch/fetch-failure.ts';
import type { Fetcher } from './fetch/fetcher.ts';
import { politeFetcher } from './fetch/polite-fetcher.ts';
import { testHost } from './fetch/testing-host.ts';
import { inspectStore, readStore } from './inspect-store.ts';
import { practiceShop, siteOf } from './platforms/testing/shops.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function fetcherFor(...hosts: string[]) {
  const fetcher = politeFetcher({
    clock: systemClock,
    version: '0.0.0',
    contact: null,
    allowedPrivateHosts: new Set(hosts),
    resolveAll: (name, done) =>
      name.startsWith('inside.')
        ? done(null, [{ address: '10.0.0.7', family: 4 }])
        : done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []),
  });
  closing.push(fetcher.close);
  return fetcher;
}

async function serve(listener: Parameters<typeof testHost>[0]) {
  const host = await testHost(listener);
  closing.push(host.close);
  return host;
}

describe('a bare domain', () => {
  function practiceAt(answers: (address: URL) => FetchFailure | null) {
    const shop = practiceShop('tidewick');
    const asked: string[] = [];
    const fetcher: Fetcher = {
      async fetch(request) {
        const address = new URL(request.url);
        if (asked.at(-1) !== address.origin) asked.push(address.origin);
        const failure = answers(address);
        if (failure) throw failure;
        const answer = await shop.fetcher.fetch({ ...request, url: shop.origin + address.pathname + address.search });
        return { ...answer, url: answer.url.replace(shop.origin, address.origin) };
      },
    };
    return { fetcher, asked };
  }

  test.each(['store-not-found', 'store-certificate-invalid', 'store-unreachable'] as const)(
    'that fails with %s is found at its www.',
    async (code) => {
      const isBare = ({ hostname }: URL) => hostname === 'tidewick.com';
      const { fetcher } = practiceAt((address) => (isBare(address) ? new FetchFailure(code) : null));
      const found = await inspectStore(fetcher, 'tidewick.com');
      expect(found).toMatchObject({ host: 'tidewick.com', origin: 'https://www.tidewick.com' });
    },
  );

  test('whose certificate is not valid is not read without one', async () => {
    const isSecure = ({ protocol }: URL) => protocol === 'https:';
    const { fetcher, asked } = practiceAt((address) =>
      isSecure(address) ? new FetchFailure('store-certificate-invalid') : null,
    );
    await expect(inspectStore(fetcher, 'tidewick.com')).rejects.toMatchObject({ code: 'store-certificate-invalid' });
    expect(asked).toEqual(['https://tidewick.com', 'https://www.tidewick.com']);
  });

  test('that is nowhere is told its first failure, and one that refuses is asked nowhere else', async () => {
    const nowhere = practiceAt(({ hostname }) =>
      hostname.startsWith('www.') ? new FetchFailure('store-not-found') : new FetchFailure('store-unreachable'),
    );
    await expect(inspectStore(nowhere.fetcher, 'tidewick.com')).rejects.toMatchObject({ code: 'store-unreachable' });
    expect(nowhere.asked).toEqual(['https://tidewick.com', 'https://www.tidewick.com', 'http://tidewick.com']);
    const refusing = practiceAt(() => new FetchFailure('store-blocked'));
    await expect(inspectStore(refusing.fetcher, 'tidewick.com')).rejects.toMatchObject({ code: 'store-blocked' });
    expect(refusing.asked).toEqual(['https://tidewick.com']);
  });
});

describe('over the network', () => {
  test.each(['tidewick', 'naseem'])('the practice store %s is read', async (key) => {
    const storefront = openPracticeStore(key, { now: Date.now() });
    const served = await serveStorefront(storefront, { port: 0, clock: systemClock });
    closing.push(served.close);
    const host = new URL(served.url).host;
    const store = await readStore(fetcherFor(host), host, 25_000);
    expect(store).toMatchObject({ host, origin: served.url });
    expect(store.productCount).toBe(store.reading.products.length);
    expect(store.reading.isComplete).toBe(true);
    expect(store.signals.some(({ kind, state }) => kind === 'modified' && state === 'alive')).toBe(true);
  });

  test.each([
    ['not a url at all', 'store-address-invalid'],
    ['http://127.0.0.1:1/', 'store-address-private'],
    ['localhost', 'store-address-private'],
    ['http://169.254.169.254/', 'store-address-private'],
    ['http://inside.shop.com/', 'store-address-private'],
    ['no-such-shop-anywhere.com', 'store-not-found'],
  ])('%s is %s', async (typed, code) => {
    await expect(inspectStore(fetcherFor(), typed)).rejects.toMatchObject({ name: 'Problem', code });
  });

  test('a host that redirects to a private address says so', async () => {
    const host = await serve((_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end());
    await expect(inspectStore(fetcherFor(host.host), host.origin)).rejects.toMatchObject({
      code: 'store-redirects-inside',
    });
  });

  test('a host whose robots.txt forbids everything is not read', async () => {
    const host = await serve((request, response) =>
      response.end(request.url === '/robots.txt' ? 'User-agent: *\nDisallow: /' : '<html>'),
    );
    await expect(inspectStore(fetcherFor(host.host), host.origin)).rejects.toMatchObject({
      code: 'store-robots-disallowed',
    });
    expect(host.seen).toEqual(['GET /robots.txt']);
  });
});

describe('a catalogue without anything around it', () => {
  test('of WooCommerce is recognised, with its currency and no stock in 9999', async () => {
    const item = (id: number) => ({
      id,
      name: `سلك ${id}`,
      slug: 'x',
      parent: 0,
      type: 'variable',
      permalink: `https://shop.example/product/${id}/`,
      prices: { price: '277666', regular_price: '298566', currency_code: 'EGP', currency_minor_unit: 2 },
      is_in_stock: true,
      variations: [{ id: id + 1000, attributes: [] }],
      add_to_cart: { maximum: 9999 },
      stock_availability: { text: '', class: 'in-stock' },
    });
    const items = Array.from({ length: 18 }, (_, index) => item(index + 1));
    const { fetcher, origin } = siteOf({ '/wp-json/wc/store/v1/products': items });
    const { identity, reading, signals } = await readStore(fetcher, origin, 1_000);
    expect(identity).toMatchObject({ platform: 'woocommerce', currency: 'EGP', country: 'EG' });
    expect(reading.products).toHaveLength(18);
    expect(reading.products[0]!.variants).toEqual([
      expect.objectContaining({ priceMinor: 277_666, compareAtMinor: 298_566, stock: null }),
    ]);
    expect(signals.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'modified silent',
      'stock silent',
      'availability alive',
    ]);
  });

  test('of Magento is recognised, with its low stock', async () => {
    const item = (id: number, left: number | null) => ({
      uid: `uid${id}`,
      sku: `s${id}`,
      name: `Bar ${id}`,
      url_key: `bar-${id}`,
      stock_status: 'IN_STOCK',
      price_range: { minimum_price: { regular_price: { value: 150.94 }, final_price: { value: 150.94 } } },
      only_x_left_in_stock: left,
    });
    const products = { page_info: { current_page: 1, total_pages: 1 }, items: [item(1, 1), item(2, 8), item(3, null)] };
    const { fetcher, origin } = siteOf({ '/graphql': { data: { products } } });
    const { identity, reading } = await readStore(fetcher, origin, 1_000);
    expect(identity).toMatchObject({ platform: 'magento', currency: null });
    expect(reading.products.map(({ variants }) => [variants[0]!.priceMinor, variants[0]!.stock])).toEqual([
      [15_094, 1],
      [15_094, 8],
      [15_094, null],
    ]);
  });

  test('of one product page is read as that product', async () => {
    const block = {
      '@type': 'Product',
      name: 'كاشف دخان',
      sku: 'a4',
      offers: { '@type': 'Offer', price: '160.00', priceCurrency: 'SAR', availability: 'https://schema.org/InStock' },
    };
    const html = `<html lang="ar"><script type="application/ld+json">${JSON.stringify(block)}</script>`;
    const { fetcher, origin } = siteOf({ '/products/detector': html });
    const { identity, reading } = await readStore(fetcher, `${origin}/products/detector`, 1_000);
    expect(identity).toMatchObject({ platform: 'generic', currency: 'SAR', language: 'ar' });
    expect(reading.products).toMatchObject([
      { title: 'كاشف دخان', variants: [{ priceMinor: 16_000, isAvailable: true }] },
    ]);
  });

  test('of product pages is read by its sitemaps', async () => {
    const origin = 'http://127.0.0.1:9';
    const page = (name: string, price: number) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name, offers: { price, priceCurrency: 'EUR' } })}</script>`;
    const urls = ['/product/a', '/product/b', '/about']
      .map((path) => `<url><loc>${origin}${path}</loc></url>`)
      .join('');
    const { fetcher } = siteOf({
      '/robots.txt': `Sitemap: ${origin}/index.xml`,
      '/index.xml': `<sitemapindex><sitemap><loc>${origin}/pages.xml</loc></sitemap></sitemapindex>`,
      '/pages.xml': `<urlset>${urls}</urlset>`,
      '/product/a': page('A', 1.5),
      '/product/b': page('B', 2),
      '/about': 'us',
    });
    const { identity, reading } = await readStore(fetcher, origin, 1_000);
    expect(identity.platform).toBe('generic');
    expect(reading.products.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(reading.isComplete).toBe(true);
  });
});
