import { expect, test } from 'vitest';
import { canonicalHost, parseStoreUrl } from '../../parse-store-url.ts';
import { identifyStore } from '../identify-store.ts';
import { currencyIn } from '../parse/currency.ts';
import { siteOf } from '../testing/shops.ts';
import { countryOfHost } from './country-of-host.ts';
import { shopKeyOf } from './shop-key.ts';

const urls = (...hosts: string[]) => hosts.map((host) => ({ url: `https://${host}/x` }));

test('hosts of one shop that differ by language are one store', () => {
  const alternates = urls('shop.com', 'fr.shop.com', 'en-gb.shop.com');
  const keys = ['https://shop.com', 'https://www.shop.com', 'https://fr.shop.com'].map((one) =>
    shopKeyOf(one, alternates),
  );
  expect(new Set(keys)).toEqual(new Set(['languages:shop.com']));
});

test('other subdomains, other owners and single hosts have no such key', () => {
  expect(shopKeyOf('https://shop.com', urls('shop.com', 'www.shop.com'))).toBeNull();
  expect(shopKeyOf('https://blog.shop.com', urls('shop.com', 'fr.shop.com'))).toBeNull();
  expect(shopKeyOf('https://evil.com', urls('shop.com', 'fr.shop.com'))).toBeNull();
  expect(shopKeyOf('https://a.myshopify.com', urls('fr.myshopify.com', 'b.myshopify.com'))).toBeNull();
  expect(shopKeyOf('http://127.0.0.1:9', urls('127.0.0.1'))).toBeNull();
});

test('an address is one host, however it is written', () => {
  const written = [
    'https://www.Bücher.example',
    'http://bücher.example./',
    'xn--bcher-kva.example',
    'BÜCHER.example:443/products/a',
  ];
  expect(new Set(written.map((one) => parseStoreUrl(one).host))).toEqual(new Set(['xn--bcher-kva.example']));
  expect(canonicalHost(new URL('https://www.shop.co.uk'))).toBe('shop.co.uk');
});

test('a shop that names no country is in that of its currency, unless that is used everywhere', () => {
  expect(countryOfHost('https://shop.com', 'ar', null, 'SAR')).toBe('SA');
  expect(countryOfHost('https://shop.com', 'en-CA', null, 'USD')).toBe('CA');
  expect(countryOfHost('https://shop.com', 'en', null, 'USD')).toBeNull();
  // what WordPress calls its English until somebody chooses another
  expect(countryOfHost('https://shop.com', 'en-US', null, 'EUR')).toBeNull();
  expect(countryOfHost('https://shop.com', 'en-US', null, 'PLN')).toBe('PL');
  expect(countryOfHost('https://shop.com', 'en-US', null, 'USD')).toBe('US');
  expect(countryOfHost('https://shop.com', 'fr', null, 'XOF')).toBeNull();
  expect(countryOfHost('https://shop.de', 'en', null, 'CHF')).toBe('DE');
});

test.each([
  ['EUR', 'EUR'],
  [' sar ', 'SAR'],
  ['12,50 zł', 'PLN'],
  ['Rs. 100', null],
  ['$', null],
  ['US dollars', null],
  ['ABC', null],
  ['ر.س', 'SAR'],
  ['AED 20', 'AED'],
])('%s names %s', (text, currency) => {
  expect(currencyIn(text)).toBe(currency);
});

test('a shop of pages says who it is', async () => {
  const product = { '@type': 'Product', name: 'Tea', offers: { price: '9.50', priceCurrency: 'SAR' } };
  const site = { '@type': 'Store', name: 'دار الشاي', address: { addressCountry: 'SA' } };
  const html = `<html lang="ar"><head><title>شاي</title><link rel="icon" href="/i.png">
    <script type="application/ld+json">${JSON.stringify([product, site])}</script></head></html>`;
  const { fetcher, origin } = siteOf({ '/': html, '/tea': html });
  expect(await identifyStore(fetcher, origin)).toMatchObject({
    platform: 'generic',
    name: 'دار الشاي',
    country: 'SA',
    currency: 'SAR',
    language: 'ar',
    faviconUrl: `${origin}/i.png`,
  });
});
