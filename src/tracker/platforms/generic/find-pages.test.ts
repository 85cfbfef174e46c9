import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { siteOf } from '../testing/shops.ts';
import { findPages } from './find-pages.ts';

function index(...urls: string[]): string {
  return `<?xml version="1.0"?><sitemapindex>${urls.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join('')}</sitemapindex>`;
}

function set(...entries: string[]): string {
  const urls = entries.map((entry) => `<url>${entry.startsWith('<') ? entry : `<loc>${entry}</loc>`}</url>`);
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="i" xmlns:xhtml="x">${urls.join('')}</urlset>`;
}

async function paths(answers: Record<string, unknown>, most = 1_000) {
  const { fetcher, origin, asked } = siteOf(answers);
  const found = await findPages(fetcher, origin, most);
  return { found: found.entries.map(({ url }) => url.slice(origin.length)), isWhole: found.isWhole, asked };
}

describe('pages of products are found', () => {
  test('in nested indexes, those of products before all others, zipped or not', async () => {
    const { found, asked, isWhole } = await paths({
      '/robots.txt': 'User-agent: *\nSitemap:http://127.0.0.1:9/all.xml',
      '/all.xml': index('/maps/posts.xml', '/maps/store.xml', '/maps/categories.xml'),
      '/maps/store.xml': index('/product-sitemap1.xml.gz', '/product_cat-sitemap.xml', '/product-sitemap2.xml'),
      '/product-sitemap1.xml.gz': { status: 200, headers: {}, body: gzipSync(set('/a-lamp', '/b-lamp')) },
      '/product-sitemap2.xml': set('/c-lamp', '/'),
      '/product_cat-sitemap.xml': set('/product-category/lamps'),
      '/maps/posts.xml': set('/2024/hello'),
    });
    expect(found).toEqual(['/a-lamp', '/b-lamp', '/c-lamp']);
    expect(isWhole).toBe(true);
    expect(asked.some((path) => /posts|categories|product_cat/.test(path))).toBe(false);
  });

  test('in the usual places if robots.txt names none', async () => {
    const shopFile = {
      '/xmlsitemap.php': index('/xmlsitemap.php?type=products&amp;page=1', '/xmlsitemap.php?type=pages&amp;page=1'),
    };
    const { fetcher, origin } = siteOf({
      '/xmlsitemap.php': (url: URL) =>
        url.searchParams.get('type') === 'products' ? set('/blue-shirt/', '/red-shirt/') : shopFile['/xmlsitemap.php'],
    });
    const { entries } = await findPages(fetcher, origin, 10);
    expect(entries.map(({ url }) => url)).toEqual([`${origin}/blue-shirt/`, `${origin}/red-shirt/`]);
  });

  test('by their paths, else because they are nothing else', async () => {
    const mixed = set('/', '/about', '/blog/x', '/collections/all', '/products/one', '/products/two?x=1', '/p/9');
    expect((await paths({ '/sitemap.xml': mixed })).found).toEqual(['/products/one', '/products/two?x=1', '/p/9']);
    const flat = set('/', '/contact', '/blog/x', '/category/a', '/oak-table.html', '/oak-chair.html');
    expect((await paths({ '/sitemap.xml': flat })).found).toEqual(['/oak-table.html', '/oak-chair.html']);
  });

  test('by the word for products in other languages, as in shops of Nuvemshop', async () => {
    const pages = ['/camisetas/', '/contato/', '/quem-somos/', '/shop/novidades/'];
    const products = [
      ...['/produtos/camiseta-azul/', '/br/produtos/camiseta-verde/', '/produto/bule', '/productos/tetera'],
      ...['/produkter/kanna', '/produkty/czajnik', '/producten/theepot', '/produse/ceainic', '/urun/caydanlik'],
      ...['/termek/teaskanna', '/tuote/teekannu', '/tovar/chajnik'],
    ];
    const { found } = await paths({ '/sitemap.xml': set(...pages, ...products) });
    expect(found).toEqual(['/shop/novidades/', ...products]);
    const home = products.map((path) => `<a href="${path}">x</a>`).join('');
    expect((await paths({ '/': home })).found).toEqual(products);
    const files = { '/maps/produtos.xml': set('/bule-azul'), '/maps/categorias.xml': set('/bules') };
    expect((await paths({ '/sitemap.xml': index(...Object.keys(files)), ...files })).found).toEqual(['/bule-azul']);
  });

  test('once for all languages', async () => {
    const localised = set('/products/tea', '/fr/products/tea', '/ar/products/tea', '/de/products/kanne');
    expect((await paths({ '/sitemap.xml': localised })).found).toEqual(['/products/tea', '/de/products/kanne']);
    const link = (language: string, href: string) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
    const translations =
      link('en', '/en/product/pot') + link('de', '/de/product/kanne') + link('x-default', '/en/product/pot');
    const named = set(
      `<loc>/de/product/kanne</loc>${translations}`,
      `<loc>/en/product/pot</loc><lastmod>2026-01-02T03:04:05Z</lastmod>${translations}`,
    );
    expect((await paths({ '/sitemap.xml': named })).found).toEqual(['/en/product/pot']);
  });

  test('only on the shop’s own host, from sitemaps of its own site', async () => {
    const { found, asked } = await paths({
      '/robots.txt': 'Sitemap: https://evil.example/s.xml\nSitemap: http://127.0.0.1:9/s.xml',
      '/s.xml': set('https://evil.example/products/x', 'http://169.254.169.254/products/y', '/products/z'),
    });
    expect(found).toEqual(['/products/z']);
    expect(asked).toEqual(['/robots.txt', '/s.xml']);
  });

  test('below their categories, and by their numbers', async () => {
    const deep = set(
      '/collections/all/products/a',
      '/shop/category/b',
      '/p/maker/c',
      '/منتجات/شاي',
      '/index.php?route=product/product&amp;product_id=4',
    );
    const found = (await paths({ '/sitemap.xml': deep })).found.map(decodeURI);
    expect(found).toEqual([
      '/collections/all/products/a',
      '/p/maker/c',
      '/منتجات/شاي',
      '/index.php?route=product/product&product_id=4',
    ]);
  });

  test('without a sitemap, by the links of the first page, which are not all', async () => {
    const home =
      '<a href="/products/a#top">A</a><a href="/products/a">A</a><a href="/blog/x">x</a><a href="https://other.example/products/z">z</a><a href="/p/2">B</a>';
    expect(await paths({ '/': home })).toMatchObject({ found: ['/products/a', '/p/2'], isWhole: false });
  });

  test('in a plain list, under a prefix, with CDATA', async () => {
    const list = 'http://127.0.0.1:9/products/a\nhttp://127.0.0.1:9/products/b\nnothing';
    expect((await paths({ '/sitemap.xml': list })).found).toEqual(['/products/a', '/products/b']);
    const prefixed = '<s:urlset xmlns:s="x"><s:url><s:loc><![CDATA[/products/a]]></s:loc></s:url></s:urlset>';
    expect((await paths({ '/sitemap.xml': prefixed })).found).toEqual(['/products/a']);
  });
});

describe('sitemaps without end', () => {
  test('that name each other are asked once each', async () => {
    const { asked, found } = await paths({
      '/sitemap.xml': index('/sitemap.xml', '/b.xml'),
      '/b.xml': index('/sitemap.xml'),
    });
    expect([found, asked.filter((path) => path.endsWith('l')).length]).toEqual([[], 2]);
  });

  test('are cut off, and the list is not complete', async () => {
    const site = siteOf(
      new Proxy({} as Record<string, unknown>, {
        get: (_, path: string) =>
          path === '/sitemap.xml'
            ? index(...Array.from({ length: 500 }, (_unused, number) => `/products-${number}.xml`))
            : /^\/products-\d+\.xml$/.test(path)
              ? set(`/product/${path.slice(10, -4)}`)
              : undefined,
      }),
    );
    const found = await findPages(site.fetcher, site.origin, 25_000);
    expect(found.isWhole).toBe(false);
    expect(site.asked.length).toBeLessThan(70);
  });

  test('that break off name what they named until then, and the list is not complete', async () => {
    const files = { '/products-1.xml': set('/a'), '/products-2.xml': '<urlset><url><loc>/b</loc></url><url><loc>/c' };
    const { found, isWhole } = await paths({ '/sitemap.xml': index(...Object.keys(files)), ...files });
    expect([found, isWhole]).toEqual([['/a', '/b'], false]);
  });

  test('that are torn, badly zipped or declare entities name nothing', async () => {
    const bad = { status: 200, headers: {}, body: Buffer.from([0x1f, 0x8b, 8, 1, 2, 3]) };
    for (const body of [
      '<urlset><url><loc>/products/a',
      bad,
      '<!DOCTYPE a [<!ENTITY b "c">]><urlset></urlset>',
      '<html>',
    ]) {
      expect((await paths({ '/sitemap.xml': body })).found).toEqual([]);
    }
  });
});
