import { expect, test } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import { type DrawnWorldOptions, drawWorld, PLAIN_WORLD } from '../../world/draw-world.ts';
import { PLAIN_REPLAY, replayWorld } from '../../world/replay-world.ts';
import type { Storefront } from '../storefront.ts';
import type { WooCommerceShop } from './shop.ts';
import { wooCommerceStorefront } from './woocommerce-storefront.ts';

const STARTS_AT = Date.UTC(2026, 0, 5);
const NOW = STARTS_AT + 10 * DAY_MS;

const WORLD: DrawnWorldOptions = {
  ...PLAIN_WORLD,
  seed: 'woocommerce',
  productCount: 45,
  numbering: 'woocommerce',
  language: 'fr',
  vendor: 'Vendeur',
  priceScale: 1,
  currency: 'EUR',
  startsAt: STARTS_AT,
  untrackedShare: 0,
};

function open(shop: Partial<WooCommerceShop> = {}, world: Partial<DrawnWorldOptions> = {}): Storefront {
  return wooCommerceStorefront(
    {
      world: drawWorld({ ...WORLD, ...world }),
      name: 'Boutique (essai)',
      country: 'FR',
      language: 'fr',
      timezone: 'Europe/Paris',
      utcOffsetMinutes: 60,
      version: '10.6.1',
      stockDisplay: 'always',
      lowStockThreshold: 2,
      managesStock: true,
      soldIndividually: new Set(),
      quantityCap: null,
      ...shop,
    },
    'https://boutique.example',
  );
}

const PRODUCTS = '/wp-json/wc/store/v1/products';

type Item = {
  id: number;
  type: string;
  parent: number;
  is_in_stock: boolean;
  low_stock_remaining: number | null;
  stock_availability: { text: string };
  add_to_cart: { maximum: number };
};

function get(store: Storefront, url: string, at = NOW) {
  return store.handle({ method: 'GET', url }, at);
}

function list<Listed = Item>(store: Storefront, url: string, at = NOW): Listed[] {
  return JSON.parse(get(store, url, at).body.toString()) as Listed[];
}

test('a product has the keys of the real one, with prices as texts of minor units', () => {
  const [product] = list<Item & { prices: object }>(open(), `${PRODUCTS}?per_page=1`);
  expect(Object.keys(product!).join()).toBe(
    'id,name,slug,parent,type,variation,permalink,sku,short_description,description,on_sale,prices,price_html,average_rating,review_count,images,categories,tags,brands,attributes,variations,grouped_products,has_options,is_purchasable,is_in_stock,is_on_backorder,low_stock_remaining,stock_availability,sold_individually,weight,dimensions,formatted_weight,formatted_dimensions,add_to_cart,is_password_protected,extensions,_links',
  );
  expect(product!.prices).toMatchObject({
    price: expect.stringMatching(/^\d+$/),
    price_range: null,
    currency_code: 'EUR',
    currency_minor_unit: 2,
    currency_suffix: ' €',
  });
});

test('lists are paged, with totals and links, and show the time of the last modification', () => {
  const store = open();
  const { headers } = get(store, `${PRODUCTS}?per_page=20&page=2`);
  expect(headers).toMatchObject({ 'x-wp-total': '45', 'x-wp-totalpages': '3' });
  expect(headers.link).toContain(`<https://boutique.example${PRODUCTS}?per_page=20&page=3>; rel="next"`);
  expect(headers['last-modified']).toBe(String(store.world.at(NOW).newest()!.modifiedAt / 1_000));
  const ids = [1, 2, 3].flatMap((page) => list(store, `${PRODUCTS}?per_page=20&page=${page}`).map((item) => item.id));
  expect(new Set(ids).size).toBe(45);
  expect(get(store, `${PRODUCTS}?per_page=101`).status).toBe(400);
});

test('stock shows exactly, as a maximum and as a text', () => {
  const store = open();
  const shelf = store.world.at(NOW);
  const simple = list(store, `${PRODUCTS}?per_page=100`).filter((item) => item.type === 'simple');
  expect(simple.length).toBeGreaterThan(10);
  for (const item of simple) {
    const stock = shelf.find(item.id)!.variants[0]!.stock!;
    expect(item.add_to_cart.maximum).toBe(stock);
    expect(item.stock_availability.text).toBe(`${stock} en stock`);
    expect(item.low_stock_remaining).toBe(stock <= 2 ? stock : null);
  }
});

