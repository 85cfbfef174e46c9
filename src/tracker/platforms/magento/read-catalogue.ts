import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, ReadingVariant, StoreIdentity } from '../../reading.ts';
import { judgeStock, STOCK_SENTINEL, withoutCapped } from '../../signals/judge-stock.ts';
import { countingFetcher } from '../ask.ts';
import { majorPriceOf, NO_CURRENCY } from '../parse-price.ts';
import { currencyOf, htmlTextOf, idOf, shortTextOf, urlOf } from '../parse-text.ts';
import type { ReadOptions } from '../platform.ts';
import { at, listOf } from '../read-json.ts';
import { readPages } from '../read-pages.ts';
import { askMagento, CATALOGUE } from './graphql.ts';

const PAGE_SIZE = 100;
const MOST_PAGES = 250;

export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const read = await readPages(
    async (page) => {
      const variables = { page, size: PAGE_SIZE };
      const { items, total, pages, answer } = await askMagento(fetcher, store.origin, CATALOGUE, variables);
      const products = items.flatMap((item) => magentoProduct(item, store) ?? []);
      const unreadable = items.length - products.length;
      const isLast = pages !== null && page >= pages;
      return { at: answer.at, products, entries: items.length, unreadable, total, isLast };
    },
    { maxProducts: options.maxProducts, maxPages: MOST_PAGES, pageSize: PAGE_SIZE, total: null },
  );
  const stock = judgeStock(read.products);
  const signals: Reading['signals'] = stock.isPublished ? ['availability', 'stock'] : ['availability'];
  const products = withoutCapped(read.products, stock.cap);
  return {
    at: read.at,
    mode: 'catalogue',
    isComplete: read.isComplete,
    problem: read.problem,
    products,
    ...tally,
    signals,
    ranking: null,
  };
}

function magentoProduct(item: unknown, store: StoreIdentity): ReadingProduct | null {
  const externalId = idOf(at(item, 'uid'));
  const title = htmlTextOf(at(item, 'name'));
  const currency =
    currencyOf(at(item, 'price_range', 'minimum_price', 'final_price', 'currency')) ?? store.currency ?? NO_CURRENCY;
  const children = listOf(at(item, 'variants')).flatMap((variant) => variantOf(at(variant, 'product'), currency) ?? []);
  const own = variantOf(item, currency);
  const variants = children.length > 0 ? children : own ? [own] : [];
  if (externalId === null || title === null || variants.length === 0) return null;
  const handle = shortTextOf(at(item, 'url_key'));
  return {
    externalId,
    handle,
    title,
    url: (handle && urlOf(`/${encodeURIComponent(handle)}.html`, store.origin)) || store.origin,
    imageUrl: urlOf(at(item, 'small_image', 'url'), store.origin),
    vendor: null,
    productType: htmlTextOf(at(item, 'categories', 0, 'name'), 200),
    labels: listOf(at(item, 'categories'))
      .slice(0, 100)
      .flatMap((one) => htmlTextOf(at(one, 'name'), 100) ?? []),
    bodyHash: null,
    reviewCount: null,
    currency,
    publishedAt: null,
    modifiedAt: null,
    variants,
  };
}

function variantOf(item: unknown, currency: string): ReadingVariant | null {
  const externalId = idOf(at(item, 'uid'));
  const least = at(item, 'price_range', 'minimum_price');
  const priceMinor = majorPriceOf(at(least, 'final_price', 'value'), currency);
  if (externalId === null || priceMinor === null) return null;
  const regular = majorPriceOf(at(least, 'regular_price', 'value'), currency);
  const isAvailable = at(item, 'stock_status') !== 'OUT_OF_STOCK';
  return {
    externalId,
    title: htmlTextOf(at(item, 'name'), 200),
    sku: shortTextOf(at(item, 'sku')),
    priceMinor,
    compareAtMinor: regular !== null && regular > priceMinor ? regular : null,
    isAvailable,
    stock: isAvailable ? quantityOf(at(item, 'only_x_left_in_stock')) : 0,
  };
}

/** Weights and lengths are sold in parts: only whole numbers count units. */
function quantityOf(left: unknown): number | null {
  return typeof left === 'number' && Number.isSafeInteger(left) && left >= 0 && left < STOCK_SENTINEL ? left : null;
}
