import { isFree } from '../../changes/steady-prices.ts';
import { FetchFailure, PollUsedUp } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer, Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { areBelievable, type Stamps } from '../../signals/judge-stamps.ts';
import { judgeStock, withoutCapped } from '../../signals/judge-stock.ts';
import { jsonOf } from '../answer/read-json.ts';
import { countingFetcher, orNull } from '../ask.ts';
import { askKnownPages, type ShownProduct } from '../catalogue/ask-known-pages.ts';
import { type CataloguePage, readPages } from '../catalogue/read-pages.ts';
import { NO_CURRENCY } from '../parse/price.ts';
import type { ReadOptions } from '../platform.ts';
import { productCountOf, readMeta } from './identify.ts';
import { listState, withListState } from './list-state.ts';
import {
  askProductsPage,
  listedProduct,
  MAX_LISTED,
  PAGE_SIZE,
  type PageForm,
  productsPage,
  readInParts,
  SMALL_PAGE_SIZE,
} from './products-json.ts';
import { readStamps } from './read-stamps.ts';
import { stampsByHandle } from './sitemap-stamps.ts';
import { TooComplex } from './storefront-api.ts';

type AskPage = (number: number) => Promise<FetchAnswer>;

const LISTED = { mode: 'catalogue', ranking: null } as const;

/**
 * Reads every product, by `/products.json`. Stamps come from the live source. While none is proven, they come from the
 * Storefront API if they can be the products' own, so that the next reading has something to compare with.
 */
export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const signals: Reading['signals'] = ['availability'];
  const { stamps, categories, noGoods } = await findStamps(fetcher, store.origin, options);
  const areOwnStampsAlive = options.sources.has('modified:products-json');
  const currency = store.currency ?? NO_CURRENCY;
  const form = { origin: store.origin, currency, stamps, categories, noGoods, areOwnStampsAlive };
  const { pageSize } = listState(options.readerState);
  const ask = (page: number) => askProductsPage(fetcher, store.origin, page, pageSize);
  const askPart = (page: number) => askProductsPage(fetcher, store.origin, page, SMALL_PAGE_SIZE);
  // with stamps, those would have to be unchanged as well
  const isTellingAll = stamps.size === 0 && !areOwnStampsAlive;
  const pages = isTellingAll
    ? await askKnownPages(ask, fingerprintForm(form, pageSize), options.fingerprint ?? null)
    : null;
  const shown = pages?.unchanged && readShown(pages.unchanged.shown, form);
  if (pages?.unchanged && shown) {
    const { at, fingerprint } = pages.unchanged;
    const sizeIfUnchanged = fingerprint.products;
    return { ...LISTED, at, isComplete: true, products: shown, sizeIfUnchanged, fingerprint, ...tally, signals };
  }
  // the count of an unchanged catalogue is only asked for when all of it is read, about once a day
  const total = store.productCount ?? productCountOf(await readMeta(fetcher, store.origin));
  const reader = pageReader(pages?.ask ?? ask, askPart, form, pageSize);
  const read = await readPages(reader.read, {
    maxProducts: options.maxProducts,
    maxPages: MAX_LISTED / pageSize,
    pageSize,
    total,
  });
  const stock = judgeStock(read.products);
  const areStampsOwn = areBelievable(stampsIn(read.products), read.at, options.areStampsAlive);
  if (areStampsOwn) signals.push('modified');
  if (stock.isPublished) signals.push('stock');
  const { at, isComplete, problem } = read;
  const stamped = areStampsOwn ? read.products : read.products.map((product) => ({ ...product, modifiedAt: null }));
  const products = withoutCapped(stamped, stock.cap);
  const state = { isListed: true, pageSize: reader.seen.isHeavy ? SMALL_PAGE_SIZE : pageSize };
  // quantities are judged over all products, so a catalogue with quantities has no fingerprint
  const fingerprint = read.products.some(isCounted)
    ? undefined
    : pages?.fingerprintOf({ products: products.length, total, isLastEmpty: reader.seen.isLastEmpty });
  const readerState = products.length > 0 ? withListState(options.readerState, state) : undefined;
  return { ...LISTED, at, isComplete, problem, products, fingerprint, ...tally, signals, readerState };
}

/** Reads whole pages, and from the first that is too large on, pages in parts. */
function pageReader(ask: AskPage, askPart: AskPage, form: PageForm, pageSize: number) {
  const seen = { isHeavy: false, isLastEmpty: false };
  return {
    seen,
    async read(number: number): Promise<CataloguePage> {
      const whole = seen.isHeavy ? null : await readWhole(number);
      seen.isHeavy ||= whole === null;
      const page = whole ?? (await readInParts(askPart, number, form));
      seen.isLastEmpty = page.entries === 0;
      return page;
    },
  };

  /** Null if the page is too large. */
  async function readWhole(number: number): Promise<CataloguePage | null> {
    try {
      return productsPage(await ask(number), form);
    } catch (error) {
      if (pageSize > SMALL_PAGE_SIZE && isTooLarge(error)) return null;
      throw error;
    }
  }
}

/**
 * Null if one of them shows something that has to be judged over all: it cannot be read, has a quantity, or costs
 * nothing.
 */
function readShown(shown: readonly ShownProduct[], form: PageForm): ReadingProduct[] | null {
  const products: ReadingProduct[] = [];
  for (const { id, answer } of shown) {
    const product = orNull(() => listedProduct(jsonOf(answer), form, answer.at));
    if (product?.externalId !== id || isCounted(product) || isFree(product)) return null;
    products.push(product);
  }
  return products;
}

function isCounted({ variants }: ReadingProduct): boolean {
  return variants.some(({ stock }) => stock !== null);
}

function fingerprintForm({ origin, currency }: PageForm, pageSize: number): string {
  const size = pageSize === PAGE_SIZE ? '' : `${pageSize} `;
  return `${origin} ${currency} ${size}`;
}

function isTooLarge(error: unknown): boolean {
  return error instanceof FetchFailure && error.code === 'store-too-large' && !(error instanceof PollUsedUp);
}

type FoundStamps = { stamps: Stamps; categories?: ReadonlyMap<string, string | null>; noGoods?: ReadonlySet<string> };

function stampsIn(products: readonly ReadingProduct[]): Stamps {
  const stamps = new Map<string, number>();
  for (const { externalId, modifiedAt } of products) if (modifiedAt !== null) stamps.set(externalId, modifiedAt);
  return stamps;
}

async function findStamps(fetcher: Fetcher, origin: string, options: ReadOptions): Promise<FoundStamps> {
  const { sources, maxProducts } = options;
  // a catalogue with a fingerprint had no stamps to believe: they are looked for when it is next read whole
  const isUnproven = !options.fingerprint && ![...sources].some((source) => source.startsWith('modified:'));
  try {
    if (sources.has('modified:sitemap')) return await stampsByHandle(fetcher, origin, maxProducts);
    if (isUnproven || sources.has('modified:storefront-graphql') || sources.has('modified:storefront-stamps')) {
      return await readStamps(fetcher, origin, maxProducts);
    }
  } catch (error) {
    const isMissing = error instanceof FetchFailure || error instanceof TooComplex;
    if (!isMissing || (error instanceof FetchFailure && error.code === 'store-throttled')) throw error;
  }
  return { stamps: new Map() };
}
