import { SECOND_MS } from '#runtime/clock.ts';
import type { WorldProduct } from '../../world/product.ts';
import type { Shelf } from '../../world/shelf.ts';
import { respond, type StorefrontResponse, type Visit } from '../exchange.ts';
import { openStorefront } from '../open-storefront.ts';
import { pictureAt } from '../picture.ts';
import type { Storefront } from '../storefront.ts';
import { type DateColumn, type ItemFilter, type ItemList, listItems } from './list-items.ts';
import { homePage, robotsText, siteIndex } from './pages.ts';
import { productPost } from './post-json.ts';
import { encodeSlug, isVariable, type StoreItem, storeProduct } from './product-json.ts';
import { fieldsOf, listOf, numbersOf, orderOf, type Paging, pagingOf, pick, reachOf } from './query.ts';
import { listReviews, REVIEW_ORDERS, type ReviewOrder, storeReview } from './review-json.ts';
import type { WooCommerceShop } from './shop.ts';

const HTML = 'text/html; charset=UTF-8';
const JSON_TYPE = 'application/json; charset=UTF-8';
const STORE_PRODUCTS = '/wp-json/wc/store/v1/products';
const STORE_REVIEWS = `${STORE_PRODUCTS}/reviews`;
const POSTS = '/wp-json/wp/v2/product';

/** A WooCommerce-like storefront over a world. */
export function wooCommerceStorefront(shop: WooCommerceShop, origin: string): Storefront {
  const texts = new WeakMap<object, { revision: number; text: string }>();
  const storefront = openStorefront(shop, origin, { route, withHeaders });

  function withHeaders({ link, ...own }: Record<string, string>): Record<string, string> {
    const index = `<${storefront.origin}/wp-json/>; rel="https://api.w.org/"`;
    return { server: 'Apache', vary: 'Accept-Encoding', link: link ? `${index}, ${link}` : index, ...own };
  }

  function route(visit: Visit): StorefrontResponse {
    const path =
      visit.path === '/' ? restRoute(visit) : visit.path.replace('/wc/store/products', '/wc/store/v1/products');
    const shelf = shop.world.at(visit.nowMs);
    if (visit.method !== 'GET') return problem(404, 'rest_no_route', 'No route was found.');
    if (path === '/robots.txt') return respond(200, 'text/plain; charset=utf-8', robotsText(storefront.origin));
    if (path === '/password') return respond(200, HTML, '<!doctype html><title>Password</title>');
    if (path.startsWith('/wp-content/uploads/')) return respond(200, 'image/png', pictureAt(path, shelf, shop.name));
    const products = storefront.faults.strike('empty-catalogue', visit) ? [] : shelf.published();
    if (path === '/') return respond(200, HTML, homePage(shop, products, storefront.origin));
    if (path === '/wp-json' || path === '/wp-json/') {
      return json(pick(siteIndex(shop, storefront.origin), fieldsOf(visit.query)));
    }
    if (path === STORE_PRODUCTS) return storeList(visit, shelf, products.length === 0);
    if (path === STORE_REVIEWS) return reviewList(visit, shelf);
    if (path === POSTS) return postList(visit, shelf, products.length === 0);
    const one = path.startsWith(`${STORE_PRODUCTS}/`) ? numberIn(path.slice(STORE_PRODUCTS.length)) : null;
    if (one !== null) return storeOne(visit, shelf, one);
    if (path.startsWith('/wp-json')) return problem(404, 'rest_no_route', 'No route was found.');
    return productPage(products, path);
  }

  function storeList(visit: Visit, shelf: Shelf, isEmpty: boolean): StorefrontResponse {
    const paging = pagingOf(visit);
    if (!paging) return problem(400, 'rest_invalid_param', 'Invalid parameter(s): per_page');
    const list = isEmpty ? NOTHING : listItems(shelf, shop, storeFilter(visit.query, shop), reachOf(paging));
    const lastModified = shelf.newest()?.modifiedAt;
    const headers: Record<string, string> =
      lastModified === undefined ? {} : { 'last-modified': String(Math.floor(lastModified / SECOND_MS)) };
    const fields = fieldsOf(visit.query);
    return page(visit, list, paging, headers, (item) => storeText(item, fields));
  }

  function reviewList(visit: Visit, shelf: Shelf): StorefrontResponse {
    const { query } = visit;
    const paging = pagingOf(visit);
    const orderby = query.get('orderby') ?? 'date';
    if (!paging || !isReviewOrder(orderby)) {
      return problem(400, 'rest_invalid_param', `Invalid parameter(s): ${paging ? 'orderby' : 'per_page'}`);
    }
    const items = listReviews(shelf, { products: numbersOf(query, 'product_id'), orderby, order: orderOf(query) });
    const fields = fieldsOf(query);
    return page(visit, { items, total: items.length }, paging, {}, (review) =>
      JSON.stringify(pick(storeReview(shop, review, storefront.origin), fields)),
    );
  }

  function storeOne(visit: Visit, shelf: Shelf, id: number): StorefrontResponse {
    const product = shelf.find(id) ?? shelf.findByVariant(id);
    const variation = product?.id === id ? null : product?.variants.find((variant) => variant.id === id);
    if (!product?.isPublished || variation === undefined || (variation && !isVariable(product))) {
      return problem(404, 'woocommerce_rest_product_invalid_id', 'Invalid product ID.');
    }
    return respond(200, JSON_TYPE, storeText({ product, variation }, fieldsOf(visit.query)));
  }

  function postList(visit: Visit, shelf: Shelf, isEmpty: boolean): StorefrontResponse {
    const paging = pagingOf(visit);
    if (!paging) return problem(400, 'rest_invalid_param', 'Invalid parameter(s): per_page');
    const list = isEmpty ? NOTHING : listItems(shelf, shop, postFilter(visit.query), reachOf(paging));
    if (paging.page > 1 && (paging.page - 1) * paging.perPage >= list.total) {
      return problem(
        400,
        'rest_post_invalid_page_number',
        'The page number requested is larger than the number of pages.',
      );
    }
    const fields = fieldsOf(visit.query);
    return page(visit, list, paging, {}, (item) =>
      JSON.stringify(pick(productPost(shop, item, storefront.origin), fields)),
    );
  }

  function page<Item>(
    visit: Visit,
    { items, total }: { items: Item[]; total: number },
    { page: number, perPage }: Paging,
    headers: Record<string, string>,
    write: (item: Item) => string,
  ): StorefrontResponse {
    const shift = number > 1 ? (storefront.faults.strike('page-shift', visit)?.by ?? 0) : 0;
    const start = Math.max(0, (number - 1) * perPage + shift);
    const pages = Math.ceil(total / perPage);
    const links: string[] = [];
    if (number > 1) links.push(`<${linkTo(visit, number - 1)}>; rel="prev"`);
    if (number < pages) links.push(`<${linkTo(visit, number + 1)}>; rel="next"`);
    const body = items.slice(start, start + perPage).map(write);
    return respond(200, JSON_TYPE, `[${body.join(',')}]`, {
      'x-wp-total': String(total),
      'x-wp-totalpages': String(pages),
      ...(links.length > 0 ? { link: links.join(', ') } : {}),
      ...headers,
    });
  }

  function linkTo(visit: Visit, number: number): string {
    const query = new URLSearchParams(visit.query);
    query.set('page', String(number));
    return `${storefront.origin}${visit.path}?${query}`;
  }

  function storeText(item: StoreItem, fields: readonly string[]): string {
    const written = () => storeProduct(shop, item, storefront.origin);
    if (fields.length > 0) return JSON.stringify(pick(written(), fields));
    const key = item.variation ?? item.product;
    let known = texts.get(key);
    if (known?.revision !== item.product.revision) {
      known = { revision: item.product.revision, text: JSON.stringify(written()) };
      texts.set(key, known);
    }
    return known.text;
  }

  function productPage(products: readonly WorldProduct[], path: string): StorefrontResponse {
    const slug = /^\/product\/([^/]+)\/?$/u.exec(path)?.[1]?.toLowerCase();
    const product = products.find((one) => encodeSlug(one.handle) === slug);
    if (!product) return respond(404, HTML, '<!doctype html><title>404</title>');
    return respond(200, HTML, homePage({ ...shop, name: product.title }, [], storefront.origin));
  }

  return storefront;
}

