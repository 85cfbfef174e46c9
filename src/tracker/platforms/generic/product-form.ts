import type { ReadingProduct, ReadingVariant } from '../../reading.ts';
import { NO_CURRENCY, writtenPriceOf } from '../parse-price.ts';
import { currencyOf, htmlTextOf, shortTextOf, urlOf } from '../parse-text.ts';
import { at, listOf } from '../read-json.ts';
import { offersOf, productNodes } from './json-ld.ts';

/** The product of a product page; null where its JSON-LD tells of none, of several, or of one without a price. */
export function pageProduct(html: string, pageUrl: string): ReadingProduct | null {
  const nodes = productNodes(html);
  const node = nodes.find((one) => offersOf(one).length > 0 || listOf(at(one, 'hasVariant')).length > 0);
  if (node === undefined) return null;
  const title = htmlTextOf(at(node, 'name'));
  const currency = currencyIn(node);
  const variants = variantsOf(node, currency, pageUrl);
  if (title === null || variants.length === 0) return null;
  const url = urlOf(at(node, 'url'), pageUrl);
  return {
    externalId: pathOf(pageUrl),
    handle: null,
    title,
    url: url && new URL(url).host === new URL(pageUrl).host ? url : pageUrl,
    imageUrl: imageOf(node, pageUrl),
    vendor: htmlTextOf(at(node, 'brand', 'name') ?? at(node, 'brand'), 200),
    productType: htmlTextOf(at(node, 'category'), 200),
    labels: null,
    bodyHash: null,
    reviewCount: null,
    currency,
    publishedAt: null,
    modifiedAt: null,
    variants,
  };
}

function variantsOf(node: unknown, currency: string, pageUrl: string): ReadingVariant[] {
  const members = listOf(at(node, 'hasVariant'));
  const given = members.length > 0 ? members.map((one) => ({ one, offer: offersOf(one)[0] })) : [];
  const offers = offersOf(node).map((offer) => ({ one: offer, offer }));
  const found = (given.length > 0 ? given : offers).slice(0, 500).flatMap(({ one, offer }, index) => {
    const price = at(offer, 'price') ?? at(offer, 'lowPrice') ?? at(offer, 'priceSpecification', 'price');
    const priceMinor = (currencyIn(one) ?? currency) === currency ? writtenPriceOf(price, currency) : null;
    if (priceMinor === null) return [];
    const sku = shortTextOf(at(one, 'sku')) ?? (offers.length === 1 ? shortTextOf(at(node, 'sku')) : null);
    const title = given.length > 0 ? htmlTextOf(at(one, 'name'), 200) : null;
    const externalId = sku ?? (index === 0 ? pathOf(pageUrl) : `${pathOf(pageUrl)}#${index}`);
    return [{ externalId, title, sku, priceMinor, compareAtMinor: null, isAvailable: isBuyable(offer), stock: null }];
  });
  return [...new Map(found.map((variant) => [variant.externalId, variant])).values()];
}

function currencyIn(node: unknown): string {
  const offer = offersOf(node)[0] ?? offersOf(listOf(at(node, 'hasVariant'))[0])[0] ?? node;
  return currencyOf(at(offer, 'priceCurrency') ?? at(offer, 'priceSpecification', 'priceCurrency')) ?? NO_CURRENCY;
}

/** Nothing said is taken for buyable, as shops without the mark mean it. */
function isBuyable(offer: unknown): boolean {
  const said = at(offer, 'availability');
  return typeof said !== 'string' || !/(OutOfStock|SoldOut|Discontinued)$/i.test(said);
}

function imageOf(node: unknown, pageUrl: string): string | null {
  const image = at(node, 'image');
  const first = Array.isArray(image) ? image[0] : image;
  return urlOf(typeof first === 'string' ? first : (at(first, 'url') ?? at(first, 'contentUrl')), pageUrl);
}

/** The path is the product's id: a page has no other that every platform prints. */
export function pathOf(url: string): string {
  return new URL(url).pathname.slice(0, 300);
}
