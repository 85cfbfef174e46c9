import type { ReadingProduct, ReadingVariant } from '../../reading.ts';
import { at } from '../answer/read-json.ts';
import { majorPriceOf } from '../parse/price.ts';
import { shortTextOf, textOf, urlOf } from '../parse/text.ts';
import { bodyHashOf } from '../product/body-hash.ts';

/** A product as either API gives it, before both are brought into one form: equal products must compare equal. */
export type GivenProduct = {
  externalId: string | null;
  handle: unknown;
  title: unknown;
  imageUrl: unknown;
  vendor: unknown;
  productType: unknown;
  /** A list, or one text with commas; undefined if this way of reading does not show them. */
  tags: unknown;
  /** Its `id` is `gid://shopify/TaxonomyCategory/aa-1-4`; undefined if the shop does not show it. */
  category?: unknown;
  descriptionHtml: unknown;
  isGiftCard?: unknown;
  publishedAt: number | null;
  modifiedAt: number | null;
  currency: string;
  variants: GivenVariant[];
};

export type GivenVariant = {
  externalId: string | null;
  title: unknown;
  sku: unknown;
  price: unknown;
  compareAt: unknown;
  isAvailable: unknown;
  stock: number | null;
  /** It consists of other variants that are sold with it. */
  isBundle?: unknown;
};

/** The title of the only variant of a product without variants. */
const NO_VARIANT_TITLE = 'Default Title';
const MAX_LABELS = 100;

/** Shopify's own limit is 2,048. */
const MAX_VARIANTS = 3_000;

/** Null if it has no id, no title, no variant with a price, or more variants than any product has. */
export function shopifyProduct(given: GivenProduct, origin: string): ReadingProduct | null {
  if (given.variants.length > MAX_VARIANTS) return null;
  const title = textOf(given.title);
  const variants = given.variants.flatMap((variant) => shopifyVariant(variant, given.currency) ?? []);
  if (given.externalId === null || title === null || variants.length === 0) return null;
  const handle = textOf(given.handle, 300);
  return {
    externalId: given.externalId,
    handle,
    title,
    url: handle ? productUrl(handle, origin) : origin,
    imageUrl: urlOf(given.imageUrl, origin),
    vendor: shortTextOf(given.vendor),
    productType: shortTextOf(given.productType),
    labels: labelsOf(given.tags),
    category: categoryIn(given.category),
    bodyHash: bodyHashOf(given.descriptionHtml),
    reviewCount: null,
    currency: given.currency,
    publishedAt: given.publishedAt,
    modifiedAt: given.modifiedAt,
    variants: uniqueById(
      given.isGiftCard === true ? variants.map((variant) => ({ ...variant, ...NO_GOODS })) : variants,
    ),
  };
}

/** The price of a gift card is no sale of goods yet; a bundle's sale is counted at its parts. */
export const NO_GOODS = { isUncounted: true, isNoGoods: true, stock: null } as const;

/** The id of a category as the API answers it: null if there is none, undefined if that is not shown. */
export function categoryIn(answered: unknown): string | null | undefined {
  if (answered === null) return null;
  const gid = at(answered, 'id');
  if (typeof gid !== 'string') return undefined;
  return /^gid:\/\/shopify\/TaxonomyCategory\/([a-z]{2}(?:-\d{1,4}){0,9})$/.exec(gid)?.[1];
}

function labelsOf(tags: unknown): string[] | null {
  if (tags === undefined || tags === null) return null;
  const given = Array.isArray(tags) ? tags : typeof tags === 'string' ? tags.split(',') : [];
  const labels: string[] = [];
  for (const tag of given) {
    const label = textOf(tag, 100);
    if (label !== null && labels.length < MAX_LABELS && !labels.includes(label)) labels.push(label);
  }
  return labels;
}

function productUrl(handle: string, origin: string): string {
  const isPlain = /^[a-z0-9_-]+$/i.test(handle);
  return `${origin}/products/${isPlain ? handle : encodeURIComponent(handle.toWellFormed())}`;
}

export function shopifyVariant(given: GivenVariant, currency: string): ReadingVariant | null {
  const priceMinor = majorPriceOf(given.price, currency);
  if (given.externalId === null || priceMinor === null) return null;
  const title = shortTextOf(given.title);
  return {
    externalId: given.externalId,
    title: title === NO_VARIANT_TITLE ? null : title,
    sku: shortTextOf(given.sku),
    priceMinor,
    compareAtMinor: majorPriceOf(given.compareAt, currency) || null,
    isAvailable: given.isAvailable !== false,
    stock: given.stock,
    ...(given.isBundle === true ? NO_GOODS : {}),
  };
}

function uniqueById(variants: ReadingVariant[]): ReadingVariant[] {
  if (variants.length < 2) return variants;
  return [...new Map(variants.map((variant) => [variant.externalId, variant])).values()];
}