const NOTHING: ItemList = { total: 0, items: [] };

function storeFilter(query: URLSearchParams, shop: WooCommerceShop): ItemFilter {
  const column = query.get('date_column') ?? 'date';
  const stockStatuses = listOf(query, 'stock_status');
  if (stockStatuses.length === 0 && shop.hidesSoldOut) stockStatuses.push('instock');
  return {
    kind: query.get('type') === 'variation' ? 'variations' : 'products',
    dateColumn: isDateColumn(column) ? column : 'date',
    after: query.get('after'),
    before: query.get('before'),
    include: numbersOf(query, 'include'),
    parents: numbersOf(query, 'parent'),
    stockStatuses,
    orderby: query.get('orderby') ?? 'date',
    order: orderOf(query),
  };
}

function postFilter(query: URLSearchParams): ItemFilter {
  const isByWriting = query.has('modified_after') || query.has('modified_before');
  return {
    kind: 'products',
    dateColumn: isByWriting ? 'modified' : 'date',
    after: query.get(isByWriting ? 'modified_after' : 'after'),
    before: query.get(isByWriting ? 'modified_before' : 'before'),
    include: numbersOf(query, 'include'),
    parents: [],
    stockStatuses: [],
    orderby: query.get('orderby') ?? 'date',
    order: orderOf(query),
  };
}

/** Shops with plain permalinks are read through `/?rest_route=…`. */
function restRoute(visit: Visit): string {
  const asked = visit.query.get('rest_route');
  return asked ? `/wp-json${asked}` : visit.path;
}

function isReviewOrder(text: string): text is ReviewOrder {
  return (REVIEW_ORDERS as readonly string[]).includes(text);
}

function isDateColumn(text: string): text is DateColumn {
  return ['date', 'date_gmt', 'modified', 'modified_gmt'].includes(text);
}

function json(body: unknown): StorefrontResponse {
  return respond(200, JSON_TYPE, JSON.stringify(body));
}

function problem(status: number, code: string, message: string): StorefrontResponse {
  return respond(status, JSON_TYPE, JSON.stringify({ code, message, data: { status } }));
}

function numberIn(text: string): number {
  return Number(/\d+/u.exec(text)?.[0] ?? 0);
}
