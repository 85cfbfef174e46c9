import { describe, expect, test } from 'vitest';
import { pageProduct } from './product-form.ts';

const URL_OF_PAGE = 'https://shop.com/products/tea';

function page(body: string, head = ''): string {
  return `<!doctype html><html lang="en"><head><title>Tea – Shop</title>${head}</head><body>${body}</body></html>`;
}

function ld(...values: unknown[]): string {
  return values
    .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
    .map((text) => `<script type="application/ld+json">${text}</script>`)
    .join('\n');
}

function read(html: string, currency: string | null = null, url = URL_OF_PAGE) {
  return pageProduct(html, url, currency);
}

describe('JSON-LD', () => {
  test('of a product with a single offer, its breadcrumbs, its reviews and its stock', () => {
    const product = read(
      page(
        ld(
          {
            '@context': 'https://schema.org/',
            '@type': ['Thing', 'Product'],
            name: 'Fog &amp; Tea',
            sku: 'T-1',
            description: 'Grown high',
            image: [{ '@type': 'ImageObject', url: '/i/1.jpg' }],
            brand: { '@type': 'Brand', name: 'Hill' },
            category: 'Home > Tea > Green',
            aggregateRating: { ratingValue: '4.6', reviewCount: '1,284' },
            offers: {
              '@type': 'Offer',
              price: '12.50',
              priceCurrency: 'EUR',
              availability: 'http://schema.org/LimitedAvailability',
              inventoryLevel: { '@type': 'QuantitativeValue', value: 17 },
              priceSpecification: [{ priceType: 'https://schema.org/ListPrice', price: '15.00', priceCurrency: 'EUR' }],
            },
          },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.com/' },
              { '@type': 'ListItem', position: 2, item: { '@id': 'https://shop.com/c/leaves', name: 'Leaves' } },
              { '@type': 'ListItem', position: 3, name: 'Fog & Tea' },
            ],
          },
        ),
      ),
    );
    expect(product).toMatchObject({
      externalId: '/products/tea',
      title: 'Fog & Tea',
      vendor: 'Hill',
      imageUrl: 'https://shop.com/i/1.jpg',
      labels: ['Home', 'Tea', 'Green', 'Leaves'],
      reviewCount: 1284,
      currency: 'EUR',
      variants: [{ externalId: 'T-1', priceMinor: 1250, compareAtMinor: 1500, isAvailable: true, stock: 17 }],
    });
    expect(product!.bodyHash).not.toBeNull();
  });

  test('of a group with variants, in a graph, with offers named elsewhere', () => {
    const variants = ['S', 'M', 'L'].map((size, index) => ({
      '@type': 'Product',
      sku: `shirt-${size}`,
      name: `Shirt – ${size}`,
      size,
      color: 'Blue',
      offers: { '@id': `#offer-${index}` },
    }));
    const offers = variants.map((_, index) => ({
      '@id': `#offer-${index}`,
      '@type': 'Offer',
      price: 20 + index,
      priceCurrency: 'GBP',
      availability: index === 2 ? 'https://schema.org/OutOfStock' : 'InStock',
    }));
    const graph = {
      '@graph': [
        { '@type': 'WebPage' },
        {
          '@type': 'ProductGroup',
          name: 'Shirt',
          productGroupID: 'g1',
          hasVariant: variants.map(({ sku }) => ({ '@id': sku })),
        },
        ...variants.map((variant) => ({ ...variant, '@id': variant.sku })),
        ...offers,
      ],
    };
    expect(read(page(ld(graph)))).toMatchObject({
      title: 'Shirt',
      currency: 'GBP',
      variants: [
        { externalId: 'shirt-S', title: 'Blue / S', priceMinor: 2000, isAvailable: true },
        { externalId: 'shirt-M', title: 'Blue / M', priceMinor: 2100, isAvailable: true },
        { externalId: 'shirt-L', title: 'Blue / L', priceMinor: 2200, isAvailable: false },
      ],
    });
  });

  test('of variants that name their group', () => {
    const one = (size: string, price: string) => ({
      '@type': 'Product',
      name: `Hat ${size}`,
      sku: `hat-${size}`,
      inProductGroupWithID: 'hat',
      isVariantOf: { '@type': 'ProductGroup', name: 'Hat', productGroupID: 'hat' },
      offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
    });
    const product = read(page(ld(one('S', '10.00'), one('M', '11.00'))));
    expect(product).toMatchObject({ title: 'Hat', variants: [{ priceMinor: 1000 }, { priceMinor: 1100 }] });
  });

  test('of an aggregate: its lowest price, or the offers in it that share one currency', () => {
    const aggregate = {
      '@type': 'AggregateOffer',
      lowPrice: '9.90',
      highPrice: '19.90',
      priceCurrency: 'CHF',
      offerCount: 4,
    };
    expect(read(page(ld({ '@type': 'Product', name: 'Mug', offers: aggregate })))).toMatchObject({
      currency: 'CHF',
      variants: [{ priceMinor: 990, compareAtMinor: null }],
    });
    const offers = [
      { '@type': 'Offer', sku: 'a', price: '10', priceCurrency: 'USD' },
      { '@type': 'Offer', sku: 'a', price: '9', priceCurrency: 'EUR' },
      { '@type': 'Offer', sku: 'b', price: '12', priceCurrency: 'USD' },
    ];
    const html = page(ld({ '@type': 'Product', name: 'Mug', offers: { '@type': 'AggregateOffer', offers } }));
    expect(read(html)).toMatchObject({
      currency: 'USD',
      variants: [{ externalId: 'a', priceMinor: 1000 }, { priceMinor: 1200 }],
    });
    expect(read(html, 'EUR')).toMatchObject({ currency: 'EUR', variants: [{ externalId: 'a', priceMinor: 900 }] });
  });

  test('with capitals, as some builders print it', () => {
    const product = {
      '@type': 'Product',
      name: 'Vase',
      Offers: { '@type': 'Offer', Price: '45', priceCurrency: 'ILS', Availability: 'https://schema.org/SoldOut' },
    };
    expect(read(page(ld(product)))).toMatchObject({
      currency: 'ILS',
      variants: [{ priceMinor: 4500, isAvailable: false }],
    });
  });

  test.each([
    ['trailing commas', '{"@type":"Product","name":"Tea","offers":{"price":"1.00","priceCurrency":"USD",},}'],
    ['an unescaped quote', '{"@type":"Product","name":"Tea 27" wide","offers":{"price":"1.00","priceCurrency":"USD"}}'],
    [
      'line breaks in a text',
      '{"@type":"Product","name":"Tea","description":"one\ntwo\t","offers":{"price":"1.00","priceCurrency":"USD"}}',
    ],
    [
      'comments',
      '/* seo */ {"@type":"Product", // name\n"name":"Tea","offers":{"price":"1.00","priceCurrency":"USD"}}',
    ],
    [
      'a CDATA section',
      '//<![CDATA[\n{"@type":"Product","name":"Tea","offers":{"price":"1.00","priceCurrency":"USD"}}\n//]]>',
    ],
    [
      'entities for quotes',
      '{&quot;@type&quot;:&quot;Product&quot;,&quot;name&quot;:&quot;Tea&quot;,&quot;offers&quot;:{&quot;price&quot;:1,&quot;priceCurrency&quot;:&quot;USD&quot;}}',
    ],
    [
      'two values in one block',
      '{"@type":"WebSite"}{"@type":"Product","name":"Tea","offers":{"price":"1.00","priceCurrency":"USD"}}',
    ],
    ['a torn end', '{"@type":"Product","name":"Tea","offers":{"price":"1.00","priceCurrency":"USD"}'],
    ['bad escapes', '{"@type":"Product","name":"Tea\\\'s","offers":{"price":"1.00","priceCurrency":"USD"}}'],
    ['single quotes', "{'@type':'Product','name':'Tea','offers':{'price':'1.00','priceCurrency':'USD'}}"],
  ])('with %s', (_what, text) => {
    const product = read(page(ld('{not json', text)));
    expect(product).toMatchObject({ currency: 'USD', variants: [{ priceMinor: 100 }] });
    expect(product!.title).toMatch(/^Tea/);
  });

  test('of the product that the page is about, not of others on it', () => {
    const other = (name: string) => ({
      '@type': 'Product',
      name,
      url: `/products/${name}`,
      offers: { price: 1, priceCurrency: 'USD' },
    });
    const own = { ...other('tea'), name: 'Fine tea', offers: { price: 7, priceCurrency: 'USD' } };
    expect(read(page(ld(other('a'), other('b'), own, other('c'))))).toMatchObject({ title: 'Fine tea' });
    const list = { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: other('a') }] };
    expect(read(page(ld(list, own)))).toMatchObject({ title: 'Fine tea' });
    expect(read(page(ld(list)))).toBeNull();
    expect(read(page(ld(other('a'), other('b'), other('c'))))).toBeNull();
  });

  test('invalid prices leave the product out', () => {
    for (const price of [1e308, '1e308', -5, '-5.00', 'NaN', Number.NaN, null, {}, [], 'on request']) {
      expect(read(page(ld({ '@type': 'Product', name: 'Tea', offers: { price, priceCurrency: 'USD' } })))).toBeNull();
    }
  });
});

