import type { ReadingVariant } from '../../reading.ts';
import { currencyIn } from '../parse-currency.ts';
import { majorPriceOf, scaledPriceOf } from '../parse-price.ts';
import { htmlTextOf, idOf, shortTextOf } from '../parse-text.ts';
import { at, listOf } from '../read-json.ts';
import { wholeQuantity } from './offers.ts';
import type { PageFacts } from './page-facts.ts';

const MOST_VARIANTS = 2_048;

export type EmbeddedVariants = { currency: string | null; variants: ReadingVariant[] };

/**
 * The variants that a page prints for its platform's own scripts: Squarespace's `data-variants` (prices in cents, and
 * in `priceMoney`) and WooCommerce's `data-product_variations` (prices in major units). Null where there are none.
 */
export function embeddedVariants({ variantLists }: PageFacts, currency: string): EmbeddedVariants | null {
  const squarespace = listOf(variantLists.get('data-variants')).slice(0, MOST_VARIANTS);
  const own = currencyIn(at(squarespace[0], 'priceMoney', 'currency'));
  const read = squarespace.flatMap((one) => squarespaceVariant(one, own ?? currency) ?? []);
  if (read.length > 0) return { currency: own, variants: read };
  const woo = listOf(variantLists.get('data-product_variations')).slice(0, MOST_VARIANTS);
  const variants = woo.flatMap((one) => wooVariant(one, currency) ?? []);
  return variants.length > 0 ? { currency: null, variants } : null;
}

function squarespaceVariant(given: unknown, currency: string): ReadingVariant | null {
  const price = (money: string, cents: string): number | null =>
    majorPriceOf(at(given, money, 'value'), currency) ?? scaledPriceOf(at(given, cents), 2, currency);
  const regular = price('priceMoney', 'price');
  const isOnSale = at(given, 'onSale') === true;
  const now = isOnSale ? (price('salePriceMoney', 'salePrice') ?? regular) : regular;
  const externalId = idOf(at(given, 'id')) ?? idOf(at(given, 'sku'));
  if (externalId === null || now === null) return null;
  const stock = at(given, 'unlimited') === true ? null : wholeQuantity(at(given, 'qtyInStock'));
  return {
    externalId,
    title: optionsOf(at(given, 'attributes')),
    sku: shortTextOf(at(given, 'sku')),
    priceMinor: now,
    compareAtMinor: regular !== null && regular > now ? regular : null,
    isAvailable: at(given, 'unlimited') === true || stock === null || stock > 0,
    stock,
  };
}

function wooVariant(given: unknown, currency: string): ReadingVariant | null {
  const externalId = idOf(at(given, 'variation_id'));
  const priceMinor = majorPriceOf(at(given, 'display_price'), currency);
  if (externalId === null || priceMinor === null) return null;
  const regular = majorPriceOf(at(given, 'display_regular_price'), currency);
  const isAvailable = at(given, 'is_in_stock') !== false;
  const most = wholeQuantity(at(given, 'max_qty'));
  return {
    externalId,
    title: optionsOf(at(given, 'attributes')),
    sku: shortTextOf(at(given, 'sku')),
    priceMinor,
    compareAtMinor: regular !== null && regular > priceMinor ? regular : null,
    isAvailable,
    stock: isAvailable ? (at(given, 'backorders_allowed') === true ? null : most || null) : 0,
  };
}

function optionsOf(attributes: unknown): string | null {
  if (typeof attributes !== 'object' || attributes === null) return null;
  const values = Object.values(attributes).flatMap((value) => htmlTextOf(value, 60) ?? []);
  return htmlTextOf(values.join(' / '), 200);
}
