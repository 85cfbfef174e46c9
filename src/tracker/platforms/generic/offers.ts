import { STOCK_SENTINEL } from '../../signals/judge-stock.ts';
import { at, listOf } from '../answer/read-json.ts';
import { currencyIn } from '../parse/currency.ts';
import { writtenPriceOf } from '../parse/price.ts';
import { firstOf, isOfType, property, valuesOf } from './schema-nodes.ts';

/** The offers of a product. For an `AggregateOffer`, the offers inside it, if it names them. */
export function offersOf(node: unknown): readonly unknown[] {
  return valuesOf(node, 'offers').flatMap((offer) => {
    const inner = valuesOf(offer, 'offers').filter((one) => typeof one === 'object');
    return inner.length > 0 ? inner : typeof offer === 'object' && offer !== null ? [offer] : [];
  });
}

/** ISO 4217, from the code or a sign that only one currency has; null if the offer does not say. */
export function currencyOfOffer(offer: unknown): string | null {
  const given =
    firstOf(offer, 'priceCurrency') ??
    specifications(offer)
      .map((one) => firstOf(one, 'priceCurrency'))
      .find((one) => one !== undefined);
  return currencyIn(given) ?? currencyIn(firstOf(offer, 'price'));
}

export type OfferPrice = { priceMinor: number; compareAtMinor: number | null };

/** What a buyer pays, and the price that it is compared with; null if the offer has no price. */
export function priceOfOffer(offer: unknown, currency: string): OfferPrice | null {
  const read = (value: unknown): number | null => writtenPriceOf(value, currency);
  const all = specifications(offer);
  const sale = all.find((one) => !isListPrice(one));
  const priceMinor =
    read(firstOf(offer, 'price')) ?? read(firstOf(offer, 'lowPrice')) ?? read(firstOf(sale, 'price')) ?? null;
  // a range that starts at nothing: the options make the price
  const isByOption = priceMinor === 0 && (read(firstOf(offer, 'highPrice')) ?? 0) > 0;
  if (priceMinor === null || isByOption) return null;
  const listed = read(firstOf(all.find(isListPrice), 'price'));
  return { priceMinor, compareAtMinor: listed !== null && listed > priceMinor ? listed : null };
}

function specifications(offer: unknown): readonly unknown[] {
  return valuesOf(offer, 'priceSpecification').filter((one) => typeof one === 'object');
}

function isListPrice(specification: unknown): boolean {
  const type = firstOf(specification, 'priceType');
  return typeof type === 'string' && /ListPrice|StrikethroughPrice|MSRP|SRP|RegularPrice/i.test(type);
}

const NOT_BUYABLE = /^(outofstock|soldout|oos|discontinued|reserved|unavailable|notavailable|nichtverfügbar|false|0)$/;

/** If nothing is said, the product can be bought: shops without the mark mean it so. */
export function isBuyable(said: unknown): boolean {
  const text = typeof said === 'object' ? (at(said, '@id') ?? at(said, 'name') ?? at(said, '@type')) : said;
  if (typeof text !== 'string') return true;
  const word = text.replace(/^.*[/#:]/s, '').toLowerCase();
  return !NOT_BUYABLE.test(word.replace(/[\s_-]+/g, ''));
}

export function isOfferBuyable(offer: unknown): boolean {
  return isBuyable(firstOf(offer, 'availability'));
}

/** Units in stock, if the shop publishes them; null otherwise. */
export function stockOfOffer(offer: unknown, product: unknown): number | null {
  const level = firstOf(offer, 'inventoryLevel') ?? firstOf(product, 'inventoryLevel');
  return wholeQuantity(typeof level === 'object' ? firstOf(level, 'value') : level);
}

export function wholeQuantity(value: unknown): number | null {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d{1,9}(\.0+)?$/.test(value.trim()));
  const quantity = isNumber ? Number(value) : Number.NaN;
  return Number.isSafeInteger(quantity) && quantity >= 0 && quantity < STOCK_SENTINEL ? quantity : null;
}

/** The number of a product's reviews so far; null if it is not shown. */
export function reviewCountOf(node: unknown): number | null {
  const rating = firstOf(node, 'aggregateRating');
  const count = firstOf(rating, 'reviewCount') ?? firstOf(rating, 'ratingCount');
  const digits = typeof count === 'string' ? count.replace(/[\s.,\u066c]/g, '') : count;
  return wholeCount(digits);
}

function wholeCount(value: unknown): number | null {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && /^\d{1,9}$/.test(value.trim()));
  const count = isNumber ? Number(value) : Number.NaN;
  return Number.isSafeInteger(count) && count >= 0 && count <= 100_000_000 ? count : null;
}

/** The parts of a product that are its variants, each with its own offers. */
export function membersOf(node: unknown): readonly unknown[] {
  const members = valuesOf(node, 'hasVariant').filter((one) => offersOf(one).length > 0);
  if (members.length > 0) return members;
  const models = valuesOf(node, 'model').filter((one) => isOfType(one, 'ProductModel', 'Product'));
  return listOf(models.filter((one) => offersOf(one).length > 0 && property(one, 'name') !== undefined));
}
