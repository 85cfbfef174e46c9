import { crc32 } from 'node:zlib';
import { respond, type StorefrontResponse, type Visit } from '../exchange.ts';
import { openStorefront } from '../open-storefront.ts';
import { pictureAt } from '../picture.ts';
import type { Storefront } from '../storefront.ts';
import { bundle, homePage } from './pages.ts';
import { type MedusaRegion, regionsOf, storeProduct } from './product-json.ts';
import { type MedusaShop, medusaProductId } from './shop.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** A shop built by scripts, and its Medusa-like backend, which is on the shop's own host or at `backendOrigin`. */
export function medusaStorefront(shop: MedusaShop, origin: string, backendOrigin: string | null = null): Storefront {
  const withHeaders = (own: Record<string, string>) => ({ 'x-powered-by': 'Express', ...own });
  const storefront = openStorefront(shop, origin, { route, withHeaders });

  function route(visit: Visit): StorefrontResponse {
    if (visit.method !== 'GET') return problem(404, 'not_found', 'No such route');
    if (visit.path.startsWith('/store/')) return store(visit);
    if (visit.path.startsWith('/static/')) {
      return respond(200, 'image/png', pictureAt(visit.path, shop.world.at(visit.nowMs), shop.name));
    }
    if (visit.path === '/') return respond(200, HTML, homePage(shop));
    if (visit.path.startsWith('/assets/')) {
      return respond(200, 'text/javascript', bundle(shop, backendOrigin ?? storefront.origin));
    }
    return respond(404, HTML, '<!DOCTYPE html><pre>Cannot GET</pre>');
  }

  function store(visit: Visit): StorefrontResponse {
    if (visit.headers['x-publishable-api-key'] !== shop.key) {
      return problem(400, 'not_allowed', 'A valid publishable key is required to proceed with the request');
    }
    if (visit.path === '/store/regions') return conditional(visit, { regions: regionsOf(shop).map(regionJson) });
    if (visit.path === '/store/products') return products(visit);
    return problem(404, 'not_found', 'No such route');
  }

  function products(visit: Visit): StorefrontResponse {
    const { query } = visit;
    const fields = (query.get('fields') ?? '').split(',');
    const region = regionsOf(shop).find(({ id }) => id === query.get('region_id')) ?? null;
    const isPriced = fields.some((field) => field.endsWith('calculated_price'));
    if (isPriced && !region) return problem(400, 'invalid_data', 'Missing required pricing context: currency_code');
    const shelf = shop.world.at(visit.nowMs);
    const named = new Set(query.getAll('id[]'));
    const all = storefront.faults.strike('empty-catalogue', visit) ? [] : shelf.published();
    const listed = all
      .filter(({ id }) => named.size === 0 || named.has(medusaProductId(id)))
      .toSorted((one, other) => one.id - other.id);
    const limit = Number(query.get('limit') ?? 50);
    const offset = Number(query.get('offset') ?? 0);
    const shift = offset > 0 ? (storefront.faults.strike('page-shift', visit)?.by ?? 0) : 0;
    const items = listed
      .slice(Math.max(0, offset + shift), Math.max(0, offset + shift) + limit)
      .map((product) => storeProduct(shop, product, isPriced ? region : null, storefront.origin))
      .map((product) => (isPriced ? product : short(product, fields)));
    return conditional(visit, { products: items, count: listed.length, offset, limit });
  }

  return storefront;
}

/** Only the requested fields, of the product and of its variants. */
function short(product: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  const plain = fields.map((field) => field.replace(/^[+ *]/, ''));
  const own = Object.entries(product).filter(([key]) => plain.includes(key));
  const hasVariants = plain.some((field) => field.startsWith('variants.'));
  const variants = (product.variants as Record<string, unknown>[]).map((variant) =>
    Object.fromEntries(Object.entries(variant).filter(([key]) => plain.includes(`variants.${key}`))),
  );
  return { ...Object.fromEntries(own), ...(hasVariants && { variants }) };
}

function conditional(visit: Visit, body: unknown): StorefrontResponse {
  const text = JSON.stringify(body);
  const etag = `W/"${text.length.toString(16)}-${crc32(text).toString(36)}"`;
  if (visit.headers['if-none-match'] === etag) return respond(304, JSON_TYPE, '', { etag });
  return respond(200, JSON_TYPE, text, { etag });
}

function regionJson({ id, name, currency, country }: MedusaRegion): Record<string, unknown> {
  const countries = [{ iso_2: country.toLowerCase(), display_name: country, region_id: id }];
  return { id, name, currency_code: currency.toLowerCase(), metadata: null, countries };
}

function problem(status: number, type: string, message: string): StorefrontResponse {
  return respond(status, JSON_TYPE, JSON.stringify({ type, message }));
}
