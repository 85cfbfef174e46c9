import { describe, expect, test } from 'vitest';
import { ld, page, read, URL_OF_PAGE } from './testing-page.ts';

describe('other ways', () => {
  test('OpenGraph prices, as a last resort', () => {
    const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
    const head = [
      meta('og:type', 'product'),
      meta('og:title', 'Oak chair'),
      meta('og:image', 'https://cdn.shop.com/chair.jpg'),
      meta('product:price:amount', '149.00'),
      meta('product:price:currency', 'USD'),
      meta('product:original_price:amount', '199.00'),
      meta('product:availability', 'out of stock'),
      meta('product:brand', 'Oak & Co'),
    ].join('');
    expect(read(page('', head))).toMatchObject({
      title: 'Oak chair',
      vendor: 'Oak & Co',
      currency: 'USD',
      variants: [{ priceMinor: 14_900, compareAtMinor: 19_900, isAvailable: false }],
    });
    expect(read(page('', meta('og:type', 'article') + meta('og:title', 'News')))).toBeNull();
  });

  test("Squarespace's variants, with stock", () => {
    const variants = [
      {
        id: 'v1',
        sku: 'SQ1',
        attributes: { Size: 'S' },
        price: 4900,
        salePrice: 3900,
        onSale: true,
        unlimited: false,
        qtyInStock: 3,
        priceMoney: { currency: 'USD', value: '49.00' },
        salePriceMoney: { currency: 'USD', value: '39.00' },
      },
      {
        id: 'v2',
        sku: 'SQ2',
        attributes: { Size: 'M' },
        price: 4900,
        salePrice: 0,
        onSale: false,
        unlimited: false,
        qtyInStock: 0,
        priceMoney: { currency: 'USD', value: '49.00' },
      },
      {
        id: 'v3',
        sku: 'SQ3',
        attributes: { Size: 'L' },
        price: 4900,
        onSale: false,
        unlimited: true,
        qtyInStock: 0,
        priceMoney: { currency: 'USD', value: '49.00' },
      },
    ];
    const attribute = JSON.stringify(variants).replaceAll('"', '&quot;');
    const product = {
      '@type': 'Product',
      name: 'Shirt',
      offers: { '@type': 'AggregateOffer', lowPrice: '39.00', priceCurrency: 'USD' },
    };
    expect(read(page(`${ld(product)}<div class="product-variants" data-variants="${attribute}"></div>`))).toMatchObject(
      {
        title: 'Shirt',
        currency: 'USD',
        variants: [
          { externalId: 'v1', title: 'S', priceMinor: 3900, compareAtMinor: 4900, isAvailable: true, stock: 3 },
          { externalId: 'v2', priceMinor: 4900, compareAtMinor: null, isAvailable: false, stock: 0 },
          { externalId: 'v3', isAvailable: true, stock: null },
        ],
      },
    );
  });

  test('WooCommerce’s variations, if its Store API is closed', () => {
    const variations = [
      {
        variation_id: 11,
        sku: 'W1',
        display_price: 12.5,
        display_regular_price: 15,
        is_in_stock: true,
        max_qty: 7,
        attributes: { attribute_pa_size: 's' },
      },
      {
        variation_id: 12,
        sku: 'W2',
        display_price: 12.5,
        display_regular_price: 12.5,
        is_in_stock: false,
        max_qty: '',
        attributes: {},
      },
    ];
    const attribute = JSON.stringify(variations).replaceAll('"', '&quot;');
    const product = {
      '@type': 'Product',
      name: 'Cup',
      offers: [{ '@type': 'AggregateOffer', lowPrice: '12.50', priceCurrency: 'EUR' }],
    };
    expect(
      read(page(`${ld(product)}<form class="variations_form" data-product_variations="${attribute}"></form>`)),
    ).toMatchObject({
      variants: [
        { externalId: '11', priceMinor: 1250, compareAtMinor: 1500, stock: 7 },
        { externalId: '12', isAvailable: false, stock: 0 },
      ],
    });
  });
});

describe('the id of a product', () => {
  const html = page(ld({ '@type': 'Product', name: 'Tea', offers: { price: 1, priceCurrency: 'USD' } }));
  test.each([
    ['https://shop.com/index.php?route=product&product_id=42&utm_source=x', '/index.php?product_id=42&route=product'],
    ['https://shop.com/products/tea/?variant=5&currency=EUR', '/products/tea'],
    ['https://www.shop.com/products/tea#reviews', '/products/tea'],
  ])('of %s is %s', (url, id) => {
    expect(read(html, null, url)!.externalId).toBe(id);
  });

  test('is that of the canonical address, if it is on the same site', () => {
    const canonical = (href: string) => html.replace('<title>', `<link rel="canonical" href="${href}"><title>`);
    expect(read(canonical('/p/tea'), null, URL_OF_PAGE)!.externalId).toBe('/p/tea');
    expect(read(canonical('https://other.com/p/tea'), null, URL_OF_PAGE)!.externalId).toBe('/products/tea');
    expect(read(canonical('https://shop.com/'), null, URL_OF_PAGE)!.externalId).toBe('/products/tea');
  });
});

describe('a price of nothing', () => {
  const free = ld({ '@type': 'Product', name: 'Ring', offers: { price: '0.00', priceCurrency: 'EUR' } });

  test.each([
    'Price by option',
    'by option',
    'Price: depends on the option',
    'Prix selon les options',
    'Preis je nach Ausführung',
    'Precio según opción',
    'السعر حسب الخيار',
  ])('is no price if the page says "%s"', (said) => {
    expect(read(page(`${free}<p class="price">${said}</p>`))).toBeNull();
  });

  test.each(['', 'Free', 'Postage by option', 'Sorted by option value in the list below, then by name'])(
    'is a price if the page says "%s"',
    (said) => {
      expect(read(page(`${free}<p>${said}</p>`))).toMatchObject({ variants: [{ priceMinor: 0 }] });
    },
  );

  test('is no price at the lower end of a range', () => {
    const offers = { '@type': 'AggregateOffer', lowPrice: 0, highPrice: 40, priceCurrency: 'EUR' };
    expect(read(page(ld({ '@type': 'Product', name: 'Ring', offers })))).toBeNull();
  });

  test('leaves the options that have a price', () => {
    const priced = [0, 12].map((price) => ({ '@type': 'Offer', sku: `R-${price}`, price, priceCurrency: 'EUR' }));
    const ring = ld({ '@type': 'Product', name: 'Ring', offers: priced });
    expect(read(page(`${ring}<b>Price by option</b>`))?.variants.map(({ priceMinor }) => priceMinor)).toEqual([1200]);
  });
});
