import type { ReadingProduct, ReadingVariant } from '../../reading.ts';
import { at, listOf, plainAt } from '../answer/read-json.ts';
import { NO_CURRENCY, scaledPriceOf } from '../parse/price.ts';
import { currencyOf, htmlTextOf, idOf, shortTextOf, urlOf } from '../parse/text.ts';
import { bodyHashOf } from '../product/body-hash.ts';
import { leastUnitsOf } from '../product/least-units.ts';
import { isUncounted, stockOf, unitsOf } from './stock-of.ts';

const MAX_LABELS = 100;

/**
 * One product from the Store API's entries: the parent and, for a variable product, its variations. `unpriced` if its
 * price is nothing because none was set or its options make it; null if it has no id, no title or no readable price.
 * The Store API prints no stamp: it comes from elsewhere.
 */
export function wooProduct(
  parent: unknown,
  variations: readonly unknown[],
  origin: string,
  modifiedAt: number | null,
): ReadingProduct | 'unpriced' | null {
  const externalId = idOf(at(parent, 'id'));
  const title = htmlTextOf(at(parent, 'name'));
  if (externalId === null || title === null) return null;
  const currency = currencyOf(at(parent, 'prices', 'currency_code')) ?? NO_CURRENCY;
  const read = variations.flatMap((variation) => wooVariant(variation, currency) ?? []);
  if (read.length === 0 && isUnpriced(parent)) return 'unpriced';
  const variants = read.length > 0 ? withSharedStock(parent, read) : [wooVariant(parent, currency)].filter(isGiven);
  if (variants.length === 0) return null;
  return {
    externalId,
    handle: shortTextOf(decoded(at(parent, 'slug'))),
    title,
    url: urlOf(at(parent, 'permalink'), origin) ?? origin,
    imageUrl: urlOf(at(parent, 'images', 0, 'src'), origin),
    vendor: htmlTextOf(at(parent, 'brands', 0, 'name'), 200),
    productType: htmlTextOf(at(parent, 'categories', 0, 'name'), 200),
    labels: labelsOf(parent),
    bodyHash: bodyHashOf(describedBy(parent)),
    reviewCount: reviewCountOf(parent),
    currency,
    publishedAt: null,
    modifiedAt,
    variants: variants.toSorted((one, other) => Number(one.externalId) - Number(other.externalId)),
  };
}

/** A product that is given away can be bought without options. */
function isUnpriced(parent: unknown): boolean {
  const price = plainAt(parent, 'prices', 'price');
  const isNothing = price === '' || Number(price) === 0;
  return isNothing && (at(parent, 'has_options') === true || at(parent, 'is_purchasable') === false);
}

function wooVariant(item: unknown, currency: string): ReadingVariant | null {
  const externalId = idOf(at(item, 'id'));
  const digits = Number(plainAt(item, 'prices', 'currency_minor_unit') ?? 2);
  const priceMinor = scaledPriceOf(at(item, 'prices', 'price'), digits, currency);
  if (externalId === null || priceMinor === null) return null;
  const regular = scaledPriceOf(at(item, 'prices', 'regular_price'), digits, currency);
  return {
    externalId,
    title: htmlTextOf(at(item, 'variation'), 200),
    sku: shortTextOf(at(item, 'sku')),
    priceMinor,
    compareAtMinor: regular !== null && regular > priceMinor ? regular : null,
    isAvailable: at(item, 'is_in_stock') !== false,
    ...unitsOf(item),
    ...(isUncounted(item) ? { isUncounted: true } : {}),
    ...packOf(item),
  };
}

/** Some shops sell by the pack or the case: plugins set these fields. */
function packOf(item: unknown): { leastUnits?: number } {
  const leastUnits = leastUnitsOf(at(item, 'add_to_cart', 'minimum'), at(item, 'add_to_cart', 'multiple_of'));
  return leastUnits > 1 ? { leastUnits } : {};
}

/**
 * Stock of the parent shows again at each of its variations without their own stock; it is counted only at the first of
 * them.
 */
function withSharedStock(parent: unknown, variants: ReadingVariant[]): ReadingVariant[] {
  const shared = stockOf(parent);
  if (shared === null || shared <= 0) return variants;
  const sharing = variants.filter(({ stock }) => stock === shared).map(({ externalId }) => Number(externalId));
  const first = String(Math.min(...sharing));
  return variants.map((variant) =>
    variant.stock !== shared || variant.externalId === first ? variant : { ...variant, stock: null, sharesStock: true },
  );
}

/** Only the text: shortcodes print different tags at every answer. */
function describedBy(parent: unknown): string | null {
  const texts = [plainAt(parent, 'description'), plainAt(parent, 'short_description')];
  if (!texts.some((text) => typeof text === 'string')) return null;
  return texts.map((text) => String(text ?? '').replace(/<[^<>]*>/g, ' ')).join('\n');
}

function reviewCountOf(parent: unknown): number | null {
  const count = at(parent, 'review_count');
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

function labelsOf(parent: unknown): string[] {
  const named = [...listOf(at(parent, 'categories')), ...listOf(at(parent, 'tags'))].slice(0, MAX_LABELS);
  return [...new Set(named.flatMap((one) => htmlTextOf(at(one, 'name'), 100) ?? []))];
}

/** Slugs in other scripts are percent-encoded. */
function decoded(slug: unknown): unknown {
  try {
    return typeof slug === 'string' ? decodeURIComponent(slug) : null;
  } catch {
    return slug;
  }
}

function isGiven(variant: ReadingVariant | null): variant is ReadingVariant {
  return variant !== null;
}
