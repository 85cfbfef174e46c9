import { describe, expect, test } from 'vitest';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import { inProcessFetcher, type StorefrontAnswer } from '../../fetch/in-process-fetcher.ts';
import { inspectStore, readStore } from '../../inspect-store.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { shopify } from './shopify.ts';

const NOW = Date.UTC(2026, 10, 21);
const HOME =
  '<html lang="en"><title>Front</title><script>window.env = {"domain":"tea-front.myshopify.com"}</script><img src="https://cdn.shopify.com/a.png">';

type Answer = StorefrontAnswer | null;
type Asked = {
  host: string;
  path: string;
  url: URL;
  body: { query: string; variables: Record<string, unknown> } | null;
};

function shopOf(answer: (asked: Asked) => Answer) {
  const asked: string[] = [];
  const fetcher = inProcessFetcher(
    ({ url, method, body }) => {
      const at = new URL(url);
      asked.push(`${method} ${at.host}${at.pathname}`);
      const given = answer({ host: at.host, path: at.pathname, url: at, body: body ? JSON.parse(body) : null });
      return given ?? { status: 404, headers: {}, body: '<html>not found' };
    },
    () => NOW,
  );
  return { fetcher, asked };
}

const json = (value: unknown): Answer => ({ status: 200, headers: {}, body: JSON.stringify(value) });
const html = (body: string, headers = {}): Answer => ({ status: 200, headers, body });

const FILED = { id: 'gid://shopify/TaxonomyCategory/fb-1-8' };

function node(id: number, variants = 1, category: typeof FILED | null = FILED) {
  const nodes = Array.from({ length: variants }, (_, index) => variantNode(id * 1_000 + index));
  return {
    id: `gid://shopify/Product/${id}`,
    handle: `tea-${id}`,
    title: `Tea ${id}`,
    vendor: 'Hill',
    productType: 'Tea',
    publishedAt: '2026-01-01T00:00:00Z',
    updatedAt: new Date(NOW - id * 3_600_000).toISOString(),
    featuredImage: null,
    category,
    variants: { pageInfo: { hasNextPage: false }, nodes },
  };
}

function variantNode(id: number) {
  return {
    id: `gid://shopify/ProductVariant/${id}`,
    title: `No ${id}`,
    sku: null,
    availableForSale: id % 2 === 0,
    price: { amount: '12.5', currencyCode: 'CAD' },
    compareAtPrice: null,
  };
}