test('reviews are one list for the shop, by time, with their authors', () => {
  const store = open({}, { reviewShare: 0.05 });
  const reviews = `${PRODUCTS}/reviews`;
  const [newest] = list<Record<string, unknown>>(store, `${reviews}?per_page=1`);
  expect(Object.keys(newest!).join()).toBe(
    'id,date_created,formatted_date_created,date_created_gmt,product_id,product_name,product_permalink,product_image,reviewer,review,rating,verified,reviewer_avatar_urls',
  );
  const local = Date.parse(`${newest!.date_created}Z`) - Date.parse(`${newest!.date_created_gmt}Z`);
  expect(local).toBe(60 * 60_000);
  const pages = Number(get(store, `${reviews}?per_page=100`).headers['x-wp-totalpages']);
  const all = Array.from({ length: pages }, (_, page) =>
    list<{ id: number; product_id: number; date_created_gmt: string; verified: boolean }>(
      store,
      `${reviews}?per_page=100&page=${page + 1}&orderby=date_gmt&order=desc&_fields=id,product_id,date_created_gmt,verified`,
    ),
  ).flat();
  expect(all.map((one) => one.date_created_gmt)).toEqual(
    all
      .map((one) => one.date_created_gmt)
      .toSorted()
      .reverse(),
  );
  const products = list<Item & { review_count: number }>(store, `${PRODUCTS}?per_page=100`);
  for (const { id, review_count } of products) {
    expect(all.filter((one) => one.product_id === id)).toHaveLength(review_count);
  }
  expect(all.some((one) => one.verified) && all.some((one) => !one.verified)).toBe(true);
  const ofOne = list<{ product_id: number }>(store, `${reviews}?per_page=100&product_id=${products[3]!.id}`);
  expect(new Set(ofOne.map((one) => one.product_id))).toEqual(new Set([products[3]!.id]));
  expect(get(store, `${reviews}?per_page=101`).status).toBe(400);
  expect(get(store, `${reviews}?orderby=name`).status).toBe(400);
  expect(list(open(), reviews)).toEqual([]);
});

test('a sold-out product is not in stock but still allows 9999', () => {
  const store = open({}, { restocks: { everyDays: 14, localHour: 3, lateShare: 0, shortShare: 1 } });
  let soldOut: Item | undefined;
  for (let at = NOW; !soldOut && at < NOW + 20 * DAY_MS; at += DAY_MS / 8) {
    soldOut = list(store, `${PRODUCTS}?per_page=100&stock_status[]=outofstock`, at).find(
      (item) => item.type === 'simple',
    );
  }
  expect(soldOut).toMatchObject({
    is_in_stock: false,
    low_stock_remaining: 0,
    stock_availability: { text: 'Rupture de stock' },
    add_to_cart: { maximum: 9_999 },
  });
});

test('a shop that hides what is sold out lists it only if asked for its stock status', () => {
  const store = open(
    { hidesSoldOut: true },
    { restocks: { everyDays: 14, localHour: 3, lateShare: 0, shortShare: 1 } },
  );
  const at = STARTS_AT + 26 * DAY_MS;
  for (const type of ['', '&type=variation']) {
    const shown = list(store, `${PRODUCTS}?per_page=100${type}`, at);
    const hidden = list(store, `${PRODUCTS}?per_page=100&stock_status=outofstock${type}`, at);
    expect(shown.every((item) => item.is_in_stock)).toBe(true);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.some((item) => item.is_in_stock)).toBe(false);
  }
});

test('a parent does not show its stock, but its variations do', () => {
  const store = open();
  const parent = list(store, `${PRODUCTS}?per_page=100`).find((item) => item.type === 'variable')!;
  const variations = list(store, `${PRODUCTS}?type=variation&per_page=100&parent[]=${parent.id}`);
  expect(parent).toMatchObject({ add_to_cart: { maximum: 9_999 }, stock_availability: { text: '' } });
  expect(variations).toHaveLength(3);
  for (const item of variations) {
    expect(item).toMatchObject({ type: 'variation', parent: parent.id });
    expect(item.add_to_cart.maximum).toBe(
      store.world
        .at(NOW)
        .findByVariant(item.id)!
        .variants.find((one) => one.id === item.id)!.stock,
    );
  }
});

test('a list by ids shows variations only if it is asked for variations', () => {
  const store = open();
  const parent = list(store, `${PRODUCTS}?per_page=100`).find((item) => item.type === 'variable')!;
  const [variation] = list(store, `${PRODUCTS}?type=variation&parent=${parent.id}`);
  const ids = `include=${parent.id},${variation!.id}`;
  expect(list(store, `${PRODUCTS}?${ids}`).map(({ id }) => id)).toEqual([parent.id]);
  expect(list(store, `${PRODUCTS}?${ids}&type=variation`).map(({ id }) => id)).toEqual([variation!.id]);
});

