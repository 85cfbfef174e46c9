import { describe, expect, test } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import type { ReadingProduct } from '../../reading.ts';
import { magentoProduct, withoutListedMembers } from '../magento/product-form.ts';
import { medusaProduct } from '../medusa/product-form.ts';
import { embeddedProduct, pageCurrency } from '../prestashop/page-script.ts';
import { prestashopProduct } from '../prestashop/product-form.ts';
import { wooProduct } from '../woocommerce/product-form.ts';

const NOW = Date.UTC(2026, 10, 21);
const ORIGIN = 'https://shop.example';

describe('Medusa', () => {
  const price = (amount: unknown, currency: unknown = 'eur') => ({
    calculated_amount: amount,
    currency_code: currency,
  });
  const product = (...variants: unknown[]) =>
    medusaProduct({ id: 'prod_1', title: 'Tea', handle: 'tea', variants }, ORIGIN, NOW);

  test.each([
    ['a count', { inventory_quantity: 7 }, 7, true],
    ['a count as text', { inventory_quantity: '7' }, 7, true],
    ['sold beyond the stock', { inventory_quantity: -3, allow_backorder: true }, -3, true],
    ['sold out', { inventory_quantity: 0, allow_backorder: false }, 0, false],
    ['no count: not shown', { manage_inventory: true }, null, true],
    ['not managed, whatever it says', { manage_inventory: false, inventory_quantity: 0 }, null, true],
    ['half a unit', { inventory_quantity: 2.5 }, null, true],
    ['no number', { inventory_quantity: 'many' }, null, true],
    ['null', { inventory_quantity: null }, null, true],
    ['beyond belief', { inventory_quantity: 1e15 }, null, true],
  ])('stock: %s', (_name, given, stock, isAvailable) => {
    const read = product({ id: 'v1', calculated_price: price(5), ...given }) as ReadingProduct;
    expect(read.variants[0]).toMatchObject({ stock, isAvailable, priceMinor: 500 });
  });

  test('variants in another currency are left out, never mixed in', () => {
    const other = { id: 'v2', calculated_price: price(900, 'jpy') };
    const read = product({ id: 'v1', calculated_price: price('5.50') }, other) as ReadingProduct;
    expect(read).toMatchObject({ currency: 'EUR', labels: null, bodyHash: null });
    expect(read.variants.map(({ externalId, priceMinor }) => [externalId, priceMinor])).toEqual([['v1', 550]]);
  });

  test('a product without a price in the region is not for sale there; an unreadable one is neither', () => {
    expect(product({ id: 'v1', calculated_price: null })).toBe('unpriced');
    expect(product({ id: 'v1', calculated_price: price(-1) })).toBeNull();
    expect(medusaProduct({ id: 'prod_1', title: 'Tea' }, ORIGIN, NOW)).toBeNull();
  });
});

describe('WooCommerce', () => {
  const product = (given: object, ...variations: object[]) =>
    wooProduct({ id: 7, name: 'Ring', prices: price('0'), is_purchasable: true, ...given }, variations, ORIGIN, null);
  const price = (amount: string) => ({ price: amount, currency_code: 'EUR', currency_minor_unit: 2 });

  test('a price of nothing is no price if options make it or none was set', () => {
    expect(product({ has_options: true })).toBe('unpriced');
    expect(product({ is_purchasable: false })).toBe('unpriced');
    expect(product({ has_options: true, prices: price('900') })).toMatchObject({ variants: [{ priceMinor: 900 }] });
  });

  test('a product that is given away is read, and so is a free choice among others', () => {
    expect(product({})).toMatchObject({ variants: [{ priceMinor: 0 }] });
    const free = { id: 8, prices: price('0'), is_in_stock: true };
    expect(product({ has_options: true }, free)).toMatchObject({ variants: [{ externalId: '8', priceMinor: 0 }] });
  });
});

