import { gzipSync } from 'node:zlib';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';

const PRODUCTS = 250;
/** The number of product pages of a shop that is read by pages. */
export const GENERIC_PAGES = 10;
/** Shops with the same number modulo this sell the same goods, so bodies are built only once for all of them. */
const SORTIMENTS = 20;

const WORDS =
  'linen cotton washed heavy soft woven striped plain long short sleeve collar pocket button zip lined dry clean cold iron low tumble never bleach made portugal family mill organic recycled yarn dyed garment fits true size model wears medium free shipping returns thirty days gift wrap summer winter everyday classic modern relaxed slim cropped oversized indigo rust sage sand ivory charcoal navy olive'.split(
    ' ',
  );
const SIZES = ['S', 'M', 'L', 'XL'];

type Variant = { id: number; title: string; sku: string; price: number; available: boolean; grams: number };
type Product = { id: number; title: string; html: string; tags: string[]; createdAt: number; variants: Variant[] };

/** From then on, all pages are those of this reading, with this rendering time. */
export type Turn = {
  round: number;
  renderedAt: number;
  /** One shop in this many changes between two readings; 0: none does. */
  changedOneIn: number;
};

/** The compressed pages of shops at a reading. `updated_at` is their rendering time everywhere. */
export function practicePages(startsAt: number) {
  const zipped = new Map<string, Buffer>();
  const sortiments = Array.from({ length: SORTIMENTS }, (_, index) => [
    sortiment(index, 0, startsAt),
    sortiment(index, 1, startsAt),
  ]);

  function page(
    kind: string,
    shop: number,
    { round, renderedAt, changedOneIn }: Turn,
    text: (products: Product[]) => string,
  ): Buffer {
    const version = changesUntil(shop, round, changedOneIn) % 2;
    const key = `${kind} ${shop % SORTIMENTS} ${version} ${renderedAt}`;
    let body = zipped.get(key);
    if (!body) {
      if (zipped.size > 50 * SORTIMENTS) zipped.clear();
      body = gzipSync(text(sortiments[shop % SORTIMENTS]![version]!), { level: 6 });
      zipped.set(key, body);
    }
    return body;
  }

  return {
    shopify: (shop: number, turn: Turn, limit: number) =>
      page(`shopify ${limit}`, shop, turn, (products) => productsJson(products.slice(0, limit), turn.renderedAt)),
    woocommerce: (shop: number, turn: Turn) =>
      page('woocommerce', shop, turn, (products) => JSON.stringify(products.slice(0, 100).map(storeApiItem))),
    generic: (shop: number, number: number, turn: Turn) =>
      page(`generic ${number}`, shop, turn, (products) => productPage(products[number]!)),
  };
}

/** How often a shop's goods have changed: every so many readings, each shop at its own. */
function changesUntil(shop: number, round: number, oneIn: number): number {
  return oneIn === 0 ? 0 : Math.floor((round + (shop % oneIn)) / oneIn);
}

/** In version 1, one to three products have another price or are sold out. */
function sortiment(index: number, version: number, startsAt: number): Product[] {
  const random = seededRandom(seedOf(`poll bench ${index}`));
  const products = Array.from({ length: PRODUCTS }, (_, at) => product(index * 1_000 + at, random, startsAt));
  for (let changed = 0; version > 0 && changed <= index % 3; changed++) {
    const variant = products[(index * 7 + changed * 83) % PRODUCTS]!.variants[0]!;
    if (changed === 0) variant.price += 500;
    else variant.available = !variant.available;
  }
  return products;
}

function product(number: number, random: Random, startsAt: number): Product {
  const some = (count: number) => Array.from({ length: count }, () => WORDS[random.below(WORDS.length)]!);
  const title = some(3).join(' ');
  const price = 900 + random.below(90) * 100;
  const sizes = SIZES.slice(0, 1 + random.below(2));
  return {
    id: 8_000_000_000_000 + number * 4_096,
    title,
    html: `<p>${some(16).join(' ')}.</p>\n<ul>\n<li>${some(4).join(' ')}</li>\n<li>${some(4).join(' ')}</li>\n</ul>`,
    tags: some(4),
    createdAt: startsAt - random.below(700) * DAY_MS,
    variants: sizes.map((size, at) => ({
      id: 44_000_000_000_000 + number * 4_096 + at,
      title: size,
      sku: `${title.slice(0, 3).toUpperCase()}-${number}-${size}`,
      price,
      available: random.next() < 0.8,
      grams: 200,
    })),
  };
}

