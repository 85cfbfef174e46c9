import { describe, expect, test } from 'vitest';
import { pageProduct } from './product-form.ts';

function read(offer: Record<string, unknown>, body: string) {
  const product = JSON.stringify({ '@type': 'Product', name: 'Bag', offers: { '@type': 'Offer', ...offer } });
  const html = `<html><head><script type="application/ld+json">${product}</script></head><body>${body}</body></html>`;
  return pageProduct(html, 'https://shop.com/products/bag');
}

const escaped = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
/** A string in single quotes, as Cafe24 prints it: quotes and escapes of the JSON are escaped once more. */
const inScript = (name: string, value: unknown) =>
  `<script>var a = 1;var ${name} = '${JSON.stringify(value).replace(/[\\"']/g, '\\$&')}';var b = '';</script>`;

describe('Tiendanube', () => {
  const one = (id: number, more: Record<string, unknown>) => ({
    product_id: 7,
    id,
    price_number: 47_000.5,
    compare_at_price_number: null,
    stock: null,
    sku: null,
    available: true,
    is_visible: true,
    contact: false,
    option0: 'Bordó',
    option1: null,
    option2: null,
    ...more,
  });
  const price = { price: '47000.50', priceCurrency: 'ARS' };

  test('prints the units of each variant; null if the shop does not count', () => {
    const variants = [
      one(1, { stock: 12, sku: 'B-1', compare_at_price_number: 52_000 }),
      one(2, { stock: 0, available: false, option1: 'L' }),
      one(3, {}),
      one(4, { is_visible: false }),
      one(5, { contact: true }),
    ];
    const product = read(price, `<div id="single-product" data-variants="${escaped(variants)}"></div>`);
    expect(product).toMatchObject({
      currency: 'ARS',
      variants: [
        { externalId: '1', title: 'Bordó', sku: 'B-1', priceMinor: 4_700_050, compareAtMinor: 5_200_000, stock: 12 },
        { externalId: '2', title: 'Bordó / L', isAvailable: false, stock: 0 },
        { externalId: '3', isAvailable: true, stock: null },
      ],
    });
  });
});

describe('Cafe24', () => {
  const price = { price: 9900, priceCurrency: 'KRW' };
  const one = (more: Record<string, unknown>) => ({
    use_stock: true,
    use_soldout: 'T',
    is_display: 'T',
    is_selling: 'T',
    option_price: 9900,
    option_value: '화이트',
    stock_number: 17,
    ...more,
  });

  test('prints units in a script; an uncounted number is ignored', () => {
    const options = {
      P0000EIJ000A: one({}),
      P0000EIJ000B: one({ use_stock: false, stock_number: 26, option_value: '민트' }),
      P0000EIJ000C: one({ stock_number: -9 }),
      P0000EIJ000D: one({ stock_number: 0, use_soldout: 'F' }),
      P0000EIJ000E: one({ is_display: 'F' }),
    };
    expect(read(price, inScript('option_stock_data', options))).toMatchObject({
      currency: 'KRW',
      variants: [
        { externalId: 'P0000EIJ000A', title: '화이트', priceMinor: 9900, isAvailable: true, stock: 17 },
        { externalId: 'P0000EIJ000B', title: '민트', isAvailable: true, stock: null },
        { externalId: 'P0000EIJ000C', isAvailable: false, stock: 0 },
        { externalId: 'P0000EIJ000D', isAvailable: true, stock: 0 },
      ],
    });
  });

  test('counts a product without options', () => {
    const counted = { use_stock: true, use_soldout: 'T', stock_number: 2 };
    expect(read(price, inScript('single_option_stock_data', counted))).toMatchObject({
      variants: [{ priceMinor: 9900, stock: 2 }],
    });
    const uncounted = { ...counted, use_stock: false };
    expect(read(price, inScript('single_option_stock_data', uncounted))).toMatchObject({ variants: [{ stock: null }] });
  });

  test.each([
    ['a string that does not end', "<script>var option_stock_data = '{</script>"],
    ['no JSON', "<script>option_stock_data = 'x'; option_stock_data = '[[[['</script>"],
    ['variants that are none', inScript('option_stock_data', { a: null, b: 1, c: [], '<script>': one({}) })],
    ['a great many starts', `<script>${"option_stock_data = '".repeat(40_000)}</script>`],
  ])('%s falls back to the price of the structured data', (_what, body) => {
    expect(read(price, body)).toMatchObject({ variants: [{ priceMinor: 9900, stock: null }] });
  });
});

