import { describe, expect, test } from 'vitest';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import { readStore } from '../../inspect-store.ts';
import type { Reading } from '../../reading.ts';
import { shopify } from './shopify.ts';
import { json, listed, MANY, node, shopOf, variantNode } from './testing-shop.ts';

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
