import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/clock.ts';
import { type DrawnWorldOptions, drawWorld, PLAIN_WORLD } from '../../world/draw-world.ts';
import type { World } from '../../world/world.ts';
import type { Storefront } from '../storefront.ts';
import { shopifyStorefront } from './shopify-storefront.ts';

const STARTS_AT = Date.UTC(2026, 0, 5);
const NOW = STARTS_AT + 10 * DAY_MS;

const WORLD: DrawnWorldOptions = {
  ...PLAIN_WORLD,
  seed: 'shopify',
  productCount: 70,
  numbering: 'shopify',
  language: 'en',
  vendor: 'Vendor',
  priceScale: 1,
  currency: 'USD',
  startsAt: STARTS_AT,
  untrackedShare: 0,
  abandonedShare: 0,
};

function open(stamps: 'live' | 'degenerate' = 'live', world: World = drawWorld(WORLD)): Storefront {
  const shop = {
    world,
    shopId: 61_000_000_123,
    name: 'Shop (practice)',
    myshopifyDomain: 'shop-practice.myshopify.com',
    city: 'Here',
    province: '',
    country: 'US',
    language: 'en' as const,
    utcOffsetMinutes: -300,
    stamps,
    complexityLimit: 1_000,
  };
  return shopifyStorefront(shop, 'https://shop.example');
}

function get(store: Storefront, url: string, at = NOW) {
  return store.handle({ method: 'GET', url }, at);
}

function getJson<Body>(store: Storefront, url: string, at = NOW): Body {
  return JSON.parse(get(store, url, at).body.toString()) as Body;
}

type Node = { id: string; handle: string; updatedAt: string };
type Connection = { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string } };

function ask<Body = { data: { products: Connection } }>(
  store: Storefront,
  query: string,
  variables: Record<string, unknown> = {},
  at = NOW,
): Body {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  const answer = store.handle({ method: 'POST', url: '/api/2026-07/graphql.json', headers, body }, at);
  expect(answer.status).toBe(200);
  return JSON.parse(answer.body.toString()) as Body;
}

type Listed = {
  products: { id: number; handle: string; published_at: string; updated_at: string; variants: object[] }[];
};

test('products.json has the keys of the real one, and no quantity', () => {
  const [product] = getJson<Listed>(open(), '/products.json?limit=1').products;
  expect(Object.keys(product!).join()).toBe(
    'id,title,handle,body_html,published_at,created_at,updated_at,vendor,product_type,tags,variants,images,options',
  );
  expect(Object.keys(product!.variants[0]!).join()).toBe(
    'id,title,option1,option2,option3,sku,requires_shipping,taxable,featured_image,available,price,grams,compare_at_price,position,product_id,created_at,updated_at',
  );
  expect(product).toMatchObject({
    tags: expect.any(Array),
    variants: [{ price: expect.stringMatching(/^\d+\.\d\d$/) }],
  });
});