test('the products modified since the last reading are those sold since, variations with their parents', () => {
  const store = open({}, { restocks: null });
  const later = NOW + DAY_MS / 4;
  get(store, '/', later);
  const after = new Date(NOW).toISOString().slice(0, 19);
  const asked = `per_page=100&date_column=modified_gmt&after=${after}&orderby=modified&order=desc`;
  const changed = [
    ...list(store, `${PRODUCTS}?${asked}`, later),
    ...list(store, `${PRODUCTS}?${asked}&type=variation`, later),
  ];
  const shelf = store.world.at(later);
  const sold = store.world
    .truth(NOW + 1_000, later + 1_000)
    .flatMap((order) => order.lines)
    .flatMap(({ productId, variantId }) =>
      shelf.find(Number(productId))!.optionNames.length > 0 ? [productId, variantId] : [productId],
    );
  expect(changed.map((item) => String(item.id)).sort()).toEqual([...new Set(sold)].sort());
});

test('posts carry the stamp of each product, and only the requested fields', () => {
  const store = open();
  type Post = { id: number; modified_gmt: string };
  const posts = list<Post>(store, '/wp-json/wp/v2/product?per_page=100&orderby=modified&_fields=id,modified_gmt');
  const order = store.world.truth(NOW - DAY_MS, NOW + 1).at(-1)!;
  expect(Object.keys(posts[0]!)).toEqual(['id', 'modified_gmt']);
  expect(posts.map((post) => post.modified_gmt)).toEqual(
    posts
      .map((post) => post.modified_gmt)
      .toSorted()
      .toReversed(),
  );
  for (const { productId } of order.lines) {
    const post = posts.find(({ id }) => String(id) === productId)!;
    expect(Date.parse(`${post.modified_gmt}Z`)).toBe(order.placedAt);
  }
  expect(get(store, '/wp-json/wp/v2/product?per_page=100&page=2').status).toBe(400);
});

test('the short path to the newest items gives the same as the long one', () => {
  const rows = Array.from({ length: 400 }, (_, index) => ({
    orderId: `o${index}`,
    placedAt: STARTS_AT + index * 1_800_000,
    productId: `p${(index * 7) % 60}`,
    title: `Thing ${(index * 7) % 60}`,
    quantity: 1,
    unitPrice: 2,
  }));
  const store = open({ world: replayWorld(rows, { ...PLAIN_REPLAY, numbering: 'woocommerce' }) });
  const asked = '/wp-json/wp/v2/product?per_page=20&page=2&orderby=modified&_fields=id,modified_gmt';
  const short = get(store, asked);
  const long = get(store, `${asked}&modified_after=2000-01-01T00:00:00`);
  expect(short.headers['x-wp-total']).toBe('60');
  expect(short.headers['x-wp-totalpages']).toBe('3');
  expect(JSON.parse(short.body.toString())).toEqual(JSON.parse(long.body.toString()));
});

test('a bound with a zone is converted to the shop’s own time, as WordPress does', () => {
  const store = open();
  const total = (after: string) =>
    get(store, `/wp-json/wp/v2/product?modified_after=${encodeURIComponent(after)}`).headers['x-wp-total'];
  const since = new Date(NOW - DAY_MS / 4);
  const local = new Date(since.getTime() + 3_600_000).toISOString().slice(0, 19);
  expect(total(since.toISOString())).toBe(total(local));
});

test('the site shows its platform and its name', () => {
  const store = open();
  const home = get(store, '/');
  expect(home.headers.link).toBe('<https://boutique.example/wp-json/>; rel="https://api.w.org/"');
  expect(home.body.toString()).toContain('content="WooCommerce 10.6.1"');
  expect(JSON.parse(get(store, '/wp-json/').body.toString())).toMatchObject({
    name: 'Boutique (essai)',
    timezone_string: 'Europe/Paris',
  });
});

test('a single product or variation is found by its id', () => {
  const store = open();
  const variable = list(store, `${PRODUCTS}?per_page=100`).find((item) => item.type === 'variable')!;
  const [variation] = list(store, `${PRODUCTS}?type=variation&parent=${variable.id}`);
  const read = (id: number) => JSON.parse(get(store, `${PRODUCTS}/${id}`).body.toString()) as Item;
  expect(read(variable.id).type).toBe('variable');
  expect(read(variation!.id)).toEqual(variation);
  expect(get(store, `${PRODUCTS}/999999`).status).toBe(404);
});