function api({ body }: Asked, host: string, count: number, category: typeof FILED | null = FILED): Answer {
  if (!body) return null;
  if (body.query.includes('query Shop')) {
    const payment = { currencyCode: 'CAD', countryCode: 'CA' };
    return json({ data: { shop: { name: 'Tea Front', primaryDomain: { host }, paymentSettings: payment } } });
  }
  const from = Number(body.variables.after ?? 0);
  const to = Math.min(count, from + Number(body.variables.first));
  const nodes = Array.from({ length: to - from }, (_, index) => node(from + index + 1, 1, category));
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

  test.each([
    ['undefinedField', "Field 'category' doesn't exist on type 'Product'"],
    ['ACCESS_DENIED', 'Access denied for category field.'],
  ])('is read without the categories of its products if those are refused: %s', async (code, message) => {
    const { fetcher } = shopOf((asked) => {
      if (asked.path === '/') return html(HOME, { 'powered-by': 'Shopify-Hydrogen' });
      if (asked.host !== 'front.shop' || !asked.path.startsWith('/api/')) return null;
      if (asked.body?.query.includes('category')) return json({ errors: [{ message, extensions: { code } }] });
      return api(asked, 'front.shop', 30, null);
    });
    const { reading, signals } = await readStore(fetcher, 'https://front.shop', 1_000);
    expect(reading).toMatchObject({ isComplete: true });
    expect(reading.products).toHaveLength(30);
    expect(reading.products.every(({ category }) => category === null)).toBe(true);
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

function listed(id: number, variants = 1) {
  return {
    id,
    title: `Tea ${id}`,
    handle: `tea-${id}`,
    body_html: '<p>Grown high</p>',
    tags: id % 2 === 0 ? ['green', 'green', ' leaf '] : 'green, leaf',
    variants: Array.from({ length: variants }, (_, index) => ({
      id: id * 1_000 + index,
      title: `No ${index}`,
      price: '12.50',
    })),
  };
}

describe('variants beyond those in products.json', () => {
  function openShop(ids = [1, 2]) {
    const shop = { isApiDown: false, apiStatus: 502, isReversed: false };
    const { fetcher, asked } = shopOf((request) => {
      const products = ids.map((id) => listed(id, id === 2 ? 3 : 250));
      if (request.path === '/products.json') {
        const shown = shop.isReversed ? products.reverse() : products;
        return json({ products: request.url.searchParams.get('page') === '2' ? [] : shown });
      }
      if (!request.path.startsWith('/api/')) return null;
      if (shop.isApiDown) return { status: shop.apiStatus, headers: {}, body: '' };
      if (request.body?.query.includes('query Changed')) return manyChanged(request.body.variables);
      if (!request.body?.query.includes('MoreVariants')) return null;
      const from = Number(request.body.variables.after ?? 0);
      const id = Number(String(request.body.variables.id).split('/').at(-1));
      const nodes = Array.from({ length: 100 }, (_, index) => variantNode(id * 1_000 + from + index));
      const pageInfo = { hasNextPage: from < 200, endCursor: String(from + 100) };
      return json({ data: { node: { variants: { pageInfo, nodes } } } });
    });
    const read = async (readerState?: unknown) => {
      const options = { sources: new Set(['availability:products-json']), maxProducts: 1_000, readerState };
      return shopify.readCatalogue(fetcher, MANY, options);
    };
    return { shop, fetcher, asked, read };
  }

  /** More products than the reader of changes takes. */
  function manyChanged({ after, first }: Record<string, unknown>) {
    const from = Number(after ?? 0);
    const nodes = Array.from({ length: Number(first) }, (_, index) => node(from + index + 1));
    return json({
      data: { products: { pageInfo: { hasNextPage: true, endCursor: String(from + nodes.length) }, nodes } },
    });
  }

  const counts = ({ products }: Reading) => products.map(({ variants }) => variants.length);

  test('are read by the API', async () => {
    const { fetcher } = openShop();
    const { reading } = await readStore(fetcher, 'https://many.shop', 1_000);
    expect(counts(reading)).toEqual([300, 3]);
    expect(new Set(reading.products[0]!.variants.map(({ externalId }) => externalId)).size).toBe(300);
  });

  test('are not gone while the API is out of order: their product is left out of that reading', async () => {
    const { shop, read } = openShop();
    const { readerState } = await read();
    shop.isApiDown = true;
    const reading = await read(readerState);
    expect(counts(reading)).toEqual([3]);
    expect(reading).toMatchObject({ isComplete: false, problem: { code: 'store-server-error' } });
    // it may be gone for good
    const next = await read(reading.readerState);
    expect(counts(next)).toEqual([250, 3]);
    expect(next.isComplete).toBe(true);
  });

  test.each([502, 404])('are never known if the API has not given them: %i', async (apiStatus) => {
    const { shop, read } = openShop();
    Object.assign(shop, { isApiDown: true, apiStatus });
    const reading = await read();
    expect(counts(reading)).toEqual([250, 3]);
    expect(reading.isComplete).toBe(true);
  });

  test('are those of the same 40 products, in whatever order these are listed', async () => {
    const { shop, read } = openShop(Array.from({ length: 45 }, (_, index) => index + 11));
    const completed = async () => {
      const { products } = await read();
      return products.filter(({ variants }) => variants.length === 300).map(({ externalId }) => externalId);
    };
    const first = await completed();
    expect(first).toHaveLength(40);
    shop.isReversed = true;
    expect((await completed()).sort()).toEqual(first.sort());
  });

  test('are read as well if so much changed that the whole list is read', async () => {
    const { fetcher } = openShop();
    const options = { sources: new Set(['modified:storefront-graphql']), maxProducts: 1_000 };
    const reading = await shopify.readChanges!(fetcher, MANY, 0, options);
    expect(reading.mode).toBe('catalogue');
    expect(counts(reading)).toEqual([300, 3]);
  });
});

const MANY: StoreIdentity = {
  ...{ origin: 'https://many.shop', shopKey: null, platform: 'shopify', currency: 'EUR' },
  ...{ name: null, country: null, language: null, faviconUrl: null, productCount: null },
};

describe('a shop whose list is too large in pages of 250', () => {
  const COUNT = 620;
  const options = { sources: new Set(['availability:products-json']), maxProducts: 25_000 };

  function openShop(heavyFrom: number) {
    return shopOf(({ path, url }) => {
      if (path !== '/products.json') return null;
      const [limit, page] = ['limit', 'page'].map((name) => Number(url.searchParams.get(name))) as [number, number];
      if (limit === 250 && page >= heavyFrom) throw new FetchFailure('store-too-large');
      const from = (page - 1) * limit;
      return json({ products: pageOf(from, Math.min(limit, COUNT - from)) });
    });
  }

  const pageOf = (from: number, size: number) =>
    Array.from({ length: Math.max(0, size) }, (_, index) => listed(from + index + 1));

  test.each([1, 2])('from page %i on is read in pages of 50, and is at once at the next reading', async (heavyFrom) => {
    const { fetcher, asked } = openShop(heavyFrom);
    const reading = await shopify.readCatalogue(fetcher, MANY, options);
    expect(new Set(reading.products.map(({ externalId }) => externalId)).size).toBe(COUNT);
    expect(reading).toMatchObject({ isComplete: true, readerState: { pageSize: 50 } });
    asked.length = 0;
    const next = await shopify.readCatalogue(fetcher, MANY, { ...options, readerState: reading.readerState });
    expect(next).toMatchObject({ isComplete: true, readerState: undefined });
    expect(next.products).toHaveLength(COUNT);
    expect(asked.filter((one) => one.endsWith('/products.json'))).toHaveLength(14);
    const fingerprint = { ...next.fingerprint!, waiting: [], remembered: COUNT };
    const last = await shopify.readCatalogue(fetcher, MANY, {
      ...options,
      readerState: reading.readerState,
      fingerprint,
    });
    expect(last).toMatchObject({ products: [], sizeIfUnchanged: COUNT });
  });
});

test('labels and descriptions are read, from lists and from texts with commas', async () => {
  const { fetcher } = shopOf(({ path, url }) =>
    path === '/products.json'
      ? json({ products: url.searchParams.get('page') === '2' ? [] : [listed(1), listed(2)] })
      : null,
  );
  const { reading } = await readStore(fetcher, 'https://labels.shop', 1_000);
  expect(reading.products.map(({ labels }) => labels)).toEqual([
    ['green', 'leaf'],
    ['green', 'leaf'],
  ]);
  expect(reading.products[0]!.bodyHash).toBe(reading.products[1]!.bodyHash);
  expect(reading.products[0]!.bodyHash).not.toBeNull();
});

test.each([
  ['12.50', 'INR', 'INR'],
  ['999.00', 'INR', 'USD'],
])('prices that follow the market (%s in %s) are in %s', async (price, shown, currency) => {
  const { fetcher } = shopOf(({ path, url }) => {
    if (path === '/products.json') return json({ products: url.searchParams.get('page') === '2' ? [] : [listed(1)] });
    if (path === '/meta.json')
      return json({ name: 'Tea', country: 'US', currency: 'USD', published_products_count: 1 });
    if (path === '/products/tea-1.json')
      return json({ product: { variants: [{ id: 1_000, price, price_currency: shown }] } });
    return null;
  });
  const { identity, reading } = await readStore(fetcher, 'https://market.shop', 1_000);
  expect(identity).toMatchObject({ currency, country: 'US' });
  expect(reading.products[0]!.currency).toBe(currency);
});

test('a shop with more products than can be listed is read in part, in a bounded number of requests, and says so', async () => {
  let requests = 0;
  const { fetcher } = shopOf(({ path, url }) => {
    if (path === '/meta.json') return json({ name: 'Vast', currency: 'USD', published_products_count: 31_000 });
    if (path !== '/products.json') return null;
    requests++;
    const page = Number(url.searchParams.get('page') ?? 1);
    if (page > 100) return { status: 400, headers: {}, body: '{"errors":"Page * Limit exceeds the 25000 limit."}' };
    return json({ products: Array.from({ length: 250 }, (_, index) => listed((page - 1) * 250 + index + 1)) });
  });
  const { reading, productCount } = await readStore(fetcher, 'https://vast.shop', 25_000);
  expect(reading.products).toHaveLength(25_000);
  expect(reading).toMatchObject({ isComplete: false, problem: { code: 'store-too-large' } });
  expect(productCount).toBe(31_000);
  expect(requests).toBeLessThan(110);
});