test('products.json stamps every product with the time of the answer, and is sorted by publication', () => {
  const { products } = getJson<Listed>(open(), '/products.json?limit=250');
  const stamps = new Set(JSON.stringify(products).match(/"updated_at":"[^"]+"/gu));
  expect(stamps).toContain('"updated_at":"2026-01-14T19:00:00-05:00"');
  const published = products.map((product) => Date.parse(product.published_at));
  expect(published).toEqual(published.toSorted((one, two) => two - one));
  for (const product of products) expect(product.updated_at).toBe('2026-01-14T19:00:00-05:00');
});

test('products.json has pages: 30 by default, at most 250, an empty end, and a cap', () => {
  const store = open();
  const count = (query: string) => getJson<Listed>(store, `/products.json${query}`).products.length;
  expect(count('')).toBe(30);
  expect(count('?page=3')).toBe(10);
  expect(count('?limit=9999')).toBe(70);
  expect(count('?page=4')).toBe(0);
  expect(get(store, '/products.json?limit=250&page=100').status).toBe(200);
  expect(get(store, '/products.json?limit=250&page=101').status).toBe(400);
});

test('a visible change is rendered, and unchanged products are not rendered again', () => {
  const merchandise = { priceChangeShare: 0.1, contentEditShare: 0, saleEveryDays: null, sync: null };
  const store = open('live', drawWorld({ ...WORLD, merchandise }));
  const prices = (at: number) =>
    JSON.stringify(getJson<Listed>(store, '/products.json?limit=250', at)).match(/"price":"[^"]+"/gu);
  const before = prices(NOW);
  expect(prices(NOW + DAY_MS)).not.toEqual(before);
});

test('a single product as JSON has the richer variants and joined tags', () => {
  const store = open();
  const { handle } = getJson<Listed>(store, '/products.json?limit=1').products[0]!;
  const { product } = getJson<{ product: Record<string, unknown> & { variants: object[] } }>(
    store,
    `/products/${handle}.json`,
  );
  expect(product.tags).toEqual(expect.any(String));
  expect(product.variants[0]).toMatchObject({ inventory_management: 'shopify', price_currency: 'USD' });
  expect(product.variants[0]).not.toHaveProperty('inventory_quantity');
  expect(product.variants[0]).not.toHaveProperty('available');
  expect(get(store, '/products/none.json').status).toBe(404);
});

test('meta.json, robots.txt and headers show the platform', () => {
  const store = open();
  expect(getJson(store, '/meta.json')).toMatchObject({
    myshopify_domain: 'shop-practice.myshopify.com',
    currency: 'USD',
    country: 'US',
    published_products_count: 70,
  });
  expect(get(store, '/robots.txt').body.toString()).toMatch(/^# we use Shopify as our ecommerce platform\n/u);
  const { headers, body } = get(store, '/');
  expect(headers).toMatchObject({
    'powered-by': 'Shopify',
    'x-shopid': '61000000123',
    date: new Date(NOW).toUTCString(),
  });
  expect(body.toString()).toContain('Shopify.shop = "shop-practice.myshopify.com"');
});

test('the product sitemap needs the range its index prints, and carries the real stamps', () => {
  const store = open();
  const [, child] = /<loc>https:\/\/shop\.example(\/sitemap_products_1[^<]+)<\/loc>/u.exec(
    get(store, '/sitemap.xml').body.toString(),
  )!;
  expect(get(store, '/sitemap_products_1.xml').status).toBe(400);
  const lastmods = get(store, child!.replace('&amp;', '&'))
    .body.toString()
    .match(/<lastmod>/gu);
  expect(lastmods).toHaveLength(70);
});

const NEWEST = `query Newest($first: Int!, $after: String) {
  products(first: $first, after: $after, sortKey: UPDATED_AT, reverse: true) {
    pageInfo { hasNextPage endCursor } nodes { id handle updatedAt } } }`;

test('GraphQL pages through every product once, newest first', () => {
  const store = open();
  const seen: Node[] = [];
  for (let after: string | null = null, hasNext = true; hasNext; ) {
    const { products }: { products: Connection } = ask(store, NEWEST, { first: 8, after }).data;
    seen.push(...products.nodes);
    after = products.pageInfo.endCursor;
    hasNext = products.pageInfo.hasNextPage;
  }
  expect(new Set(seen.map((node) => node.id)).size).toBe(70);
  const stamps = seen.map((node) => Date.parse(node.updatedAt));
  expect(stamps).toEqual(stamps.toSorted((one, two) => two - one));
});

test('the stamp of a sold product is the second of its order', () => {
  const store = open();
  const orders = store.world.truth(NOW, NOW + DAY_MS);
  for (const order of orders.slice(0, 30)) {
    const { nodes } = ask(store, NEWEST, { first: order.lines.length }, order.placedAt).data.products;
    expect(nodes.map((node) => node.id.replace(/.*\//u, '')).sort()).toEqual(
      order.lines.map((line) => line.productId).sort(),
    );
    for (const node of nodes) expect(Date.parse(node.updatedAt)).toBe(order.placedAt);
  }
});

test('a degenerate shop shows the time of the answer in place of every stamp', () => {
  const store = open('degenerate');
  const { nodes } = ask(store, NEWEST, { first: 100 }).data.products;
  expect(new Set(nodes.map((node) => Date.parse(node.updatedAt)))).toEqual(new Set([NOW]));
  const later = ask(store, NEWEST, { first: 100 }, NOW + MINUTE_MS).data.products.nodes;
  expect(Date.parse(later[0]!.updatedAt)).toBe(NOW + MINUTE_MS);
});

test('GraphQL understands aliases, fragments, defaults, edges, comments and search terms', () => {
  const store = open();
  const answer = ask<{ data: { mine: { name: string }; list: { edges: { cursor: string; node: object }[] } } }>(
    store,
    `fragment Both on Product { __typename variants(first: 1) { nodes { price { amount currencyCode } } } }
     # a comment { with braces }
     query Q($n: Int = 2) @inContext(country: US) {
       mine: shop { name }
       list: products(first: $n, query: "updated_at:>'2026-01-14T00:00:00Z'") { edges { cursor node { ...Both ... on Product { handle } } } }
     }`,
  );
  expect(answer.data.mine).toEqual({ name: 'Shop (practice)' });
  expect(answer.data.list.edges).toHaveLength(2);
  expect(answer.data.list.edges[0]!.node).toEqual({
    __typename: 'Product',
    handle: expect.any(String),
    variants: { nodes: [{ price: { amount: expect.stringMatching(/^\d+\.\d+$/), currencyCode: 'USD' } }] },
  });
});

test('GraphQL refuses what the real one refuses, each with its code', () => {
  type Refused = { data?: unknown; errors: { message: string; extensions?: { code: string } }[] };
  const store = open();
  const codeOf = (query: string) => ask<Refused>(store, query).errors[0]!.extensions?.code;
  expect(codeOf('{ products(first: 2) { nodes { nothing } } }')).toBe('undefinedField');
  expect(codeOf('{ products(first: 251) { nodes { id } } }')).toBe('BAD_REQUEST');
  expect(codeOf('{ products(first: 250) { nodes { variants(first: 50) { nodes { id } } } } }')).toBe(
    'MAX_COMPLEXITY_EXCEEDED',
  );
  expect(codeOf('{ products(first: 1) { nodes { variants(first: 1) { nodes { quantityAvailable } } } } }')).toBe(
    'ACCESS_DENIED',
  );
  expect(ask<Refused>(store, '{ products(first: 1) { nodes { id }').errors[0]!.message).toContain('syntax error');
});
