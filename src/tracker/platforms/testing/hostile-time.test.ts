import { expect, test } from 'vitest';
import { parseRobots } from '../../fetch/robots.ts';
import { parseSitemap } from '../answer/read-sitemap.ts';
import { findPages } from '../generic/find-pages.ts';
import { lenientJson } from '../generic/lenient-json.ts';
import { pageProduct } from '../generic/product-form.ts';
import { detectPlatform } from '../identify/detect-platform.ts';
import { readFrontPage } from '../identify/front-page.ts';
import { findAddresses } from '../prestashop/find-addresses.ts';
import { readProductPage } from '../prestashop/read-product-page.ts';
import { siteOf } from './shops.ts';

/** As much as a reader takes at once must cost no more than this of the processor, which all stores share. */
const MOST_MS = 5_000;
const MIB = 1024 * 1024;
const FRONT_PAGE = 2 * MIB;
const KEY = `pk_${'0a1b2c3d'.repeat(8)}`;

function filled(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

async function cpuMsOf(read: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test.each([
  ['generators without an end', filled('<meta generator" ', FRONT_PAGE)],
  ['bodies without an end', filled('<body class="', FRONT_PAGE)],
  ['bodies with quotes', filled(`<body class='"`, FRONT_PAGE)],
  ['currencies without an end', `prestashop = {}${filled('<meta product:price:currency" content="', FRONT_PAGE)}`],
  ['one long word', filled('a', FRONT_PAGE)],
  ['half a domain', `x-shopify cdn.shopify.com ${filled('a-', FRONT_PAGE)}`],
  ['one long space', `<meta${filled(' ', FRONT_PAGE)}`],
  ['paths of modules', `"${filled('/modules/ps_', FRONT_PAGE)}`],
  ['addresses of backends', `${KEY} ${filled('http://api.a ', FRONT_PAGE)}`],
  ['elements within elements', `medusa prestashop={ ${filled('<b>', FRONT_PAGE)}`],
  ['ends of what never began', `${'<i>'.repeat(900)}${filled('</wrong>', FRONT_PAGE)}`],
])('a front page of %s is judged in time', async (_what, html) => {
  const { fetcher, origin } = siteOf({ '/': html });
  const judge = async () => detectPlatform(fetcher, await readFrontPage(fetcher, `${origin}/`)).catch(() => null);
  expect(await cpuMsOf(judge)).toBeLessThan(MOST_MS);
});

test.each([
  ['elements within elements', filled('<b>', 8 * MIB)],
  ['currencies without an end', filled('<meta product:price:currency" content="', 8 * MIB)],
  ['products without an end', filled('<i data-product="{', 8 * MIB)],
])('a product page of %s is read in time', async (_what, html) => {
  const { fetcher, origin } = siteOf({ '/1-tea.html': html });
  const read = () => readProductPage(fetcher, { origin, currency: null }, `${origin}/1-tea.html`);
  expect(await cpuMsOf(read)).toBeLessThan(MOST_MS);
});

test('comments in JSON without an end are read in time', async () => {
  expect(lenientJson('[1, /* two')).toEqual([1]);
  expect(await cpuMsOf(() => lenientJson(`[${filled('/* 1,', MIB - 1)}`))).toBeLessThan(MOST_MS);
});

test('a product page at an address of slashes is read in time', async () => {
  const node = '{"@type":"Product","name":"Tea","url":"/x","offers":{"price":1,"priceCurrency":"USD"}}';
  const html = `<script type="application/ld+json">[${filled(`${node},`, 200_000).replace(/[^}]*$/, '')}]</script>`;
  const read = () => pageProduct(html, `https://shop.example/a${'/'.repeat(2_000)}x`);
  expect(await cpuMsOf(read)).toBeLessThan(MOST_MS);
});

function linked(count: number, node: object): string {
  return `<script type="application/ld+json">[${filled(`${JSON.stringify(node)},`, count * (JSON.stringify(node).length + 1)).slice(0, -1)}]</script>`;
}

const NAMELESS = { '@type': 'Product', offers: { price: 1, priceCurrency: 'USD' } };
const VARIANT = { variation_id: 1, display_price: 1, attributes: Array<string>(20).fill('a &amp;amp; b') };
const PRINTED = JSON.stringify(Array<object>(2_048).fill(VARIANT)).replaceAll('"', '&quot;');

test('a product page of thousands of products without a name is read in time', async () => {
  const html = `<form data-product_variations="${PRINTED}">${linked(2_900, NAMELESS)}`;
  expect(await cpuMsOf(() => pageProduct(html, 'https://shop.example/tea'))).toBeLessThan(MOST_MS);
});

function index(...urls: string[]): string {
  return `<sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;
}

test('a sitemap of ampersands is refused in time', async () => {
  const body = Buffer.from(`<urlset>${filled('&', 50 * MIB - 8)}`);
  const answer = { url: 'https://shop.com/x', status: 200, headers: {}, body, bytes: body.length, at: 0 };
  const read = () => expect(() => parseSitemap(answer)).toThrow('store-broken');
  expect(await cpuMsOf(read)).toBeLessThan(MOST_MS / 5);
});

test('indexes of sitemaps that name the first one again and again are followed in time', async () => {
  const again = Array<string>(49_000).fill('/sitemap.xml');
  const deeper = Array.from({ length: 8 }, (_, level) => [`/${level}.xml`, index(`/${level + 1}.xml`, ...again)]);
  const { fetcher, origin } = siteOf({ '/sitemap.xml': index('/0.xml'), ...Object.fromEntries(deeper) });
  expect(await cpuMsOf(() => findPages(fetcher, origin, 1_000))).toBeLessThan(MOST_MS);
  expect(await cpuMsOf(() => findAddresses(fetcher, origin))).toBeLessThan(MOST_MS);
}, 90_000);

test.each([
  ['agents', `${filled('User-agent: *\n', 250_000)}${filled('Disallow: /a\n', 250_000)}`],
  ['other agents', `${filled('User-agent: bot\n', 250_000)}${filled('Disallow: /a\n', 250_000)}`],
  ['agents without a name', `${filled('User-agent: /\n', 250_000)}${filled('Disallow: /a\n', 250_000)}`],
  ['wildcards', `User-agent: *\n${filled(`Disallow: /*${'a'.repeat(500)}b\n`, 500_000)}`],
])('a robots.txt of thousands of %s is read and asked in time', async (_what, text) => {
  const path = `/${'a'.repeat(2_000)}`;
  const readAndAsk = () => {
    const rules = parseRobots('https://shop.example', text);
    for (let asked = 0; asked < 3; asked++) rules.isAllowed(new URL(path, 'https://shop.example'));
  };
  expect(await cpuMsOf(readAndAsk)).toBeLessThan(MOST_MS);
});
