import type { WorldProduct } from '../../world/product.ts';
import type { Shelf } from '../../world/shelf.ts';
import { isoWithOffset, respond, type StorefrontResponse, type Visit } from '../exchange.ts';
import { openStorefront } from '../open-storefront.ts';
import { pictureAt } from '../picture.ts';
import type { Storefront } from '../storefront.ts';
import { answerQuery } from './answer-query.ts';
import { parseQuery } from './graphql-query.ts';
import {
  homePage,
  metaJson,
  passwordPage,
  productPage,
  productSitemap,
  robotsText,
  sitemapIndex,
  urlSet,
} from './pages.ts';
import { listedProductWriter, singleProduct } from './product-json.ts';
import type { ShopifyShop } from './shop.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const TEXT = 'text/plain; charset=utf-8';

const MAX_LIMIT = 250;
const MAX_OFFSET = 25_000;

/** A Shopify-like storefront over a world. */
export function shopifyStorefront(shop: ShopifyShop, origin: string): Storefront {
  const writeProduct = listedProductWriter(shop, () => storefront.origin);
  const storefront = openStorefront(shop, origin, { route, withHeaders, seed: shop.shopId });

  function withHeaders(own: Record<string, string>): Record<string, string> {
    const shopId = String(shop.shopId);
    return {
      'powered-by': 'Shopify',
      'x-shopid': shopId,
      'x-sorting-hat-shopid': shopId,
      vary: 'Accept-Encoding',
      ...own,
    };
  }

  function route(visit: Visit): StorefrontResponse {
    const { path, nowMs } = visit;
    const shelf = shop.world.at(nowMs);
    if (visit.method === 'POST') {
      return /^\/api\/(\d{4}-\d{2}|unstable)\/graphql(\.json)?$/u.test(path) ? graphql(visit, shelf) : notFound();
    }
    if (path === '/robots.txt') return respond(200, TEXT, robotsText(shop, storefront.origin));
    if (path === '/password') return respond(200, HTML, passwordPage(shop, storefront.origin));
    if (path.startsWith('/cdn/shop/files/')) return respond(200, 'image/png', pictureAt(path, shelf, shop.name));
    const products = storefront.faults.strike('empty-catalogue', visit) ? [] : shelf.published();
    if (path === '/') return respond(200, HTML, homePage(shop, products, storefront.origin));
    if (path === '/products.json' || path === '/collections/all/products.json') return productsJson(visit, products);
    if (path === '/collections.json') return respond(200, JSON_TYPE, '{"collections":[]}');
    if (path === '/meta.json') return json(metaJson(shop, products.length, storefront.origin));
    if (path === '/sitemap.xml') return respond(200, XML, sitemapIndex(products, storefront.origin));
    if (path === '/sitemap_products_1.xml') return sitemapChild(visit, products);
    if (path === '/sitemap_pages_1.xml' || path === '/sitemap_collections_1.xml') return respond(200, XML, urlSet([]));
    const [, handle, suffix] = /^\/products\/([^/]+?)(\.json)?$/u.exec(path) ?? [];
    const product = handle ? shelf.findByHandle(decodeURIComponent(handle)) : null;
    if (!product?.isPublished) return notFound();
    if (suffix) return json(singleProduct(shop, product, storefront.origin, nowMs));
    return respond(200, HTML, productPage(shop, product, storefront.origin));
  }

  function productsJson(visit: Visit, products: readonly WorldProduct[]): StorefrontResponse {
    const limit = Math.min(MAX_LIMIT, positive(visit.query.get('limit'), 30));
    const page = positive(visit.query.get('page'), 1);
    if (page * limit > MAX_OFFSET) {
      return respond(400, JSON_TYPE, JSON.stringify({ errors: 'Page * Limit exceeds the 25000 limit.' }));
    }
    const shift = page > 1 ? (storefront.faults.strike('page-shift', visit)?.by ?? 0) : 0;
    const start = Math.max(0, (page - 1) * limit + shift);
    const renderedAt = isoWithOffset(visit.nowMs, shop.utcOffsetMinutes);
    const written = products.slice(start, start + limit).map((product) => writeProduct(product, renderedAt));
    return respond(200, JSON_TYPE, `{"products":[${written.join(',')}]}`);
  }

  function sitemapChild(visit: Visit, products: readonly WorldProduct[]): StorefrontResponse {
    const [from, to] = [visit.query.get('from'), visit.query.get('to')];
    if (!from || !to) return respond(400, HTML, '<!doctype html><title>400</title>');
    const range = { from: Number(from), to: Number(to) };
    return respond(200, XML, productSitemap(shop, products, range, storefront.origin, visit.nowMs));
  }

  function graphql(visit: Visit, shelf: Shelf): StorefrontResponse {
    const isEmpty = storefront.faults.strike('empty-catalogue', visit) !== null;
    const scene = { shop, shelf, origin: storefront.origin, nowMs: visit.nowMs, isEmpty };
    try {
      const { query, variables } = questionOf(visit);
      return json(answerQuery(parseQuery(query, variables), scene));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return json({ errors: [{ message: error.message }] });
    }
  }

  return storefront;
}

function questionOf(visit: Visit): { query: string; variables?: Record<string, unknown> } {
  if (visit.headers['content-type']?.includes('application/graphql')) return { query: visit.body };
  const question = JSON.parse(visit.body) as { query?: unknown; variables?: Record<string, unknown> | null };
  if (typeof question.query !== 'string') throw new SyntaxError('no query given');
  return { query: question.query, variables: question.variables ?? {} };
}

function json(body: unknown): StorefrontResponse {
  return respond(200, JSON_TYPE, JSON.stringify(body));
}

function notFound(): StorefrontResponse {
  return respond(404, HTML, '<!doctype html><title>404 Not Found</title>');
}

function positive(text: string | null, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}
