import type { ReadingProduct, ReadingVariant } from '../../reading.ts';
import { currencyIn } from '../parse/currency.ts';
import { NO_CURRENCY, writtenPriceOf } from '../parse/price.ts';
import { htmlTextOf, urlOf } from '../parse/text.ts';
import { bodyHashOf } from '../product/body-hash.ts';
import { countedByCafe24, embeddedVariants } from './embedded-variants.ts';
import { labelsOf } from './labels.ts';
import { isBuyable, reviewCountOf } from './offers.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { pageId } from './page-identity.ts';
import { findProductNodes } from './product-nodes.ts';
import { currencyOfProduct, variantsOfProduct } from './product-variants.ts';
import { firstOf, valuesOf } from './schema-nodes.ts';

/**
 * The product of a product page: from JSON-LD, else microdata, else the page's OpenGraph prices. Null if they describe
 * none, several that are not this page's, or one without a price. `currency` is the shop's, if known: it is preferred
 * among several, and used if the page names none.
 */
export function pageProduct(html: string, pageUrl: string, currency: string | null = null): ReadingProduct | null {
  return productOfPage(pageFacts(html, pageUrl), currency);
}

export function productOfPage(page: PageFacts, currency: string | null): ReadingProduct | null {
  const nodes = findProductNodes(page);
  for (const node of nodes) {
    const own = currencyOfProduct(node, currency);
    const embedded = embeddedVariants(page, own ?? currency ?? NO_CURRENCY);
    const product = formOf(page, node, {
      currency: own ?? embedded?.currency ?? currencyOfMeta(page) ?? currency ?? NO_CURRENCY,
      read: (code) => embedded?.variants ?? withCountOfPage(variantsOfProduct(node, code, pageId(page)), page),
    });
    if (product) return product;
  }
  if (nodes.length === 0 && !/product/i.test(page.meta.get('og:type') ?? 'product')) return null;
  const code = currencyOfMeta(page) ?? currency ?? NO_CURRENCY;
  return formOf(page, nodes[0], { currency: code, read: () => withCountOfPage(openGraphVariant(page, code), page) });
}

/** For a product without variants: its count may be in a script of the page, or printed on it. */
function withCountOfPage(variants: ReadingVariant[], { variantLists, printedUnits }: PageFacts): ReadingVariant[] {
  const stock = countedByCafe24(variantLists.get('single_option_stock_data')) ?? printedUnits;
  return variants.length === 1 && stock !== null ? [{ ...variants[0]!, stock }] : variants;
}

function formOf(
  page: PageFacts,
  node: unknown,
  { currency, read }: { currency: string; read(currency: string): ReadingVariant[] },
): ReadingProduct | null {
  const { meta } = page;
  const title = htmlTextOf(firstOf(node, 'name')) ?? htmlTextOf(meta.get('og:title')) ?? page.heading;
  const priced = title === null ? [] : read(currency);
  // a price of nothing stands for one that is not decided yet
  const variants = page.isPricedByOption ? priced.filter(({ priceMinor }) => priceMinor > 0) : priced;
  if (title === null || variants.length === 0) return null;
  const address = urlOf(firstOf(node, 'url'), page.url);
  const category = firstOf(node, 'category');
  const brand = firstOf(node, 'brand');
  return {
    externalId: pageId(page),
    handle: null,
    title,
    url: address && new URL(address).host === new URL(page.url).host ? address : page.url,
    imageUrl: imageOf(node, page),
    vendor: htmlTextOf(typeof brand === 'object' ? firstOf(brand, 'name') : (brand ?? meta.get('product:brand')), 200),
    productType: htmlTextOf(typeof category === 'object' ? firstOf(category, 'name') : category, 200),
    labels: labelsOf(node, page, title),
    bodyHash: bodyHashOf(firstOf(node, 'description') ?? meta.get('og:description')),
    reviewCount: reviewCountOf(node),
    currency,
    publishedAt: null,
    modifiedAt: null,
    variants,
  };
}

function imageOf(node: unknown, page: PageFacts): string | null {
  for (const image of valuesOf(node, 'image')) {
    const address = typeof image === 'object' ? (firstOf(image, 'url') ?? firstOf(image, 'contentUrl')) : image;
    const url = urlOf(address, page.url);
    if (url) return url;
  }
  return urlOf(page.meta.get('og:image'), page.url);
}

function currencyOfMeta({ meta }: PageFacts): string | null {
  return (
    currencyIn(meta.get('product:price:currency') ?? meta.get('og:price:currency')) ??
    currencyIn(meta.get('product:price:amount') ?? meta.get('og:price:amount'))
  );
}

function openGraphVariant(page: PageFacts, currency: string): ReadingVariant[] {
  const { meta } = page;
  const read = (...names: string[]): number | null =>
    names.reduce<number | null>((found, name) => found ?? writtenPriceOf(meta.get(name), currency), null);
  const price = read('product:price:amount', 'og:price:amount');
  const sale = read('product:sale_price:amount');
  const regular = read('product:original_price:amount', 'og:price:standard_amount') ?? price;
  const now = sale ?? price;
  if (now === null) return [];
  const availability = meta.get('product:availability') ?? meta.get('og:availability');
  return [
    {
      externalId: pageId(page),
      title: null,
      sku: htmlTextOf(meta.get('product:retailer_item_id'), 200),
      priceMinor: now,
      compareAtMinor: regular !== null && regular > now ? regular : null,
      isAvailable: isBuyable(availability),
      stock: null,
    },
  ];
}
