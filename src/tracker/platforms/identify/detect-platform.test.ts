import { describe, expect, test } from 'vitest';
import { readStore } from '../../inspect-store.ts';
import { getPlatform } from '../platforms.ts';
import { practiceShop, siteOf } from '../testing/shops.ts';
import { worldShop } from '../testing/worlds.ts';
import { detectPlatform } from './detect-platform.ts';
import { readFrontPage } from './front-page.ts';

async function detect({ fetcher, origin }: Pick<ReturnType<typeof siteOf>, 'fetcher' | 'origin'>) {
  return detectPlatform(fetcher, await readFrontPage(fetcher, `${origin}/`));
}

const KEY = `pk_${'0a1b2c3d'.repeat(8)}`;

test.each([
  ['tidewick', 'shopify'],
  ['ormeline', 'woocommerce'],
])('%s is recognised as %s, with what was seen', async (key, kind) => {
  const { platform, detection } = await detect(practiceShop(key));
  expect(platform.kind).toBe(kind);
  expect(detection.evidence.length).toBeGreaterThan(2);
});

test.each(['magento', 'medusa', 'prestashop'] as const)('a shop of %s is taken for no other platform', async (kind) => {
  const { platform, detection } = await detect(worldShop(kind));
  expect(platform.kind).toBe(kind);
  expect(detection.evidence.at(-1)).toContain(kind);
});

test.each([
  [
    'woocommerce',
    `<head><meta name="generator" content="WordPress 6.8"><meta content='WooCommerce 10.1' name=Generator></head><body id="a>b" class="home woocommerce-page">`,
    ['generator WooCommerce', 'body of WooCommerce'],
  ],
  ['prestashop', '<head><meta name="generator" content="PrestaShop"></head>', ['generator PrestaShop']],
] as const)('the head of a page shows signs of %s', async (kind, html, evidence) => {
  const { fetcher, origin } = siteOf({ '/': html });
  expect(getPlatform(kind).detect(await readFrontPage(fetcher, `${origin}/`)).evidence).toEqual(evidence);
});

describe('no false claim:', () => {
  test('a JSON API of something else is no store', async () => {
    const api = { status: 'ok', products: [{ id: 1 }], data: { products: { items: [{ id: 1 }] } }, regions: [] };
    const anything = new Proxy({}, { get: () => api, has: () => true }) as Record<string, unknown>;
    await expect(detect(siteOf(anything))).rejects.toMatchObject({ code: 'store-not-a-store' });
  });

  test('a site that answers everything with a page and status 200 is no store', async () => {
    const page =
      '<!doctype html><html><body><div id="root"></div><p>Welcome to PrestaShop, Magento and Medusa</p></body></html>';
    const anything = new Proxy({}, { get: () => page, has: () => true }) as Record<string, unknown>;
    await expect(detect(siteOf(anything))).rejects.toMatchObject({ code: 'store-answers-html' });
  });

  test('a shop that mentions other software is recognised by what it runs', async () => {
    const shop = practiceShop('tidewick');
    const home = `<html><body><script src="https://cdn.shopify.com/x.js"></script>We moved from prestashop = and Magento_Ui text/x-magento-init,
      "/modules/ps_banner/a.css" <meta name="generator" content="PrestaShop"> x-publishable-api-key ${KEY} /store/products</body></html>`;
    const fetcher: typeof shop.fetcher = {
      async fetch(request) {
        const answer = await shop.fetcher.fetch(request);
        return request.url === `${shop.origin}/` ? { ...answer, body: Buffer.from(home) } : answer;
      },
    };
    expect((await detect({ fetcher, origin: shop.origin })).platform.kind).toBe('shopify');
  });

  test('Stripe’s public key is no key of Medusa, and no script is asked for if a page has content of its own', async () => {
    const html =
      '<html><body><script src="/main.js"></script><p>Shop</p>pk_live_51H0aBcDeFgHiJkLmNoPqRsTuVwXyZ</body></html>';
    const site = siteOf({ '/': html, '/main.js': `fetch("/store/products",{k:"${KEY}"})` });
    await expect(detect(site)).rejects.toMatchObject({ code: 'store-not-a-store' });
    expect(site.asked).not.toContain('/main.js');
  });

  test('an API of regions without products is no Medusa store', async () => {
    const regions = { regions: [{ id: 'reg_1', currency_code: 'eur', countries: [] }] };
    const empty = { products: [], count: 0 };
    const site = siteOf({ '/': `<p>${KEY}</p>`, '/store/regions': regions, '/store/products': empty });
    await expect(detect(site)).rejects.toMatchObject({ code: 'store-not-a-store' });
  });
});

describe('a Medusa shop', () => {
  const region = { id: 'reg_1', currency_code: 'eur', countries: [{ iso_2: 'fr' }] };
  const price = { calculated_amount: 12.5, original_amount: 15, currency_code: 'eur' };
  const variant = { id: 'variant_1', title: 'One', sku: null, calculated_price: price, inventory_quantity: 3 };
  const products = { products: [{ id: 'prod_1', title: 'Tea', handle: 'tea', variants: [variant] }], count: 1 };
  const backend = { '/store/regions': { regions: [region] }, '/store/products': products };

  test('is found if its page itself is the backend and shows the key', async () => {
    const { fetcher, origin } = siteOf({ '/': `<html><script>k="${KEY}"</script></html>`, ...backend });
    const { reading, identity } = await readStore(fetcher, origin, 100);
    expect(identity).toMatchObject({ platform: 'medusa', shopKey: `medusa:${KEY}@${origin}`, currency: 'EUR' });
    expect(reading.products[0]!.variants[0]).toMatchObject({ priceMinor: 1250, compareAtMinor: 1500, stock: 3 });
  });

  test('is asked only at hosts that its own page or scripts name', async () => {
    const asked: string[] = [];
    const script = `const a="https:\\/\\/api.shop.example\\/store\\/products",k="${KEY}";`;
    const site = siteOf({
      '/': '<div id="root"></div><script src="/assets/index-1.js"></script>',
      '/assets/index-1.js': script,
      ...backend,
    });
    const fetcher: typeof site.fetcher = {
      async fetch(request) {
        const { host } = new URL(request.url);
        asked.push(host);
        const url = request.url.replace('https://api.shop.example', site.origin);
        if (host !== 'api.shop.example' && new URL(url).pathname.startsWith('/store/'))
          throw new Error(`asked ${host}`);
        return site.fetcher.fetch({ ...request, url });
      },
    };
    const { identity } = await readStore(fetcher, site.origin, 100);
    expect(identity.shopKey).toBe(`medusa:${KEY}@https://api.shop.example`);
    expect([...new Set(asked)].sort()).toEqual(['127.0.0.1:9', 'api.shop.example']);
  });
});
