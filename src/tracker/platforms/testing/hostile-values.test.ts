import { expect, test } from 'vitest';
import { pageProduct } from '../generic/product-form.ts';
import { magentoProduct } from '../magento/product-form.ts';
import { stockMark as magentoMark } from '../magento/stock-mark.ts';
import { medusaProduct } from '../medusa/product-form.ts';
import { stockMark as medusaMark } from '../medusa/stock-mark.ts';
import { listedProduct } from '../shopify/products-json.ts';
import { wooProduct } from '../woocommerce/product-form.ts';

const ORIGIN = 'https://shop.example';
const AT = Date.UTC(2026, 10, 29);

/** The objects cannot be turned into a text or a number. */
const HOSTILE: unknown[] = [
  { toString: 1 },
  { toString: 1, valueOf: 2 },
  [{ toString: 1 }],
  { length: 1e9 },
  { __proto__: null },
  ...[{}, [], [[]], null, true, -1, 1e308, 5e-324, '', '\0', '\ud800', '1e400'],
];

/** The value with a hostile one at each place in it, one after the other. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* HOSTILE;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value))
    for (const inner of spoilt(value[key as never])) {
      const copy = structuredClone(value);
      Object.defineProperty(copy, key, { value: inner, enumerable: true });
      yield copy;
    }
}

const prices = { price: '1000', regular_price: '1200', currency_code: 'EUR', currency_minor_unit: 2 };
const woo = {
  ...{
    id: 1,
    name: 'Tea',
    slug: 'tea',
    permalink: `${ORIGIN}/tea`,
    description: '<p>Green</p>',
    short_description: '',
  },
  ...{ prices, sku: 'T1', is_in_stock: true, has_options: true, stock_availability: { text: '5 in stock' } },
  ...{ images: [{ src: '/tea.png' }], categories: [{ name: 'Tea' }], tags: [{ name: 'Green' }], review_count: 2 },
  add_to_cart: { minimum: 1, multiple_of: 1, maximum: 9 },
};
const medusa = {
  ...{ id: 'prod_1', title: 'Tea', handle: 'tea', description: 'Green', updated_at: '2026-11-01T00:00:00Z' },
  ...{ thumbnail: '/tea.png', categories: [{ name: 'Tea' }], tags: [{ value: 'Green' }], created_at: '2026-01-01' },
  variants: [
    {
      ...{ id: 'variant_1', title: '100 g', sku: 'T1', inventory_quantity: 5, manage_inventory: true },
      calculated_price: { calculated_amount: 10, original_amount: 12, currency_code: 'eur' },
    },
  ],
};
const price_range = {
  minimum_price: { final_price: { value: 10, currency: 'EUR' }, regular_price: { value: 12, currency: 'EUR' } },
};
const magento = {
  ...{ uid: 'MQ==', name: 'Tea', url_key: 'tea', url_suffix: '.html', stock_status: 'IN_STOCK', quantity: 5 },
  ...{ only_x_left_in_stock: 5, price_range, description: { html: 'Green' }, categories: [{ name: 'Tea' }] },
  variants: [{ product: { uid: 'Mg==', name: 'Tea, 100 g', sku: 'T1', stock_status: 'IN_STOCK', price_range } }],
};
const page = {
  ...{ '@type': 'Product', name: 'Tea', sku: 'T1', description: 'Green', category: 'Tea' },
  offers: {
    ...{ '@type': 'Offer', price: '10', priceCurrency: 'EUR', availability: 'InStock', inventoryLevel: { value: 5 } },
    priceSpecification: [{ priceType: 'ListPrice', price: 12, priceCurrency: 'EUR' }],
  },
};
const shopify = {
  ...{ id: 1, handle: 'tea', title: 'Tea', vendor: 'Teas', product_type: 'Tea', tags: ['Green'], body_html: 'Green' },
  ...{ published_at: '2026-01-01T00:00:00Z', updated_at: '2026-11-01T00:00:00Z', images: [{ src: '/tea.png' }] },
  variants: [
    {
      ...{ id: 2, title: '100 g', sku: 'T1', price: '10.00', compare_at_price: '12.00', available: true },
      inventory_quantity: 5,
    },
  ],
};
const form = { origin: ORIGIN, currency: 'EUR', areOwnStampsAlive: false, stamps: new Map() };
const pageOf = (json: unknown) =>
  `<title>Tea</title><script type="application/ld+json">${JSON.stringify(json).toWellFormed()}</script>`;

test.each<[name: string, product: object, read: (given: unknown) => unknown[]]>([
  ['WooCommerce', woo, (given) => [wooProduct(given, [given], ORIGIN, null)]],
  ['Medusa', medusa, (given) => [medusaProduct(given, ORIGIN, AT), medusaMark(given)]],
  ['Magento', magento, (given) => [magentoProduct(given, { origin: ORIGIN, currency: 'EUR' }, AT), magentoMark(given)]],
  ['Shopify', shopify, (given) => [listedProduct(given, form, AT)]],
  ['schema.org', page, (given) => [pageProduct(pageOf(given), `${ORIGIN}/tea`)]],
])('no value in a product of %s stops the reading', (_name, product, read) => {
  expect(read(product)).not.toContain(null);
  let places = 0;
  for (const given of spoilt(product)) {
    places++;
    expect(() => read(given), JSON.stringify(given)).not.toThrow();
  }
  expect(places).toBeGreaterThan(200);
});

test('a value that is no text counts as missing', () => {
  const read = wooProduct({ ...woo, prices: { ...prices, currency_minor_unit: { toString: 1 } } }, [], ORIGIN, null);
  expect(read).toMatchObject({ title: 'Tea', variants: [{ priceMinor: 1000 }] });
});
