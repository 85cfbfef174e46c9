import { describe, expect, test } from 'vitest';
import { inspectStore, readStore } from '../../inspect-store.ts';
import { shopify } from './shopify.ts';
import { type Answer, type Asked, type Filed, html, json, listed, MANY, NOW, node, shopOf } from './testing-shop.ts';

const HOME =
  '<html lang="en"><title>Front</title><script>window.env = {"domain":"tea-front.myshopify.com"}</script><img src="https://cdn.shopify.com/a.png">';

function api({ body }: Asked, host: string, count: number, filed?: Filed): Answer {
  if (!body) return null;
  if (body.query.includes('query Shop')) {
    const payment = { currencyCode: 'CAD', countryCode: 'CA' };
    return json({ data: { shop: { name: 'Tea Front', primaryDomain: { host }, paymentSettings: payment } } });
  }
  const from = Number(body.variables.after ?? 0);
  const to = Math.min(count, from + Number(body.variables.first));
  const nodes = Array.from({ length: to - from }, (_, index) => node(from + index + 1, 1, filed));
  return json({ data: { products: { pageInfo: { hasNextPage: to < count, endCursor: String(to) }, nodes } } });
}

describe('a shop with a front of its own', () => {
  test('is read by the API on its own domain', async () => {
    const { fetcher } = shopOf((asked) => {
      if (asked.path === '/') return html(HOME, { 'powered-by': 'Shopify-Hydrogen' });
      return asked.host === 'front.shop' && asked.path.startsWith('/api/') ? api(asked, 'front.shop', 30) : null;
    });
    const { identity, reading, signals } = await readStore(fetcher, 'https://front.shop', 1_000);
    expect(identity).toMatchObject({ platform: 'shopify', name: 'Tea Front', currency: 'CAD', country: 'CA' });
    expect(reading).toMatchObject({ isComplete: true, mode: 'catalogue' });
    expect(reading.products).toHaveLength(30);
    expect(reading.products[0]).toMatchObject({
      externalId: '1',
      url: 'https://front.shop/products/tea-1',
      currency: 'CAD',
      labels: null,
      category: 'fb-1-8',
      variants: [{ externalId: '1000', priceMinor: 1250, isAvailable: true, stock: null }],
    });
    expect(signals[0]).toMatchObject({ kind: 'modified', state: 'alive', source: 'storefront-graphql' });
  });

  test('tells that a product has no category from one that is not shown', async () => {
    const { fetcher } = shopOf((asked) => {
      if (asked.path === '/') return html(HOME, { 'powered-by': 'Shopify-Hydrogen' });
      const isOurs = asked.host === 'front.shop' && asked.path.startsWith('/api/');
      return isOurs ? api(asked, 'front.shop', 2, { category: null }) : null;
    });
    const { reading } = await readStore(fetcher, 'https://front.shop', 1_000);
    expect(reading.products.map(({ category }) => category)).toEqual([null, null]);
  });

  test.each([
    ['undefinedField', "Field 'category' doesn't exist on type 'Product'"],
    ['ACCESS_DENIED', 'Access denied for category field.'],
  ])('is read without the categories of its products if those are refused: %s', async (code, message) => {
    const { fetcher } = shopOf((asked) => {
      if (asked.path === '/') return html(HOME, { 'powered-by': 'Shopify-Hydrogen' });
      if (asked.host !== 'front.shop' || !asked.path.startsWith('/api/')) return null;
      if (asked.body?.query.includes('category')) return json({ errors: [{ message, extensions: { code } }] });
      return api(asked, 'front.shop', 30, {});
    });
    const { reading, signals } = await readStore(fetcher, 'https://front.shop', 1_000);
    expect(reading).toMatchObject({ isComplete: true });
    expect(reading.products).toHaveLength(30);
    expect(reading.products.every(({ category }) => category === undefined)).toBe(true);
    expect(signals[0]).toMatchObject({ kind: 'modified', state: 'alive' });
  });

  test('is read by the API on the myshopify.com domain that names it back, and both are one store', async () => {
    const { fetcher, asked } = shopOf((request) => {
      if (request.path === '/') return html(HOME);
      return request.host === 'tea-front.myshopify.com' ? api(request, 'www.front.shop', 30) : null;
    });
    const { identity, reading } = await readStore(fetcher, 'https://front.shop', 1_000);
    expect(identity).toMatchObject({
      origin: 'https://front.shop',
      shopKey: 'tea-front.myshopify.com',
      currency: 'CAD',
    });
    expect(reading.products).toHaveLength(30);
    const options = { sources: new Set(['modified:storefront-graphql']), maxProducts: 1_000 };
    const before = asked.length;
    const changes = await shopify.readChanges!(fetcher, identity, NOW - 3 * 3_600_000, options);
    expect(changes).toMatchObject({ mode: 'changes', isComplete: true });
    expect(changes.products.map(({ externalId }) => externalId)).toEqual(['1', '2', '3']);
    expect(asked.length - before).toBeLessThanOrEqual(3);
  });

  test('is asked at its myshopify.com domain at once, until that does not answer', async () => {
    let apiHost = 'moved-front.myshopify.com';
    const { fetcher, asked } = shopOf((request) =>
      request.host === apiHost && request.path.startsWith('/api/') ? api(request, 'moved.shop', 30) : null,
    );
    const identity = { ...MANY, origin: 'https://moved.shop', shopKey: 'moved-front.myshopify.com' };
    const options = { sources: new Set(['modified:storefront-graphql']), maxProducts: 1_000 };
    const poll = async () => {
      asked.length = 0;
      const changes = await shopify.readChanges!(fetcher, identity, NOW - 3 * 3_600_000, options);
      expect(changes.products).toHaveLength(3);
      return asked.map((one) => one.split('/')[0]);
    };
    expect(await poll()).toEqual(['POST moved.shop', 'POST moved-front.myshopify.com']);
    expect(await poll()).toEqual(['POST moved-front.myshopify.com']);
    apiHost = 'moved.shop';
    await expect(poll()).rejects.toThrow();
    expect(await poll()).toEqual(['POST moved.shop']);
  });

  test('whose page names another shop is not that shop', async () => {
    const { fetcher } = shopOf((request) => {
      if (request.path === '/') return html(HOME);
      return request.host === 'tea-front.myshopify.com' ? api(request, 'real.shop', 30) : null;
    });
    await expect(inspectStore(fetcher, 'https://front.shop')).rejects.toMatchObject({ code: 'store-not-a-store' });
  });
});

