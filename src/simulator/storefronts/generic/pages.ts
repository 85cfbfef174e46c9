import { majorOf } from '#runtime/money.ts';
import { compareAtMinor, isVariantAvailable, type WorldProduct, type WorldVariant } from '../../world/product.ts';
import { escapeHtml } from '../exchange.ts';
import type { GenericShop, PrintedMarks } from './shop.ts';
import { cafe24List, openCartUnits, sallaUnits, tiendanubeList, zidProduct } from './variant-lists.ts';

export function robotsText(origin: string): string {
  return ['User-agent: *', 'Disallow: /cart', 'Disallow: /search', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

export function homePage(shop: GenericShop, products: readonly WorldProduct[], origin: string): string {
  const links = products.slice(0, 12).map((one) => `<li><a href="${pathOf(one)}">${escapeHtml(one.title)}</a></li>`);
  const owner = {
    '@context': 'https://schema.org',
    '@type': 'OnlineStore',
    name: shop.name,
    url: `${origin}/`,
    address: { '@type': 'PostalAddress', addressCountry: shop.country },
  };
  return page(shop, shop.name, jsonLd(owner), `<h1>${escapeHtml(shop.name)}</h1><ul>${links.join('')}</ul>`);
}

export function pathOf(product: WorldProduct): string {
  return `/goods/${encodeURIComponent(product.handle)}`;
}

export function productPage(shop: GenericShop, product: WorldProduct, origin: string): string {
  const url = origin + pathOf(product);
  const print = PRINTED.get(shop.marks);
  const facts = print || shop.marks === 'json-ld' ? jsonLd(...productLd(shop, product, url)) : '';
  const head = `<link rel="canonical" href="${url}">${facts}${
    shop.marks === 'open-graph' ? openGraph(shop, product) : ''
  }`;
  const body =
    shop.marks === 'microdata'
      ? microdata(shop, product)
      : `<h1>${escapeHtml(product.title)}</h1>${print?.(shop, product) ?? ''}${product.descriptionHtml}`;
  return page(shop, product.title, head, shop.marks === 'opencart' ? openCartPage(body) : body);
}

function openCartPage(body: string): string {
  return `<div id="product-product" class="container">${body}</div>`;
}

const PRINTED = new Map<GenericShop['marks'], (shop: GenericShop, product: WorldProduct) => string>(
  Object.entries({
    tiendanube: tiendanubeList,
    cafe24: cafe24List,
    zid: zidProduct,
    salla: sallaUnits,
    opencart: openCartUnits,
  } satisfies Record<PrintedMarks, unknown>) as [PrintedMarks, typeof zidProduct][],
);

function productLd(shop: GenericShop, product: WorldProduct, url: string): unknown[] {
  const single = product.variants.length === 1;
  const variants = product.variants.map((variant) => ({
    '@type': 'Product',
    sku: skuOf(variant),
    name: `${product.title} - ${variant.title}`,
    offers: offerLd(shop, variant),
  }));
  const common = {
    '@context': 'https://schema.org/',
    name: product.title,
    url,
    description: product.descriptionHtml,
    brand: { '@type': 'Brand', name: product.vendor },
  };
  const whole = single
    ? { ...common, '@type': 'Product', sku: variants[0]!.sku, offers: variants[0]!.offers }
    : { ...common, '@type': 'ProductGroup', productGroupID: String(product.id), hasVariant: variants };
  const crumbs = ['Home', product.productType, product.title].map((name, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
  }));
  return [whole, { '@context': 'https://schema.org/', '@type': 'BreadcrumbList', itemListElement: crumbs }];
}

function offerLd(shop: GenericShop, variant: WorldVariant) {
  const { currency } = shop.world;
  const before = compareAtMinor(variant);
  return {
    '@type': 'Offer',
    price: majorOf(variant.priceMinor, currency),
    priceCurrency: currency,
    availability: availabilityOf(variant),
    ...(before !== null && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/ListPrice',
        price: majorOf(before, currency),
        priceCurrency: currency,
      },
    }),
    ...(shop.showsStock &&
      shop.marks === 'json-ld' &&
      variant.stock !== null && { inventoryLevel: { '@type': 'QuantitativeValue', value: variant.stock } }),
  };
}

function microdata(shop: GenericShop, product: WorldProduct): string {
  const { currency } = shop.world;
  const offers = product.variants.map((variant) => {
    const stock =
      shop.showsStock && variant.stock !== null ? `<meta itemprop="inventoryLevel" content="${variant.stock}">` : '';
    return `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="sku" content="${skuOf(variant)}">
<span itemprop="name">${escapeHtml(variant.title)}</span><span itemprop="price" content="${majorOf(variant.priceMinor, currency)}"></span>
<meta itemprop="priceCurrency" content="${currency}"><link itemprop="availability" href="${availabilityOf(variant)}">${stock}</div>`;
  });
  return `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">${escapeHtml(product.title)}</h1>
<div itemprop="description">${product.descriptionHtml}</div><meta itemprop="category" content="${escapeHtml(product.productType)}">${offers.join('\n')}</div>`;
}

function openGraph(shop: GenericShop, product: WorldProduct): string {
  const { currency } = shop.world;
  const variant = product.variants[0]!;
  const pairs: [string, string][] = [
    ['og:type', 'product'],
    ['og:title', product.title],
    ['product:price:amount', String(majorOf(variant.priceMinor, currency))],
    ['product:price:currency', currency],
    ['product:availability', product.variants.some(isVariantAvailable) ? 'in stock' : 'out of stock'],
  ];
  return pairs.map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`).join('');
}

function skuOf(variant: WorldVariant): string {
  return variant.sku ?? String(variant.id);
}

function availabilityOf(variant: WorldVariant): string {
  return `https://schema.org/${isVariantAvailable(variant) ? 'InStock' : 'OutOfStock'}`;
}

function jsonLd(...values: unknown[]): string {
  return values
    .map((value) => `<script type="application/ld+json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`)
    .join('');
}

function page(shop: GenericShop, title: string, head: string, body: string): string {
  return `<!doctype html><html lang="${shop.language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta property="og:site_name" content="${escapeHtml(shop.name)}"><link rel="icon" href="/favicon.png">${head}</head><body>${body}</body></html>`;
}