describe('microdata', () => {
  test('of a product with meta, links, text and nested offers', () => {
    const html = page(`
      <ol itemscope itemtype="https://schema.org/BreadcrumbList">
        <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="/"><span itemprop="name">Home</span></a><meta itemprop="position" content="1"></li>
        <li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem"><a itemprop="item" href="/c/7"><span itemprop="name">Lamps</span></a><meta itemprop="position" content="2"></li>
      </ol>
      <div itemscope itemtype="http://schema.org/Product">
        <h1 itemprop="name">Desk <b>lamp</b></h1><meta itemprop="sku" content="L9">
        <img itemprop="image" src="/lamp.jpg"><div itemprop="description">Bright &amp; small</div>
        <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><span itemprop="name">Lux</span></span>
        <div itemprop="offers" itemscope itemtype="http://schema.org/Offer">
          <span itemprop="price" content="1234.50">1.234,50 €</span><meta itemprop="priceCurrency" content="EUR">
          <link itemprop="availability" href="http://schema.org/OutOfStock"></div>
        <div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating">
          <span itemprop="reviewCount">12</span></div>
      </div>`);
    expect(read(html)).toMatchObject({
      title: 'Desk lamp',
      vendor: 'Lux',
      imageUrl: 'https://shop.com/lamp.jpg',
      labels: ['Lamps'],
      reviewCount: 12,
      currency: 'EUR',
      variants: [{ externalId: 'L9', priceMinor: 123_450, isAvailable: false }],
    });
  });

  test('with prices as people write them, and a currency by its sign', () => {
    const html = (price: string) =>
      page(`<div itemscope itemtype="http://schema.org/Product"><span itemprop="name">Lamp</span>
        <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price">${price}</span></div></div>`);
    expect(read(html('12,12&nbsp;€'))).toMatchObject({ currency: 'EUR', variants: [{ priceMinor: 1212 }] });
    expect(read(html('١٢٫٥٠ ر.س'))).toMatchObject({ currency: 'SAR', variants: [{ priceMinor: 1250 }] });
    expect(read(html('1.250 د.ك'))).toMatchObject({ currency: 'KWD', variants: [{ priceMinor: 1250 }] });
    expect(read(html('$ 12.00'))).toMatchObject({ currency: 'XXX', variants: [{ priceMinor: 1200 }] });
    expect(read(html('$ 12.00'), 'AUD')).toMatchObject({ currency: 'AUD', variants: [{ priceMinor: 1200 }] });
  });

  test('in RDFa', () => {
    const html = page(`<div vocab="https://schema.org/" typeof="Product"><span property="name">Pen</span>
      <div property="offers" typeof="Offer"><meta property="priceCurrency" content="INR"><span property="price">Rs. 1,200.00</span></div></div>`);
    expect(read(html)).toMatchObject({ title: 'Pen', currency: 'INR', variants: [{ priceMinor: 120_000 }] });
  });

  test('fills in if JSON-LD names no price', () => {
    const html = page(`${ld({ '@type': 'Product', name: 'Pen' })}<div itemscope itemtype="http://schema.org/Product">
      <span itemprop="name">Pen</span><span itemprop="offers" itemscope itemtype="http://schema.org/Offer">
      <meta itemprop="price" content="3"><meta itemprop="priceCurrency" content="USD"></span></div>`);
    expect(read(html)).toMatchObject({ title: 'Pen', variants: [{ priceMinor: 300 }] });
  });
});

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
