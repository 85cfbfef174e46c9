import { describe, expect, test } from 'vitest';
import { ld, page, read } from './testing-page.ts';

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
