import type { ReadingVariant } from '../../reading.ts';
import { STOCK_SENTINEL } from '../../signals/judge-stock.ts';
import { at } from '../answer/read-json.ts';
import { latinDigits } from '../parse/price.ts';
import { htmlTextOf } from '../parse/text.ts';

const NO_LIMIT = 9_999;

/**
 * Units in stock as the Store API reveals them; null if unknown. WooCommerce's QuantityLimits gives the remaining stock
 * as `add_to_cart.maximum` (less what unpaid orders hold), and 9999 if there is no limit, which is also the result for
 * a stock of zero: `is_in_stock` is checked first. A printed number is preferred: holds do not change it, and it goes
 * beyond 9999. A limit of 9999 beside words of stock means that unpaid orders hold all, or that more is there.
 */
export function unitsOf(item: unknown): Pick<ReadingVariant, 'stock' | 'isPrinted' | 'noneLeft'> {
  if (at(item, 'is_on_backorder') === true) return { stock: null, noneLeft: 'backordered' };
  if (at(item, 'is_in_stock') === false) return { stock: 0 };
  const printed = printedQuantity(at(item, 'stock_availability', 'text'));
  if (printed !== null) return { stock: printed, isPrinted: true };
  if (at(item, 'sold_individually') === true) return { stock: null };
  const maximum = at(item, 'add_to_cart', 'maximum');
  const isStock = Number.isSafeInteger(maximum) && Number(maximum) >= 1 && Number(maximum) < STOCK_SENTINEL;
  if (isStock) return { stock: Number(maximum) };
  const isHeld = maximum === NO_LIMIT && Boolean(at(item, 'stock_availability', 'text'));
  return { stock: null, ...(isHeld ? { noneLeft: 'held' } : {}) };
}

/** The number alone. */
export function stockOf(item: unknown): number | null {
  return unitsOf(item).stock;
}

/**
 * Whether the shop does not count its units, so that a sale moves neither a number nor a stamp. For what it counts, the
 * shop prints at least that it is in stock; if it prints nothing, the limit is the number of units.
 */
export function isUncounted(item: unknown): boolean {
  if (at(item, 'is_in_stock') !== true || at(item, 'is_on_backorder') === true) return false;
  const maximum = at(item, 'add_to_cart', 'maximum');
  const isUnlimited =
    at(item, 'sold_individually') === true || (typeof maximum === 'number' && maximum >= STOCK_SENTINEL);
  return at(item, 'stock_availability', 'text') === '' && isUnlimited;
}

/** The only whole number in a text such as `12 in stock` or `متبقي ١٢`; null if there is none, or more than one. */
export function printedQuantity(text: unknown): number | null {
  if (typeof text !== 'string' || text.length > 500) return null;
  const plain = latinDigits(htmlTextOf(text, 200) ?? '');
  const numbers = plain.match(/[-−]?\d+([.,\u00a0\u202f ']\d{3})*([.,]\d+)?/g) ?? [];
  if (numbers.length !== 1 || !/^\d{1,3}([.,\u00a0\u202f ']\d{3})+$|^\d{1,9}$/.test(numbers[0]!)) return null;
  const quantity = Number(numbers[0]!.replace(/\D/g, ''));
  return quantity > 0 && quantity <= 100_000_000 ? quantity : null;
}