describe('Zid', () => {
  const price = { price: 46, priceCurrency: 'SAR' };
  const one = (id: string, more: Record<string, unknown>) => ({
    ...{ id, sku: `Z-${id}`, name: 'شامبو', price: 46, sale_price: null, quantity: 15, is_infinite: false },
    ...{ in_stock: true, attributes: [{ name: 'الوزن', value: '2 كجم' }] },
    ...more,
  });
  const inPage = (value: unknown) =>
    `<script>window.store = {"a":"}"};\nwindow.productObj = ${JSON.stringify(value).replaceAll('<', '\\u003c')};</script>`;

  test('prints the units of each variant; an uncounted product has none', () => {
    const variants = [
      one('a', {}),
      one('b', { price: 85, sale_price: 80, quantity: 2, attributes: [{ value: '4 كجم "كبير" }' }] }),
      one('c', { is_infinite: true, quantity: 0 }),
      one('d', { quantity: 0, in_stock: false }),
    ];
    expect(read(price, inPage({ id: 'p', variants, selected_product: variants[0] }))).toMatchObject({
      currency: 'SAR',
      variants: [
        { externalId: 'a', title: '2 كجم', sku: 'Z-a', priceMinor: 4600, compareAtMinor: null, stock: 15 },
        { externalId: 'b', title: '4 كجم "كبير" }', priceMinor: 8000, compareAtMinor: 8500, stock: 2 },
        { externalId: 'c', isAvailable: true, stock: null },
        { externalId: 'd', isAvailable: false, stock: 0 },
      ],
    });
  });

  test('without variants counts the product itself', () => {
    const selected = one('a', { quantity: 7, attributes: [] });
    const product = read(price, inPage({ ...selected, variants: [], selected_product: selected }));
    expect(product).toMatchObject({ variants: [{ externalId: 'a', title: null, stock: 7 }] });
  });

  test.each([
    ['an object that does not end', '<script>window.productObj = {"variants":[{"id":1</script>'],
    ['no object', "<script>window.productObj = 'x'; window.productObj = {};</script>"],
    ['quantities that are none', inPage(one('a', { quantity: -3, price: 'many', sale_price: {}, is_infinite: 'no' }))],
    ['a great many starts', `<script>${'window.productObj = {'.repeat(20_000)}</script>`],
  ])('%s falls back to the price of the structured data', (_what, body) => {
    expect(read(price, body)).toMatchObject({ variants: [{ priceMinor: 4600, stock: null }] });
  });
});

describe('units that a page prints for people', () => {
  const price = { price: 46, priceCurrency: 'SAR' };
  const stockOf = (body: string) => read(price, body)?.variants.map(({ stock }) => stock);
  const salla = (units: string) => `<h1>Bag</h1><div><div><i class="sicon-fire"></i> Sold <span>120 times</span></div>
    <div class="px-4"><i class="!text-red-800 sicon-box-bankers ltr:mr-1.5"></i> متبقي <span>${units}</span></div></div>`;
  const openCart = (
    stock: string,
  ) => `<div id="product-product" class="container"><ul class="breadcrumb"><li>1: 2</li></ul>
    <h1>Bag</h1><ul class="list-unstyled"><li>Brands <a href="#">7</a></li><li>Product Code: 12</li><li>${stock}</li></ul>
    <ul class="list-unstyled"><li><h2>$46</h2></li><li>Ex Tax: 40</li></ul></div>`;

  test.each([
    ['Salla, what remains', salla('9'), 9],
    ['Salla, in Arabic digits', salla('١٢'), 12],
    ['Salla, nothing', salla(''), null],
    ['Salla, no number', salla('a few'), null],
    ['Salla, more than any stock', salla('99999999999'), null],
    ['OpenCart, where the shop shows numbers', openCart('Availability: 37'), 37],
    ['OpenCart, in another language', openCart('التوفر: 4'), 4],
    ['OpenCart, in words', openCart('Availability: In Stock'), null],
    ['OpenCart, days to wait', openCart('Availability: 2 - 3 Days'), null],
    ['OpenCart, less than nothing', openCart('Availability: -5'), null],
    ['a list like it on another page', openCart('Availability: 37').replace('product-product', 'content'), null],
    ['a box that no number follows', '<i class="sicon-box-bankers"></i>'.repeat(2_000), null],
    ['a list that does not end', `<div id="product-product"><h1>Bag</h1><ul>${'<li>a 1'.repeat(500)}`, null],
  ])('%s', (_name, body, stock) => {
    expect(stockOf(body)).toEqual([stock]);
  });
});
