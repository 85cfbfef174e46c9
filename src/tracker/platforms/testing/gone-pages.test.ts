import { describe, expect, test } from 'vitest';
import type { Fault } from '#simulator/faults.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { getPlatform } from '../platforms.ts';
import { practiceShop, siteOf } from './shops.ts';

const OPTIONS = { sources: new Set<string>(), maxProducts: 25_000 };
const STORE = {
  ...{ origin: 'http://127.0.0.1:9', shopKey: null, currency: 'EUR' },
  ...{ name: null, country: null, language: null, faviconUrl: null, productCount: null },
};
const PRODUCT = { '@type': 'Product', name: 'Cup', offers: { price: '10.00', priceCurrency: 'EUR' } };
const EMBEDDED = { id_product: 1, name: 'Cup', price_amount: 5, quantity: 3 };

function read(platform: StoreIdentity['platform'], { fetcher }: ReturnType<typeof siteOf>): Promise<Reading> {
  return getPlatform(platform).readCatalogue(fetcher, { ...STORE, platform }, OPTIONS);
}

function sitemapOf(paths: readonly string[]) {
  const body = `<urlset>${paths.map((path) => `<url><loc>${STORE.origin}${path}</loc></url>`).join('')}</urlset>`;
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}

/** A shop of three product pages, the last of which answers with that status. */
function genericSite(status: number) {
  const paths = ['/products/a', '/products/b', '/products/c'];
  const pages = paths.map((path) => [
    path,
    `<script type="application/ld+json">${JSON.stringify({ ...PRODUCT, sku: path })}</script>`,
  ]);
  const last = { '/products/c': { status, headers: {}, body: '' } };
  return siteOf({ '/sitemap.xml': sitemapOf(paths), ...Object.fromEntries(pages), ...last });
}

function prestashopSite(status: number) {
  const page = `<div data-product="${JSON.stringify(EMBEDDED).replaceAll('"', '&quot;')}"></div>`;
  return siteOf({
    '/sitemap.xml': sitemapOf(['/1-cup.html', '/2-cup.html']),
    '/1-cup.html': page,
    '/2-cup.html': { status, headers: {}, body: '' },
  });
}

describe.each([
  ['generic', genericSite, 2],
  ['prestashop', prestashopSite, 1],
] as const)('a page of a %s shop', (platform, site, others) => {
  test.each([404, 410])('that answers %i is gone', async (status) => {
    const reading = await read(platform, site(status));
    expect(reading.products).toHaveLength(others);
    expect(reading).toMatchObject({ isComplete: true });
  });

  test.each([202, 400, 405])('that answers %i may still be there', async (status) => {
    const reading = await read(platform, site(status));
    expect(reading.products).toHaveLength(others);
    expect(reading).toMatchObject({ isComplete: false, problem: { code: 'store-broken' } });
  });
});

test('a category that is challenged leaves the reading incomplete', async () => {
  const list = { products: [EMBEDDED], pagination: { pages_count: 1 } };
  const challenge = { status: 202, headers: { 'sg-captcha': 'challenge' }, body: '<html>' };
  const site = siteOf({ '/sitemap.xml': sitemapOf(['/3-cups', '/4-pots']), '/3-cups': list, '/4-pots': challenge });
  expect(await read('prestashop', site)).toMatchObject({ isComplete: false, problem: { code: 'store-blocked' } });
});

test.each<Fault>([
  { kind: 'challenge', status: 202 },
  { kind: 'challenge', status: 405 },
])('a shop that challenges every visitor is blocked, and left alone: %j', async (fault) => {
  const { storefront, fetcher, origin, asked } = practiceShop('ormeline');
  storefront.faults.add(fault);
  const store = { ...STORE, origin, platform: 'woocommerce' as const };
  const reading = getPlatform('woocommerce').readCatalogue(fetcher, store, OPTIONS);
  await expect(reading).rejects.toMatchObject({ code: 'store-blocked' });
  expect(asked.length).toBeLessThan(4);
});
