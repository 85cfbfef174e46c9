import { escapeHtml } from '../exchange.ts';
import type { MedusaShop } from './shop.ts';

/** A page that is built by its script: it contains nothing of the shop. */
export function homePage(shop: MedusaShop): string {
  const direction = shop.language === 'ar' ? ' dir="rtl"' : '';
  return `<!doctype html><html lang="${shop.language}-${shop.country}"${direction}><head><meta charset="utf-8">
<title>${escapeHtml(shop.name)}</title><meta property="og:site_name" content="${escapeHtml(shop.name)}">
<link rel="icon" href="/static/icon.png"><script type="module" src="/assets/index-4f2a91c0.js"></script></head>
<body><div id="root"></div></body></html>`;
}

/** Names the backend and the key, as bundles of Medusa's JavaScript client do. */
export function bundle(shop: MedusaShop, backend: string): string {
  return `const c=new M({baseUrl:"${backend}",debug:!1,publishableKey:"${shop.key}"});
const l=()=>c.fetch("/store/products",{headers:{"x-publishable-api-key":"${shop.key}"}});export{l};`;
}
