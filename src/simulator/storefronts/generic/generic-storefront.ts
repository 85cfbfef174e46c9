import { gzipSync } from 'node:zlib';
import type { WorldProduct } from '../../world/product.ts';
import { respond, type StorefrontResponse, type Visit } from '../exchange.ts';
import { openStorefront } from '../open-storefront.ts';
import { pictureAt } from '../picture.ts';
import type { Storefront } from '../storefront.ts';
import { homePage, pathOf, productPage, robotsText } from './pages.ts';
import type { GenericShop } from './shop.ts';

const HTML = 'text/html; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A shop of plain pages over a world: one page per product, and sitemaps that list them. */
export function genericStorefront(shop: GenericShop, origin: string): Storefront {
  const storefront = openStorefront(shop, origin, { route });

  function route({ method, path, nowMs }: Visit): StorefrontResponse {
    if (method !== 'GET') return respond(405, 'text/plain', 'no');
    if (path === '/robots.txt') return respond(200, 'text/plain; charset=utf-8', robotsText(storefront.origin));
    const shelf = shop.world.at(nowMs);
    if (path === '/favicon.png') return respond(200, 'image/png', pictureAt(path, shelf, shop.name));
    const products = shelf.published();
    if (path === '/') return respond(200, HTML, homePage(shop, products, storefront.origin));
    if (path === '/sitemap.xml') return respond(200, XML, sitemapIndex(products.length));
    if (path === '/sitemap-pages.xml')
      return respond(200, XML, urlSet([`<url><loc>${storefront.origin}/about</loc></url>`]));
    const number = /^\/sitemap-products-(\d+)\.xml(\.gz)?$/.exec(path)?.[1];
    if (number !== undefined) return productSitemap(products, Number(number), nowMs);
    const product = path.startsWith('/goods/') ? shelf.findByHandle(decodeURIComponent(path.slice(7))) : null;
    if (product?.isPublished) return respond(200, HTML, productPage(shop, product, storefront.origin));
    return respond(404, HTML, '<!doctype html><title>Not found</title>');
  }

  function sitemapIndex(products: number): string {
    const ending = shop.isSitemapZipped ? '.xml.gz' : '.xml';
    const pages = Math.max(1, Math.ceil(products / shop.sitemapSize));
    const names = Array.from({ length: pages }, (_, index) => `/sitemap-products-${index + 1}${ending}`);
    const entries = ['/sitemap-pages.xml', ...names].map(
      (name) => `<sitemap><loc>${storefront.origin}${name}</loc></sitemap>`,
    );
    return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
  }

  function productSitemap(products: readonly WorldProduct[], number: number, nowMs: number): StorefrontResponse {
    const part = products.slice((number - 1) * shop.sitemapSize, number * shop.sitemapSize);
    const entries = part.map(
      (one) => `<url><loc>${storefront.origin}${pathOf(one)}</loc>${lastmodOf(one, nowMs)}</url>`,
    );
    const text = urlSet(entries);
    return shop.isSitemapZipped ? respond(200, 'application/gzip', gzipSync(text)) : respond(200, XML, text);
  }

  function lastmodOf(product: WorldProduct, nowMs: number): string {
    if (shop.lastmod === 'none') return '';
    const at = { writes: product.modifiedAt, edits: product.editedAt, rendering: nowMs }[shop.lastmod];
    return `<lastmod>${new Date(at).toISOString()}</lastmod>`;
  }

  return storefront;
}

function urlSet(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${NAMESPACE}">${entries.join('\n')}</urlset>`;
}
