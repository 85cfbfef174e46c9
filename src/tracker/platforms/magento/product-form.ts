import type { ReadingProduct, ReadingVariant, StoreIdentity } from '../../reading.ts';
import { STOCK_SENTINEL } from '../../signals/judge-stock.ts';
import { at, listOf } from '../answer/read-json.ts';
import { majorPriceOf, NO_CURRENCY } from '../parse/price.ts';
import { currencyOf, htmlTextOf, shortTextOf, urlOf } from '../parse/text.ts';
import { timeOf } from '../parse/time.ts';
import { bodyHashOf } from '../product/body-hash.ts';
import { uidOf } from './uid-of.ts';

/**
 * A product with what is sold of it: the variants of a configurable product, the members of a grouped one, else itself.
 * Null if it has no id, name or price. Its `updated_at` is not used: an order writes a reservation, not the product,
 * and the schema itself says not to use it.
 */
export function magentoProduct(
  item: unknown,
  store: Pick<StoreIdentity, 'origin' | 'currency'>,
  readAt: number,
): ReadingProduct | null {
  const externalId = uidOf(item);
  const title = htmlTextOf(at(item, 'name'));
  const parts = [...listOf(at(item, 'variants')), ...groupOf(item)].map((one) => at(one, 'product'));
  const currency = [item, ...parts].map(currencyIn).find((code) => code !== null) ?? store.currency ?? NO_CURRENCY;
  const children = parts.flatMap((part) => variantOf(part, currency) ?? []);
  const own = variantOf(item, currency);
  const variants = children.length > 0 ? onceEach(children) : own ? [own] : [];
  if (externalId === null || title === null || variants.length === 0) return null;
  const handle = shortTextOf(at(item, 'url_key'));
  const suffix = at(item, 'url_suffix') === undefined ? '.html' : (shortTextOf(at(item, 'url_suffix')) ?? '');
  return {
    externalId,
    handle,
    title,
    url: (handle && urlOf(`/${encodeURIComponent(handle)}${suffix}`, store.origin)) || store.origin,
    imageUrl: urlOf(at(item, 'small_image', 'url'), store.origin),
    vendor: null,
    productType: htmlTextOf(at(item, 'categories', 0, 'name'), 200),
    labels: listOf(at(item, 'categories'))
      .slice(0, 100)
      .flatMap((one) => htmlTextOf(at(one, 'name'), 100) ?? []),
    bodyHash: bodyHashOf(at(item, 'description', 'html')),
    reviewCount: reviewsOf(item),
    currency,
    publishedAt: timeOf(at(item, 'created_at'), readAt),
    modifiedAt: null,
    variants,
  };
}

/** Members that a shop also lists by themselves are sold there; they would count twice. */
export function withoutListedMembers(products: ReadingProduct[]): ReadingProduct[] {
  const listed = new Set(products.map(({ externalId }) => externalId));
  return products.map((product) => {
    const shown = product.variants.map((variant) => {
      const isListed = variant.externalId !== product.externalId && listed.has(variant.externalId);
      return isListed ? { ...variant, stock: null } : variant;
    });
    return { ...product, variants: shown };
  });
}

/** A bundle has `items` too, but of another shape. */
function groupOf(item: unknown): readonly unknown[] {
  return listOf(at(item, 'items')).filter((one) => at(one, 'product') !== undefined);
}

function variantOf(item: unknown, currency: string): ReadingVariant | null {
  const externalId = uidOf(item);
  const least = at(item, 'price_range', 'minimum_price');
  const priceMinor = majorPriceOf(at(least, 'final_price', 'value'), currency);
  if (externalId === null || priceMinor === null || (currencyIn(item) ?? currency) !== currency) return null;
  const regular = majorPriceOf(at(least, 'regular_price', 'value'), currency);
  const isAvailable = at(item, 'stock_status') !== 'OUT_OF_STOCK';
  return {
    externalId,
    title: htmlTextOf(at(item, 'name'), 200),
    sku: shortTextOf(at(item, 'sku')),
    priceMinor,
    compareAtMinor: regular !== null && regular > priceMinor ? regular : null,
    isAvailable,
    stock: isAvailable ? quantityOf(item) : 0,
  };
}

/**
 * `quantity` if the shop shows it; else `only_x_left_in_stock`, which shows only at or below the shop's threshold: a
 * larger stock is unknown, not the threshold. Weights and lengths are sold in parts, so only whole numbers count units.
 */
function quantityOf(item: unknown): number | null {
  return wholeOf(at(item, 'quantity')) ?? wholeOf(at(item, 'only_x_left_in_stock'));
}

function wholeOf(given: unknown): number | null {
  const quantity = typeof given === 'string' && /^\d{1,9}(\.0+)?$/.test(given) ? Number(given) : given;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity)) return null;
  return quantity >= 0 && quantity < STOCK_SENTINEL ? quantity : null;
}

function currencyIn(item: unknown): string | null {
  const least = at(item, 'price_range', 'minimum_price');
  return currencyOf(at(least, 'final_price', 'currency') ?? at(least, 'regular_price', 'currency'));
}

function reviewsOf(item: unknown): number | null {
  const count = at(item, 'review_count');
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}

function onceEach(variants: ReadingVariant[]): ReadingVariant[] {
  return [...new Map(variants.map((variant) => [variant.externalId, variant])).values()];
}