describe('stock of WooCommerce', () => {
  const entry = (id: number, maximum: number, text: string, given: object = {}) => ({
    id,
    name: 'Boots',
    prices: { price: '6000', currency_code: 'EUR', currency_minor_unit: 2 },
    is_in_stock: true,
    is_on_backorder: false,
    sold_individually: false,
    stock_availability: { text },
    add_to_cart: { maximum },
    ...given,
  });
  const read = (parent: object, ...variations: object[]) =>
    (wooProduct(parent, variations, ORIGIN, null) as ReadingProduct).variants.map(
      ({ stock, sharesStock = false, isUncounted = false }) => ({ stock, sharesStock, isUncounted }),
    );

  test('that the parent holds is counted at the first of the variations that share it', () => {
    const parent = entry(25, 24, '24 in stock');
    const shared = entry(27, 24, '24 in stock');
    expect(read(parent, shared, entry(26, 24, '24 in stock'), entry(28, 7, '7 in stock'))).toEqual([
      { stock: 24, sharesStock: false, isUncounted: false },
      { stock: null, sharesStock: true, isUncounted: false },
      { stock: 7, sharesStock: false, isUncounted: false },
    ]);
  });

  test.each([
    ['nothing printed and no limit', entry(1, 9999, ''), true],
    ['nothing printed, one at a time', entry(1, 1, '', { sold_individually: true }), true],
    ['in stock, without a number', entry(1, 9999, 'In stock'), false],
    ['a limit, its text left out', entry(1, 12, ''), false],
    ['sold out', entry(1, 9999, '', { is_in_stock: false }), false],
  ])('is not counted if it shows %s: %#', (_name, item, isUncounted) => {
    expect(read(item)[0]).toMatchObject({ isUncounted });
  });
});

describe('PrestaShop', () => {
  const shown = { origin: ORIGIN, url: `${ORIGIN}/1-tea.html`, currency: 'EUR', readAt: NOW };
  const product = (given: object, currency: string | null = 'EUR') =>
    prestashopProduct({ id_product: '1', name: 'Tea', ...given }, { ...shown, currency });

  test.each([
    [{ price_amount: 12.12 }, 'EUR', 1212],
    [{ price_amount: '12.120000' }, 'EUR', 1212],
    [{ price: '12,12 €' }, 'EUR', 1212],
    [{ price_amount: '12,12 €' }, 'EUR', 1212],
    [{ price: '1 234,50 €' }, 'EUR', 123_450],
    [{ price: '١٢٫٥٠ ر.س' }, 'SAR', 1250],
    [{ price_amount: 900 }, 'JPY', 900],
  ])('price: %j in %s', (given, currency, minor) => {
    expect(product(given, currency)).toMatchObject({ currency, variants: [{ priceMinor: minor }] });
  });

  test('a currency that only the written price shows is taken from it', () => {
    expect(product({ price: '12,12 €' }, null)).toMatchObject({ currency: 'EUR' });
  });

  test.each([
    [{ quantity: 5, quantity_all_versions: 12 }, 12, true],
    [{ quantity: '5' }, 5, true],
    [{ quantity: 0 }, 0, false],
    [{ quantity: -2, allow_oosp: 1 }, -2, true],
    [{ quantity: 0, allow_oosp: '0' }, 0, false],
    [{ quantity: null }, null, true],
    [{}, null, true],
    [{ quantity: 4, available_for_order: '0' }, 4, false],
    [{ quantity: 0, seo_availability: 'https://schema.org/BackOrder' }, 0, true],
  ])('stock: %j', (given, stock, isAvailable) => {
    expect(product({ price_amount: 1, ...given })!.variants[0]).toMatchObject({ stock, isAvailable });
  });

  test('data-product is found by its shape, and the currency in the page’s own object', () => {
    const own = '{&quot;id_product&quot;:7,&quot;name&quot;:&quot;Tea &amp;amp; co&quot;}';
    const html = `<div data-product="{broken"></div><div data-product="12"></div><div id="product-details" data-product="${own}"></div>
      <script>var prestashop = {"cart":{"totals":{}},"currency":{"id":2,"name":"Pound","iso_code":"GBP"}};</script>`;
    expect(embeddedProduct(html)).toMatchObject({ id_product: 7 });
    expect(pageCurrency(html, ORIGIN)).toBe('GBP');
    expect(pageCurrency('<script>var x = {"currency":{"iso_code":"USD"}}</script>', ORIGIN)).toBeNull();
    const meta = '<head><meta content="SEK" property="product:price:currency"></head>';
    expect(pageCurrency(meta, ORIGIN)).toBe('SEK');
  });
});

