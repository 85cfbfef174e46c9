import type { ReadingProduct, ReadingVariant } from '../../reading.ts';
import { at, listOf } from '../answer/read-json.ts';
import { majorPriceOf } from '../parse/price.ts';
import { currencyOf, htmlTextOf, idOf, shortTextOf, urlOf } from '../parse/text.ts';
import { timeOf } from '../parse/time.ts';
import { bodyHashOf } from '../product/body-hash.ts';

const MAX_LABELS = 100;
const MAX_UNITS = 1_000_000_000;

/**
 * One product of the Store API; `unpriced` if it is not for sale in the region, null if it cannot be read. Variants
 * priced in another currency are left out. Its stamp does not show sales: an order moves neither the product's
 * `updated_at` nor the variant's (measured on Medusa 2.21.2).
 */
export function medusaProduct(item: unknown, origin: string, readAt: number): ReadingProduct | 'unpriced' | null {
  const externalId = idOf(at(item, 'id'));
  const title = htmlTextOf(at(item, 'title'));
  const given = listOf(at(item, 'variants'));
  if (externalId === null || title === null || !Array.isArray(at(item, 'variants'))) return null;
  const currency = given.map(currencyOfVariant).find((code) => code !== null) ?? null;
  const variants = given.flatMap((one) => (currency === null ? [] : (variantOf(one, currency) ?? [])));
  if (currency === null || variants.length === 0) {
    return given.every((one) => at(one, 'calculated_price') == null) ? 'unpriced' : null;
  }
  const handle = shortTextOf(at(item, 'handle'));
  return {
    externalId,
    handle,
    title,
    url: (handle && urlOf(`/products/${encodeURIComponent(handle)}`, origin)) || origin,
    imageUrl: urlOf(at(item, 'thumbnail') ?? at(item, 'images', 0, 'url'), origin),
    vendor: null,
    productType: htmlTextOf(at(item, 'type', 'value') ?? at(item, 'categories', 0, 'name'), 200),
    labels: labelsOf(item),
    bodyHash: bodyHashOf(at(item, 'description')),
    reviewCount: null,
    currency,
    publishedAt: timeOf(at(item, 'created_at'), readAt),
    modifiedAt: null,
    variants: variants.toSorted((one, other) => (one.externalId < other.externalId ? -1 : 1)),
  };
}

function variantOf(item: unknown, currency: string): ReadingVariant | null {
  const externalId = idOf(at(item, 'id'));
  const price = at(item, 'calculated_price');
  const priceMinor = majorPriceOf(at(price, 'calculated_amount'), currency);
  if (externalId === null || priceMinor === null || currencyOfVariant(item) !== currency) return null;
  const before = majorPriceOf(at(price, 'original_amount'), currency);
  const stock = stockOf(item);
  const isCounted = at(item, 'manage_inventory') !== false && stock !== null;
  return {
    externalId,
    title: htmlTextOf(at(item, 'title'), 200),
    sku: shortTextOf(at(item, 'sku')),
    priceMinor,
    compareAtMinor: before !== null && before > priceMinor ? before : null,
    isAvailable: !isCounted || stock > 0 || at(item, 'allow_backorder') === true,
    stock: isCounted ? stock : null,
  };
}

/** What the key's locations have in stock; negative if more was sold than there was. Null if it is not counted. */
function stockOf(item: unknown): number | null {
  const given = at(item, 'inventory_quantity');
  const quantity = typeof given === 'string' && /^-?\d{1,10}$/.test(given) ? Number(given) : given;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity)) return null;
  return Math.abs(quantity) < MAX_UNITS ? quantity : null;
}

function currencyOfVariant(item: unknown): string | null {
  return currencyOf(at(item, 'calculated_price', 'currency_code'));
}

function labelsOf(item: unknown): string[] | null {
  if (at(item, 'categories') === undefined && at(item, 'tags') === undefined) return null;
  const named = [
    ...listOf(at(item, 'categories')).map((one) => at(one, 'name')),
    ...listOf(at(item, 'tags')).map((one) => at(one, 'value')),
    at(item, 'collection', 'title'),
  ];
  return [...new Set(named.slice(0, MAX_LABELS).flatMap((one) => htmlTextOf(one ?? null, 100) ?? []))];
}
