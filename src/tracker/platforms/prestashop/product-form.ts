import type { ReadingProduct } from '../../reading.ts';
import { at } from '../answer/read-json.ts';
import { currencyIn } from '../parse/currency.ts';
import { majorPriceOf, NO_CURRENCY, writtenPriceOf } from '../parse/price.ts';
import { htmlTextOf, idOf, shortTextOf, urlOf } from '../parse/text.ts';
import { timeOf } from '../parse/time.ts';
import { bodyHashOf } from '../product/body-hash.ts';

const MAX_UNITS = 100_000_000;

export type Shown = {
  origin: string;
  /** Where it was found. */
  url: string | null;
  /** The currency that the page says its prices are in; null if it does not say. */
  currency: string | null;
  readAt: number;
};

/**
 * A product as PrestaShop presents it, in a category's JSON or in `data-product` of its page. One variant stands for
 * all its combinations: a page shows the stock of one, and that of all together in `quantity_all_versions`. Null if it
 * has no id, name or price.
 */
export function prestashopProduct(item: unknown, shown: Shown): ReadingProduct | null {
  const externalId = idOf(at(item, 'id_product') ?? at(item, 'id'));
  const title = htmlTextOf(at(item, 'name'));
  const written = at(item, 'price');
  const currency = shown.currency ?? currencyIn(written) ?? NO_CURRENCY;
  const priceMinor = priceOf(at(item, 'price_amount'), written, currency);
  if (externalId === null || title === null || priceMinor === null) return null;
  const before = priceOf(
    at(item, 'price_without_reduction') ?? at(item, 'regular_price_amount'),
    at(item, 'regular_price'),
    currency,
  );
  const stock = quantityIn(item);
  const url =
    urlOf(at(item, 'url') ?? at(item, 'canonical_url') ?? at(item, 'link'), shown.origin) ?? shown.url ?? shown.origin;
  return {
    externalId,
    handle: shortTextOf(at(item, 'link_rewrite')),
    title,
    url: url.split('#')[0]!,
    imageUrl: urlOf(imageIn(item), shown.origin),
    vendor: htmlTextOf(at(item, 'manufacturer_name') || null, 200),
    productType: htmlTextOf(at(item, 'category_name') || null, 200),
    labels: null,
    bodyHash: bodyHashOf(at(item, 'description')),
    reviewCount: null,
    currency,
    publishedAt: timeOf(at(item, 'date_add'), shown.readAt),
    modifiedAt: null,
    variants: [
      {
        externalId,
        title: null,
        sku: shortTextOf(at(item, 'reference') || null),
        priceMinor,
        compareAtMinor: before !== null && before > priceMinor ? before : null,
        isAvailable: isBuyable(item, stock),
        stock,
      },
    ],
  };
}

/** Units of all combinations together; null if they are not shown. Negative if orders beyond the stock are taken. */
export function quantityIn(item: unknown): number | null {
  return wholeOf(at(item, 'quantity_all_versions')) ?? wholeOf(at(item, 'quantity'));
}

function wholeOf(given: unknown): number | null {
  const quantity = typeof given === 'string' && /^-?\d{1,9}$/.test(given.trim()) ? Number(given) : given;
  if (typeof quantity !== 'number' || !Number.isSafeInteger(quantity)) return null;
  return Math.abs(quantity) < MAX_UNITS ? quantity : null;
}

/** Amounts come as numbers or as texts with six decimals; the price written for people is the last resort. */
function priceOf(amount: unknown, written: unknown, currency: string): number | null {
  const text = typeof amount === 'string' && !/^\d{1,15}(\.\d{1,12})?$/.test(amount) ? null : amount;
  return majorPriceOf(text, currency) ?? writtenPriceOf(text === null ? amount : written, currency);
}

function isBuyable(item: unknown, stock: number | null): boolean {
  const said = at(item, 'seo_availability');
  if (isNo(at(item, 'available_for_order'))) return false;
  if (typeof said === 'string') return !/(OutOfStock|Discontinued|SoldOut)$/i.test(said);
  if (at(item, 'availability') === 'unavailable') return false;
  const takesMore = at(item, 'allow_oosp');
  if (stock !== null && stock <= 0) return takesMore !== undefined && !isNo(takesMore);
  return true;
}

function isNo(flag: unknown): boolean {
  return flag === 0 || flag === '0' || flag === false || flag === '';
}

function imageIn(item: unknown): unknown {
  const cover = at(item, 'cover') ?? at(item, 'default_image') ?? at(item, 'images', 0);
  return at(cover, 'large', 'url') ?? at(cover, 'medium', 'url') ?? at(cover, 'bySize', 'home_default', 'url');
}