describe('Magento', () => {
  const price = (value: unknown, currency?: string) => ({
    price_range: { minimum_price: { regular_price: { value, currency }, final_price: { value, currency } } },
  });
  const simple = (id: string, given: object = {}) => ({
    uid: id,
    name: 'Tea',
    sku: id,
    stock_status: 'IN_STOCK',
    ...price(5, 'EUR'),
    ...given,
  });
  const product = (item: object) => magentoProduct(item, { origin: ORIGIN, currency: 'EUR' }, NOW);

  test.each([
    ['quantity before what is left', { quantity: 40, only_x_left_in_stock: 3 }, 40],
    ['what is left, below the threshold', { quantity: null, only_x_left_in_stock: 3 }, 3],
    ['nothing above the threshold: unknown, not the threshold', { only_x_left_in_stock: null }, null],
    ['as text', { quantity: '12.0000' }, 12],
    ['a weight', { quantity: 2.25 }, null],
    ['out of stock', { stock_status: 'OUT_OF_STOCK', quantity: 9 }, 0],
  ])('stock: %s', (_name, given, stock) => {
    expect(product(simple('MQ==', given))!.variants[0]!.stock).toBe(stock);
  });

  test('a variant in another currency is left out', () => {
    const variants = [{ product: simple('Mg==') }, { product: { ...simple('Mw=='), ...price(700, 'JPY') } }];
    expect(product({ ...simple('MQ=='), variants })!.variants.map(({ externalId }) => externalId)).toEqual(['Mg==']);
  });

  test('a price without a currency is in the shop’s currency', () => {
    expect(product({ ...simple('MQ=='), ...price('27772.5') })).toMatchObject({
      currency: 'EUR',
      variants: [{ priceMinor: 2_777_250 }],
    });
  });

  test('members of a group count where they are listed by themselves', () => {
    const items = [
      { qty: 1, product: simple('Mg==', { quantity: 3 }) },
      { qty: 1, product: simple('Mw==', { quantity: 4 }) },
    ];
    const group = product({ ...simple('MQ=='), items })!;
    const [read] = withoutListedMembers([group, product(simple('Mg==', { quantity: 3 }))!]);
    expect(read!.variants.map(({ stock }) => stock)).toEqual([null, 4]);
  });

  test('the address ends as the shop configures it', () => {
    const at = (given: object) => product({ ...simple('MQ=='), url_key: 'tea', ...given })!.url;
    expect([at({}), at({ url_suffix: null }), at({ url_suffix: '/' })]).toEqual([
      `${ORIGIN}/tea.html`,
      `${ORIGIN}/tea`,
      `${ORIGIN}/tea/`,
    ]);
  });
});

test('whatever a shop sends is a product with whole prices and stocks, or no product', () => {
  const value = fc.oneof(
    fc.anything(),
    fc.constantFrom('12,12 €', -1, 1e308, Number.NaN, '9'.repeat(40), '2026-01-01'),
  );
  const keys = [
    'id',
    'uid',
    'id_product',
    'name',
    'title',
    'price',
    'price_amount',
    'quantity',
    'inventory_quantity',
    'variants',
    'items',
    'calculated_price',
    'created_at',
    'date_add',
    'handle',
    'url',
  ];
  const item = fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });
  fc.assert(
    fc.property(item, (given) => {
      const shown = { origin: ORIGIN, url: null, currency: 'EUR', readAt: NOW };
      const forms = [
        medusaProduct(
          {
            ...given,
            variants: [given, { ...given, calculated_price: { calculated_amount: 1, currency_code: 'eur' } }],
          },
          ORIGIN,
          NOW,
        ),
        prestashopProduct(given, shown),
        magentoProduct(
          { ...given, price_range: { minimum_price: { final_price: { value: given.price } } } },
          shown,
          NOW,
        ),
      ];
      for (const product of forms) {
        if (product === null || product === 'unpriced') continue;
        expect(product.url).toMatch(/^https?:/);
        for (const { priceMinor, stock } of product.variants) {
          expect(Number.isSafeInteger(priceMinor) && priceMinor >= 0).toBe(true);
          expect(stock === null || Number.isSafeInteger(stock)).toBe(true);
        }
      }
    }),
  );
});
