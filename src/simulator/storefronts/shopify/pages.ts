import { minorDigits } from '#runtime/money.ts';
import type { WorldProduct } from '../../world/product.ts';
import { escapeHtml, isoWithOffset } from '../exchange.ts';
import type { ShopifyShop } from './shop.ts';

/** The rules that every shop of this platform starts with, in our own words. */
export function robotsText(shop: ShopifyShop, origin: string): string {
  const rules = [
    '/a/downloads/-/*',
    '/admin',
    '/cart',
    '/orders',
    '/checkouts/',
    '/checkout',
    `/${shop.shopId}/checkouts`,
    `/${shop.shopId}/orders`,
    '/carts',
    '/account',
    '/collections/*sort_by*',
    '/*/collections/*sort_by*',
    '/collections/*+*',
    '/collections/*%2B*',
    '*/collections/*filter*&*filter*',
    '/blogs/*+*',
    '/*?*oseid=*',
    '/*preview_theme_id*',
    '/policies/',
    '/search',
    '/sf_private_access_tokens',
    '/.well-known/shopify/monorail',
    '/cdn/wpm/*.js',
    '/recommendations/products',
  ];
  const disallows = rules.map((rule) => `Disallow: ${rule}`);
  return [
    '# we use Shopify as our ecommerce platform',
    'User-agent: *',
    ...disallows,
    `Sitemap: ${origin}/sitemap.xml`,
    '',
    'User-agent: Nutch',
    'Disallow: /',
    '',
    'User-agent: AhrefsBot',
    'Crawl-delay: 10',
    ...disallows,
    `Sitemap: ${origin}/sitemap.xml`,
    '',
    'User-agent: Pinterest',
    'Crawl-delay: 1',
    '',
  ].join('\n');
}

export function metaJson(shop: ShopifyShop, productCount: number, origin: string) {
  const { host } = new URL(origin);
  return {
    id: shop.shopId,
    name: shop.name,
    city: shop.city,
    province: shop.province,
    country: shop.country,
    currency: shop.world.currency,
    domain: host,
    url: origin,
    myshopify_domain: shop.myshopifyDomain,
    description: `${shop.name}: a practice shop of invented goods.`,
    ships_to_countries: [shop.country],
    money_format: minorDigits(shop.world.currency) === 0 ? '{{amount_no_decimals}}' : '{{amount}}',
    published_collections_count: 1,
    published_products_count: productCount,
    shopify_pay_enabled_card_brands: ['visa', 'master'],
    offers_shop_pay_installments: false,
  };
}

export function homePage(shop: ShopifyShop, products: readonly WorldProduct[], origin: string): string {
  const items = products
    .slice(0, 24)
    .map((product) => `<li><a href="/products/${product.handle}">${escapeHtml(product.title)}</a></li>`);
  return page(
    shop,
    origin,
    shop.name,
    `<h1>${escapeHtml(shop.name)}</h1><p>A practice shop: nothing here is for sale.</p><ul>${items.join('')}</ul>`,
  );
}

export function productPage(shop: ShopifyShop, product: WorldProduct, origin: string): string {
  return page(shop, origin, product.title, `<h1>${escapeHtml(product.title)}</h1>${product.descriptionHtml}`);
}

export function passwordPage(shop: ShopifyShop, origin: string): string {
  return page(shop, origin, shop.name, '<form action="/password" method="post"><input type="password"></form>');
}

function page(shop: ShopifyShop, origin: string, title: string, body: string): string {
  const marks = [
    `Shopify.shop = ${JSON.stringify(shop.myshopifyDomain)};`,
    `Shopify.currency = {"active":"${shop.world.currency}","rate":"1.0"};`,
    `Shopify.country = "${shop.country}";`,
    `Shopify.locale = "${shop.language}";`,
  ];
  return `<!doctype html><html lang="${shop.language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta property="og:site_name" content="${escapeHtml(shop.name)}"><link rel="canonical" href="${origin}/">
<link rel="icon" type="image/png" href="/cdn/shop/files/favicon.png">
<meta name="shopify-digital-wallet" content="/${shop.shopId}/digital_wallets/dialog">
<link rel="preconnect" href="https://cdn.shopify.com" crossorigin>
<script>var Shopify = Shopify || {}; ${marks.join(' ')}</script></head><body>${body}</body></html>`;
}

export function sitemapIndex(products: readonly WorldProduct[], origin: string): string {
  const ids = products.map((product) => product.id);
  const range = ids.length > 0 ? `?from=${Math.min(...ids)}&amp;to=${Math.max(...ids)}` : '?from=0&amp;to=0';
  const children = [`sitemap_products_1.xml${range}`, 'sitemap_pages_1.xml', 'sitemap_collections_1.xml'];
  const entries = children.map((child) => `<sitemap><loc>${origin}/${child}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
}

export function productSitemap(
  shop: ShopifyShop,
  products: readonly WorldProduct[],
  range: { from: number; to: number },
  origin: string,
  nowMs: number,
): string {
  const entries = products
    .filter((product) => product.id >= range.from && product.id <= range.to)
    .map((product) => {
      const at = shop.stamps === 'degenerate' ? nowMs : product.modifiedAt;
      const lastmod = isoWithOffset(at, shop.utcOffsetMinutes);
      return `<url><loc>${origin}/products/${escapeHtml(product.handle)}</loc><lastmod>${lastmod}</lastmod><changefreq>daily</changefreq></url>`;
    });
  return urlSet([`<url><loc>${origin}/</loc><changefreq>daily</changefreq></url>`, ...entries]);
}

export function urlSet(entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('\n')}</urlset>`;
}
