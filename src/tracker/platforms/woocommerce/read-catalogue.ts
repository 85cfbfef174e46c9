import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { areBelievable, type Stamps } from '../../signals/judge-stamps.ts';
import { judgeStock, withoutCapped } from '../../signals/judge-stock.ts';
import { at } from '../answer/read-json.ts';
import { countingFetcher } from '../ask.ts';
import { type CataloguePage, type PagesRead, readPages } from '../catalogue/read-pages.ts';
import { idOf } from '../parse/text.ts';
import type { ReadOptions } from '../platform.ts';
import { wooProduct } from './product-form.ts';
import { readStamps } from './read-stamps.ts';
import { hasVariations, readVariations, type VariationsRead } from './read-variations.ts';
import { hidesSoldOut, isSoldOut, SOLD_OUT, unlessRefused } from './sold-out.ts';
import { modifiedSources } from './sources.ts';
import { askStoreApi, PAGE_SIZE, type Site, type StoreApiPage } from './store-api.ts';

const MAX_PAGES = 250;

/**
 * Reads every product by the Store API, with its variations, its stock, and WordPress's stamps if they are available.
 */
export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const stamps = await findStamps(fetcher, store, options);
  const wereHidden = hidesSoldOut(options.readerState);
  let variations: VariationsRead = { byParent: new Map(), hides: false, problem: null };
  let areVariationsRead = false;
  let isAnySoldOut = false;
  let unpriced = 0;

  async function readPage(page: number, status = {}): Promise<CataloguePage> {
    const query = { per_page: PAGE_SIZE, page, orderby: 'id', order: 'asc', ...status };
    const listed = await askStoreApi(fetcher, store, query);
    isAnySoldOut ||= listed.items.some(isSoldOut);
    if (!areVariationsRead && listed.items.some(hasVariations)) {
      areVariationsRead = true;
      variations = await readVariations(fetcher, store, 'all', wereHidden || status === SOLD_OUT);
    }
    if (page === 1) unpriced = 0;
    const formed = cataloguePage(listed, variations, store.origin, stamps, page);
    unpriced += formed.entries - formed.products.length - formed.unreadable;
    return { ...formed, total: formed.total === null ? null : Math.max(0, formed.total - unpriced) };
  }

  const limits = { maxProducts: options.maxProducts, maxPages: MAX_PAGES, pageSize: PAGE_SIZE, total: null };
  const shown = await readPages(readPage, limits);
  const showsSoldOut = isAnySoldOut;
  const isSuspect = shown.products.length > 0 && !showsSoldOut;
  const read = !shown.problem && (wereHidden || isSuspect) ? await withHidden(shown) : shown;
  const stock = judgeStock(read.products);
  const signals: Reading['signals'] = ['availability'];
  if (stamps.size > 0) signals.push('modified');
  if (stock.isPublished) signals.push('stock');
  const problem = variations.problem
    ? { code: variations.problem.code, retryAfterSeconds: variations.problem.retryAfterSeconds }
    : read.problem;
  const products = withoutCapped(read.products, stock.cap);
  const isFound = variations.hides || read.products.length > shown.products.length;
  const hides = isFound || (wereHidden && !(showsSoldOut && !problem));
  const reading: Reading = {
    at: read.at,
    mode: 'catalogue',
    isComplete: !problem,
    problem,
    products,
    ...tally,
    signals,
    ranking: null,
  };
  return hides === wereHidden
    ? reading
    : { ...reading, readerState: { ...Object(options.readerState), hidesSoldOut: hides } };

  async function withHidden({ at, products, total }: PagesRead): Promise<PagesRead> {
    const ids = new Set(products.map(({ externalId }) => externalId));
    const readHidden = async (number: number): Promise<CataloguePage> => {
      const page = await readPage(number, SOLD_OUT);
      const isNew = page.products.some(({ externalId }) => !ids.has(externalId));
      // a server that does not know the filter gives its ordinary list again
      return isNew ? page : { ...page, total: null, isLast: true };
    };
    try {
      const hidden = await unlessRefused(() => readPages(readHidden, limits), null, wereHidden);
      if (hidden === null) return shown;
      const added = hidden.products.filter(({ externalId }) => !ids.has(externalId));
      const all = [...products, ...added].slice(0, limits.maxProducts);
      return { ...hidden, at: Math.min(at, hidden.at), products: all, total };
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      return { ...shown, isComplete: false, problem: { code: error.code, retryAfterSeconds: error.retryAfterSeconds } };
    }
  }
}

function cataloguePage(
  { items, total, pages, answer }: StoreApiPage,
  variations: VariationsRead,
  origin: string,
  stamps: Stamps,
  page: number,
): CataloguePage {
  const products: ReadingProduct[] = [];
  let unreadable = 0;
  for (const item of items) {
    const id = idOf(at(item, 'id')) ?? '';
    const own = variations.byParent.get(id) ?? [];
    // with half of its variations, the other half would look gone
    const isHalf = variations.problem !== null && hasVariations(item);
    const product = isHalf ? null : wooProduct(item, own, origin, stamps.get(id) ?? null);
    if (product === null) unreadable++;
    else if (product !== 'unpriced') products.push(product);
  }
  const isLast = pages !== null && page >= pages;
  return { at: answer.at, products, entries: items.length, unreadable, total, isLast };
}

async function findStamps(fetcher: Fetcher, site: Site, options: ReadOptions): Promise<Stamps> {
  const { sources, maxProducts, areStampsAlive } = options;
  const live = modifiedSources(sources);
  if (live.isProven && !live.stamps) return new Map();
  try {
    const { stamps, at } = await readStamps(fetcher, site, { most: maxProducts });
    return areBelievable(stamps, at, areStampsAlive) ? stamps : new Map();
  } catch (error) {
    if (error instanceof FetchFailure && error.code !== 'store-throttled') return new Map();
    throw error;
  }
}
