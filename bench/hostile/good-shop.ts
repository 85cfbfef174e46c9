import { DAY_MS } from '#runtime/clock.ts';

export type ShopKind = 'shopify' | 'woocommerce' | 'generic';
export type GoodAnswer = { status: number; headers: Record<string, string>; body: string };
export type Listed = Record<string, unknown>;

/** The products' stamps are before this, a day apart. */
export const STAMPED_UNTIL = Date.UTC(2026, 10, 20);
const PRODUCTS = 20;
/** The number of product pages: enough to recognize a shop. */
const PAGES = 5;

/** The products of an honest shop, as its platform lists them. */
export function listedProducts(kind: ShopKind): Listed[] {
  return Array.from({ length: kind === 'generic' ? PAGES : PRODUCTS }, (_, index) =>
    kind === 'woocommerce' ? wooProduct(index + 1) : shopifyProduct(index + 1),
  );
}

/** The answer of an honest shop, with the given products or its own. */
export function goodAnswer(kind: ShopKind, path: string, origin: string, products = listedProducts(kind)): GoodAnswer {
  const url = new URL(path, origin);
  const page = Number(url.searchParams.get('page') ?? 1);
  if (kind === 'shopify') return shopifyAnswer(url, page, products);
  if (kind === 'woocommerce') return wooAnswer(url, page, products);
  return genericAnswer(url, products);
}

export function shopifyProduct(id: number | string, more: Listed = {}): Listed {
  const at = new Date(STAMPED_UNTIL - Number(id) * DAY_MS).toISOString();
  return {
    id,
    title: `Tea ${id}`,
    handle: `tea-${id}`,
    updated_at: at,
    published_at: at,
    images: [],
    tags: [],
    variants: [
      {
        id: typeof id === 'number' ? id * 10 : `${id}0`,
        title: 'Default Title',
        price: '12.00',
        sku: `T${id}`,
        available: true,
      },
    ],
    ...more,
  };
}

export function wooProduct(id: number | string, more: Listed = {}): Listed {
  return {
    id,
    name: `Cup ${id}`,
    slug: `cup-${id}`,
    type: 'simple',
    parent: 0,
    variations: [],
    sku: `C${id}`,
    is_in_stock: true,
    is_on_backorder: false,
    sold_individually: false,
    images: [],
    add_to_cart: { maximum: 10 + (Number(id) % 50) },
    prices: { price: '1200', regular_price: '1200', currency_code: 'EUR', currency_minor_unit: 2 },
    ...more,
  };
}

function shopifyAnswer({ pathname }: URL, page: number, products: Listed[]): GoodAnswer {
  if (pathname === '/')
    return htmlAnswer('<html lang="en"><title>Tea House</title><script>Shopify.shop="tea"</script>');
  if (pathname === '/meta.json') {
    return jsonAnswer({ id: 1, name: 'Tea House', currency: 'USD', country: 'US' });
  }
  return pathname === '/products.json' ? jsonAnswer({ products: page === 1 ? products : [] }) : missing();
}

function wooAnswer({ pathname }: URL, page: number, products: Listed[]): GoodAnswer {
  if (pathname === '/') return htmlAnswer('<html lang="fr"><title>Tasses</title><body class="woocommerce">');
  if (pathname === '/wp-json/') return jsonAnswer({ name: 'Tasses' });
  return pathname === '/wp-json/wc/store/v1/products' ? jsonAnswer(page === 1 ? products : []) : missing();
}

function genericAnswer({ pathname, origin }: URL, products: Listed[]): GoodAnswer {
  if (pathname === '/') return htmlAnswer('<html lang="de"><title>Teehaus</title>');
  if (pathname === '/sitemap.xml') {
    const urls = products.map(({ id }) => `<url><loc>${origin}/products/${id}</loc></url>`);
    return { status: 200, headers: { 'content-type': 'application/xml' }, body: `<urlset>${urls.join('')}</urlset>` };
  }
  const id = /^\/products\/([\w-]+)$/.exec(pathname)?.[1];
  return id ? htmlAnswer(productPage(id)) : missing();
}

/** A page with the JSON-LD of one product. */
export function productPage(id: string, more: Listed = {}): string {
  const offers = { '@type': 'Offer', price: '9.90', priceCurrency: 'EUR' };
  const node = { '@type': 'Product', name: `Tee ${id}`, sku: `P${id}`, offers, ...more };
  return `<html><script type="application/ld+json">${JSON.stringify(node)}</script>`;
}

export function jsonAnswer(value: unknown): GoodAnswer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function htmlAnswer(body: string): GoodAnswer {
  return { status: 200, headers: { 'content-type': 'text/html' }, body };
}

function missing(): GoodAnswer {
  return { status: 404, headers: {}, body: 'not found' };
}
