import { escapeHtml, respond, type StorefrontResponse, type Visit } from '../exchange.ts';
import { openStorefront } from '../open-storefront.ts';
import { pictureAt } from '../picture.ts';
import type { Storefront } from '../storefront.ts';
import { graphqlProduct, skuOfProduct } from './product-json.ts';
import type { MagentoShop } from './shop.ts';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json';

/** A Magento-like storefront over a world: it answers queries for products and for the shop's configuration. */
export function magentoStorefront(shop: MagentoShop, origin: string): Storefront {
  const storefront = openStorefront(shop, origin, { route, withHeaders: (own) => ({ server: 'nginx', ...own }) });

  function route(visit: Visit): StorefrontResponse {
    if (visit.path === '/graphql') return graphql(visit);
    if (visit.path === '/robots.txt') return respond(200, 'text/plain', 'User-agent: *\nDisallow: /checkout/\n');
    if (visit.path.startsWith('/media/')) {
      return respond(200, 'image/png', pictureAt(visit.path, shop.world.at(visit.nowMs), shop.name));
    }
    if (visit.path !== '/') return respond(404, HTML, '<!doctype html><title>404</title>');
    return respond(200, HTML, homePage(shop), { 'set-cookie': 'X-Magento-Vary=9bf9a599123e6402; path=/' });
  }

  function graphql(visit: Visit): StorefrontResponse {
    const asked = visit.method === 'POST' ? (JSON.parse(visit.body || '{}') as Asked) : askedIn(visit);
    const query = asked.query ?? '';
    if (query.includes('storeConfig')) return json({ data: { storeConfig: configOf(shop) } });
    if (!query.includes('products(')) return refusal('Syntax Error: Unexpected <EOF>');
    if (/\bquantity\b/u.test(query) && !shop.knowsQuantity) {
      return refusal('Cannot query field "quantity" on type "ProductInterface".');
    }
    if (/\buid\b(?!: id)/u.test(query) && !shop.knowsUid) {
      return refusal('Cannot query field "uid" on type "ProductInterface".');
    }
    return products(visit, query, asked.variables ?? {});
  }

  function products(visit: Visit, query: string, { page = 1, size = 20, skus }: Variables): StorefrontResponse {
    if (size > shop.mostPerPage) return refusal(`Maximum pageSize is ${shop.mostPerPage}`);
    const all = storefront.faults.strike('empty-catalogue', visit) ? [] : shop.world.at(visit.nowMs).published();
    const listed = all.filter((product) => !skus || skus.includes(skuOfProduct(product)));
    const pages = Math.ceil(listed.length / size);
    if (page > Math.max(1, pages)) {
      return refusal(`currentPage value ${page} specified is greater than the ${pages} page(s) available.`);
    }
    const shift = page > 1 ? (storefront.faults.strike('page-shift', visit)?.by ?? 0) : 0;
    const start = Math.max(0, (page - 1) * size + shift);
    const named = new Set(query.match(/\w+/gu));
    const items = listed
      .slice(start, start + size)
      .map((product) => pick(graphqlProduct(shop, product, storefront.origin, /\buid: id\b/u.test(query)), named));
    return json({
      data: { products: { total_count: listed.length, page_info: { current_page: page, total_pages: pages }, items } },
    });
  }

  return storefront;
}

type Variables = { page?: number; size?: number; skus?: string[] };
type Asked = { query?: string; variables?: Variables };

function askedIn(visit: Visit): Asked {
  const variables = JSON.parse(visit.query.get('variables') ?? '{}') as Variables;
  return { query: visit.query.get('query') ?? '', variables };
}

/** Only fields that the query names, at any depth. */
function pick(value: unknown, named: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => pick(one, named));
  if (typeof value !== 'object' || value === null) return value;
  const asked = Object.entries(value).filter(([key]) => named.has(key));
  return Object.fromEntries(asked.map(([key, one]) => [key, pick(one, named)]));
}

function configOf(shop: MagentoShop): Record<string, unknown> {
  return {
    store_name: shop.name,
    locale: `${shop.language}_${shop.country}`,
    timezone: shop.timezone,
    base_currency_code: shop.world.currency,
    default_display_currency_code: shop.world.currency,
  };
}

function homePage(shop: MagentoShop): string {
  return `<!doctype html><html lang="${shop.language}"><head><title>${escapeHtml(shop.name)}</title>
<link rel="icon" href="/media/favicon/1.png"><link rel="stylesheet" href="/static/version1790000000/frontend/Practice/theme/css/styles.css">
<script type="text/x-magento-init">{"*":{"Magento_Ui/js/core/app":{}}}</script></head><body class="cms-home"></body></html>`;
}

function refusal(message: string): StorefrontResponse {
  return json({ errors: [{ message, extensions: { category: 'graphql' } }] });
}

function json(body: unknown): StorefrontResponse {
  return respond(200, JSON_TYPE, JSON.stringify(body));
}