function productsJson(products: readonly Product[], renderedAt: number): string {
  const stamp = time(renderedAt);
  return JSON.stringify({ products: products.map((one) => listed(one, stamp)) });
}

function listed({ id, title, html, tags, createdAt, variants }: Product, stamp: string) {
  const created = time(createdAt);
  return {
    id,
    title,
    handle: title.replaceAll(' ', '-'),
    body_html: html,
    published_at: created,
    created_at: created,
    updated_at: stamp,
    vendor: 'Practice',
    product_type: title.split(' ')[0],
    tags,
    variants: variants.map((variant, index) => ({
      id: variant.id,
      title: variant.title,
      option1: variant.title,
      option2: null,
      option3: null,
      sku: variant.sku,
      requires_shipping: true,
      taxable: true,
      featured_image: null,
      available: variant.available,
      price: (variant.price / 100).toFixed(2),
      grams: variant.grams,
      compare_at_price: null,
      position: index + 1,
      product_id: id,
      created_at: created,
      updated_at: stamp,
    })),
    images: [
      {
        id: id + 1,
        created_at: created,
        position: 1,
        updated_at: created,
        product_id: id,
        variant_ids: [],
        src: `https://cdn.shopify.com/s/files/1/0000/0001/products/${id}.jpg?v=${Math.floor(createdAt / 1000)}`,
        width: 1600,
        height: 2000,
      },
    ],
    options: [{ name: 'Size', position: 1, values: variants.map((variant) => variant.title) }],
  };
}

/** As shops print it: to the second, with the shop's own offset from UTC. */
function time(ms: number): string {
  return `${new Date(ms - 4 * HOUR_MS).toISOString().slice(0, 19)}-04:00`;
}

/** One entry of WooCommerce's Store API: a simple product without a published quantity. */
function storeApiItem({ id, title, html, tags, variants }: Product) {
  const { price, sku, available } = variants[0]!;
  const named = (name: string, at: number) => ({
    id: at + 20,
    name,
    slug: name,
    link: `https://shop.example/tag/${name}`,
  });
  const number = id / 4_096 - 1_953_125_000 + 1;
  return {
    id: number,
    name: title,
    slug: title.replaceAll(' ', '-'),
    parent: 0,
    type: 'simple',
    variation: '',
    permalink: `https://shop.example/product/${number}/`,
    sku,
    short_description: html,
    description: html,
    on_sale: false,
    prices: {
      price: String(price),
      regular_price: String(price),
      sale_price: String(price),
      price_range: null,
      currency_code: 'EUR',
      currency_symbol: '€',
      currency_minor_unit: 2,
      currency_decimal_separator: ',',
      currency_thousand_separator: '.',
      currency_prefix: '',
      currency_suffix: ' €',
    },
    price_html: `<span class="woocommerce-Price-amount amount"><bdi>${price / 100}&nbsp;<span>&euro;</span></bdi></span>`,
    average_rating: '0',
    review_count: 0,
    images: [{ id: number + 5, src: `https://shop.example/wp-content/uploads/${number}.jpg`, name: title, alt: '' }],
    categories: [named(tags[0]!, 1)],
    tags: tags.map(named),
    brands: [],
    attributes: [],
    variations: [],
    grouped_products: [],
    has_options: false,
    is_purchasable: true,
    is_in_stock: available,
    is_on_backorder: false,
    low_stock_remaining: null,
    stock_availability: { text: '', class: '' },
    sold_individually: false,
    add_to_cart: { text: 'Add to cart', url: '', description: '', minimum: 1, maximum: 9999, multiple_of: 1 },
    extensions: {},
  };
}

/** A product page as shops print it: navigation and text around a block of JSON-LD. */
function productPage({ title, html, variants }: Product): string {
  const { price, sku, available } = variants[0]!;
  const offers = {
    '@type': 'Offer',
    price: (price / 100).toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
  };
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: title, sku, offers };
  const links = WORDS.map((word) => `<li class="nav-item"><a class="nav-link" href="/c/${word}">${word}</a></li>`).join(
    '\n',
  );
  const text = Array.from({ length: 60 }, (_, at) => `<div class="row" data-row="${at}">${html}</div>`).join('\n');
  return `<!doctype html><html lang="en"><head><title>${title}</title>
<script type="application/ld+json">${JSON.stringify(product)}</script></head>
<body><nav><ul>${links}</ul></nav><main><h1>${title}</h1>${text}</main></body></html>`;
}
