import type { WorldProduct } from '../../world/product.ts';
import { escapeHtml } from '../exchange.ts';
import { encodeSlug } from './product-json.ts';
import type { WooCommerceShop } from './shop.ts';

export function robotsText(origin: string): string {
  const lines = ['User-agent: *', 'Disallow: /wp-admin/', 'Allow: /wp-admin/admin-ajax.php', ''];
  return [...lines, `Sitemap: ${origin}/wp-sitemap.xml`, ''].join('\n');
}

export function homePage(shop: WooCommerceShop, products: readonly WorldProduct[], origin: string): string {
  const items = products
    .slice(0, 24)
    .map(
      (one) => `<li class="product"><a href="/product/${encodeSlug(one.handle)}/">${escapeHtml(one.title)}</a></li>`,
    );
  const direction = shop.language === 'ar' ? ' dir="rtl"' : '';
  return `<!doctype html><html lang="${shop.language}-${shop.country}"${direction}><head><meta charset="utf-8"><title>${escapeHtml(shop.name)}</title>
<meta name="generator" content="WordPress 7.0"><meta name="generator" content="WooCommerce ${shop.version}">
<meta property="og:site_name" content="${escapeHtml(shop.name)}">
<link rel="https://api.w.org/" href="${origin}/wp-json/"><link rel="icon" type="image/png" href="/wp-content/uploads/favicon.png">
<script>var wc_add_to_cart_params = {"ajax_url":"\\/wp-admin\\/admin-ajax.php"};</script>
</head><body class="home woocommerce woocommerce-page"><h1>${escapeHtml(shop.name)}</h1><ul class="products">${items.join('')}</ul>
<img src="/wp-content/uploads/favicon.png" alt=""></body></html>`;
}

/** `/wp-json/`: the site's name and its interfaces. */
export function siteIndex(shop: WooCommerceShop, origin: string) {
  return {
    name: shop.name,
    description: '',
    url: origin,
    home: origin,
    gmt_offset: String(shop.utcOffsetMinutes / 60),
    timezone_string: shop.timezone,
    namespaces: ['oembed/1.0', 'wc/store', 'wc/store/v1', 'wc/v3', 'wp/v2'],
    authentication: {},
    routes: {},
    site_icon: 0,
    site_icon_url: `${origin}/wp-content/uploads/favicon.png`,
  };
}
