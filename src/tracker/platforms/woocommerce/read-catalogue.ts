import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { judgeStamps, type Stamps } from '../../signals/judge-stamps.ts';
import { judgeStock, withoutCapped } from '../../signals/judge-stock.ts';
import { countingFetcher } from '../ask.ts';
import { idOf } from '../parse-text.ts';
import type { ReadOptions } from '../platform.ts';
import { at } from '../read-json.ts';
import { type CataloguePage, readPages } from '../read-pages.ts';
import { wooProduct } from './product-form.ts';
import { readStamps } from './read-stamps.ts';
import { hasVariations, readVariations, type VariationsRead } from './read-variations.ts';
import { modifiedSources } from './sources.ts';
import { askStoreApi, PAGE_SIZE, type StoreApiPage } from './store-api.ts';

const MAX_PAGES = 250;

/**
 * Reads every product by the Store API, with its variations, its stock, and WordPress's stamps if they are available.
 */
export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const stamps = await findStamps(fetcher, store.origin, options);
  let variations: VariationsRead = { byParent: new Map(), problem: null };
  let areVariationsRead = false;
  let unpriced = 0;

  async function readPage(page: number): Promise<CataloguePage> {
    const query = { per_page: PAGE_SIZE, page, orderby: 'id', order: 'asc' };
    const listed = await askStoreApi(fetcher, store.origin, query);
    if (!areVariationsRead && listed.items.some(hasVariations)) {
      areVariationsRead = true;
      variations = await readVariations(fetcher, store.origin, 'all');
    }
    const formed = cataloguePage(listed, variations, store.origin, stamps, page);
    unpriced += formed.entries - formed.products.length - formed.unreadable;
    return { ...formed, total: formed.total === null ? null : Math.max(0, formed.total - unpriced) };
  }

  const read = await readPages(readPage, {
    maxProducts: options.maxProducts,
    maxPages: MAX_PAGES,
    pageSize: PAGE_SIZE,
    total: null,
  });
  const stock = judgeStock(read.products);
  const signals: Reading['signals'] = ['availability'];
  if (stamps.size > 0) signals.push('modified');
  if (stock.isPublished) signals.push('stock');
  const problem = variations.problem
    ? { code: variations.problem.code, retryAfterSeconds: variations.problem.retryAfterSeconds }
    : read.problem;
  const products = withoutCapped(read.products, stock.cap);
  return { at: read.at, mode: 'catalogue', isComplete: !problem, problem, products, ...tally, signals, ranking: null };
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

async function findStamps(fetcher: Fetcher, origin: string, { sources, maxProducts }: ReadOptions): Promise<Stamps> {
  const live = modifiedSources(sources);
  if (live.isProven && !live.stamps) return new Map();
  try {
    const { stamps, at } = await readStamps(fetcher, origin, { most: maxProducts });
    return judgeStamps(stamps, at).verdict === 'degenerate' ? new Map() : stamps;
  } catch (error) {
    if (error instanceof FetchFailure && error.code !== 'store-throttled') return new Map();
    throw error;
  }
}