describe('a shop whose products.json fails', () => {
  async function openShop(answer: Answer) {
    const shop = { isFailing: false };
    const { fetcher, asked } = shopOf((request) => {
      if (request.path === '/products.json') {
        const isFirst = request.url.searchParams.get('page') !== '2';
        return shop.isFailing ? answer : json({ products: isFirst ? [listed(1), listed(2)] : [] });
      }
      return request.path.startsWith('/api/') ? api(request, 'tea.shop', 30) : null;
    });
    const { identity, reading } = await readStore(fetcher, 'https://tea.shop', 1_000);
    const options = { sources: new Set(['availability:products-json']), maxProducts: 1_000 };
    const read = (readerState: unknown, isUnreadable = false) => {
      shop.isFailing = true;
      asked.length = 0;
      return shopify.readCatalogue(fetcher, identity, { ...options, readerState, isUnreadable });
    };
    return { asked, read, readerState: reading.readerState };
  }

  test.each([
    [502, 'store-server-error'],
    [403, 'store-blocked'],
  ])('once, with %i, is tried again later, and not read by the API', async (status, code) => {
    const { asked, read, readerState } = await openShop({ status, headers: {}, body: '' });
    await expect(read(readerState)).rejects.toMatchObject({ code });
    // the first page, the shop's own count, and stamps
    expect(asked).toHaveLength(3);
  });

  test.each([403, 502])('for hours, with %i, is read by the API from then on', async (status) => {
    const { read, readerState } = await openShop({ status, headers: {}, body: '' });
    const reading = await read(readerState, true);
    expect(reading.products).toHaveLength(30);
    expect((await read(reading.readerState)).products).toHaveLength(30);
  });

  test.each([404, 502])('and never answered, with %i, is read by the API', async (status) => {
    const { read } = await openShop({ status, headers: {}, body: '' });
    expect((await read(null)).products).toHaveLength(30);
  });

  test('since it was taken away is read by the API', async () => {
    const { read, readerState } = await openShop(null);
    expect((await read(readerState)).products).toHaveLength(30);
  });
});
