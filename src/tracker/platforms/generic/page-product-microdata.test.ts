import { describe, expect, test } from 'vitest';
import { ld, page, read } from './testing-page.ts';

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
