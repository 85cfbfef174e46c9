import type { ReadingVariant } from '../../reading.ts';
import { at, listOf } from '../answer/read-json.ts';
import { currencyIn } from '../parse/currency.ts';
import { majorPriceOf, scaledPriceOf } from '../parse/price.ts';
import { htmlTextOf, idOf, shortTextOf } from '../parse/text.ts';
import { wholeQuantity } from './offers.ts';
import type { PageFacts } from './page-facts.ts';

const MAX_VARIANTS = 2_048;

export type EmbeddedVariants = { currency: string | null; variants: ReadingVariant[] };

/**
 * The variants that a page prints for its platform's own scripts: `data-variants` of Squarespace (prices in cents, and
 * in `priceMoney`) and of Tiendanube (`variants_object` in TiendaNube/base-theme:templates/product.tpl:2),
 * WooCommerce's `data-product_variations` (prices in major units), Cafe24's `option_stock_data`, Zid's `productObj`.
 * Null if there are none.
 */
export function embeddedVariants({ variantLists }: PageFacts, currency: string): EmbeddedVariants | null {
  const squarespace = listOf(variantLists.get('data-variants')).slice(0, MAX_VARIANTS);
  const own = currencyIn(at(squarespace[0], 'priceMoney', 'currency'));
  const read = squarespace.flatMap((one) => squarespaceVariant(one, own ?? currency) ?? []);
  if (read.length > 0) return { currency: own, variants: read };
  const printed = [
    ...squarespace.flatMap((one) => tiendanubeVariant(one, currency) ?? []),
    ...zidProducts(variantLists.get('productObj')).flatMap((one) => zidVariant(one, currency) ?? []),
    ...entriesOf(variantLists.get('option_stock_data')).flatMap((entry) => cafe24Variant(entry, currency) ?? []),
  ];
  if (printed.length > 0) return { currency: null, variants: printed };
  const woo = listOf(variantLists.get('data-product_variations')).slice(0, MAX_VARIANTS);
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

/** `stock` is null if the shop does not count; `contact` marks a variant without a price. */
function tiendanubeVariant(given: unknown, currency: string): ReadingVariant | null {
  const externalId = idOf(at(given, 'id'));
  const priceMinor = majorPriceOf(at(given, 'price_number'), currency);
  const isShown = at(given, 'is_visible') !== false && at(given, 'contact') !== true;
  if (externalId === null || priceMinor === null || !isShown) return null;
  const regular = majorPriceOf(at(given, 'compare_at_price_number'), currency);
  const stock = wholeQuantity(at(given, 'stock'));
  return {
    externalId,
    title: optionsOf([at(given, 'option0'), at(given, 'option1'), at(given, 'option2')]),
    sku: shortTextOf(at(given, 'sku')),
    priceMinor,
    compareAtMinor: regular !== null && regular > priceMinor ? regular : null,
    isAvailable: at(given, 'available') !== false && stock !== 0,
    stock,
  };
}

/** Cafe24 writes T and F, and prints a number even if the shop does not count (`use_stock`). */
function cafe24Variant([code, given]: [string, unknown], currency: string): ReadingVariant | null {
  const externalId = idOf(code);
  const priceMinor = majorPriceOf(at(given, 'option_price'), currency);
  if (externalId === null || priceMinor === null || at(given, 'is_display') === 'F') return null;
  const stock = countedByCafe24(given);
  const endsAtZero = at(given, 'use_soldout') !== 'F';
  return {
    externalId,
    title: optionsOf([at(given, 'option_value')]),
    sku: null,
    priceMinor,
    compareAtMinor: null,
    isAvailable: at(given, 'is_selling') !== 'F' && !(endsAtZero && stock === 0),
    stock,
  };
}

/** Each variant is a product of its own; a product without variants is its own variant. */
function zidProducts(given: unknown): readonly unknown[] {
  const variants = listOf(at(given, 'variants')).slice(0, MAX_VARIANTS);
  return variants.length > 0 ? variants : [at(given, 'selected_product') ?? given];
}

/**
 * `is_infinite` is set if the shop does not count; else `quantity` is the units (`updateQuantitySelector` in
 * zidsa/growth-theme:assets/js/product/variants.js).
 */
function zidVariant(given: unknown, currency: string): ReadingVariant | null {
  const externalId = idOf(at(given, 'id'));
  const regular = majorPriceOf(at(given, 'price'), currency);
  const priceMinor = majorPriceOf(at(given, 'sale_price'), currency) || regular;
  if (externalId === null || priceMinor === null) return null;
  const stock = at(given, 'is_infinite') === false ? wholeQuantity(at(given, 'quantity')) : null;
  return {
    externalId,
    title: optionsOf(listOf(at(given, 'attributes')).map((one) => at(one, 'value'))),
    sku: shortTextOf(at(given, 'sku')),
    priceMinor,
    compareAtMinor: regular !== null && regular > priceMinor ? regular : null,
    isAvailable: at(given, 'in_stock') !== false && stock !== 0,
    stock,
  };
}

/** The units that Cafe24 counts for a variant, or for a product without variants (`single_option_stock_data`). */
export function countedByCafe24(given: unknown): number | null {
  const isCounted = at(given, 'use_stock') === true || at(given, 'use_stock') === 'T';
  const units = at(given, 'stock_number');
  return isCounted ? wholeQuantity(typeof units === 'number' ? Math.max(0, units) : units) : null;
}

function entriesOf(given: unknown): [string, unknown][] {
  return typeof given === 'object' && given !== null ? Object.entries(given).slice(0, MAX_VARIANTS) : [];
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
