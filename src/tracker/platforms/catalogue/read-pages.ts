import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Reading, ReadingProduct } from '../../reading.ts';

/**
 * One page of a catalogue: its products (`unreadable` counts those that could not be read), and the store's own count.
 */
export type CataloguePage = {
  at: number;
  products: ReadingProduct[];
  /** Entries on the page, readable or not, known or not. */
  entries: number;
  unreadable: number;
  /** Products of the whole catalogue, as this answer says; null if it does not. */
  total: number | null;
  /** The store says that there is no further page; false if it does not say. */
  isLast: boolean;
};

export type PagesRead = Pick<Reading, 'at' | 'isComplete' | 'products' | 'problem'> & { total: number | null };

/**
 * A complete reading has this part of the store's own count: pages shift, and a count may include unlisted products.
 */
const COMPLETE_SHARE = 0.9;

/**
 * Reads page after page until one is empty or brings nothing new (some stores give the same page for ever). Products
 * are identified by id. A failure after the first page ends the reading, which is then not complete.
 */
export async function readPages(
  readPage: (number: number) => Promise<CataloguePage>,
  limits: { maxProducts: number; maxPages: number; total: number | null; pageSize: number },
): Promise<PagesRead> {
  const byId = new Map<string, ReadingProduct>();
  let total = limits.total;
  let unreadable = 0;
  let readAt: number | null = null;
  let problem: Reading['problem'];
  for (let number = 1; ; number++) {
    if (number > limits.maxPages || byId.size >= limits.maxProducts) {
      problem = { code: 'store-too-large', retryAfterSeconds: null };
      break;
    }
    let page: CataloguePage;
    try {
      page = await readPage(number);
    } catch (error) {
      if (!(error instanceof FetchFailure) || number === 1) throw error;
      problem = { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
      break;
    }
    // the first page was true when it was read: a reading is as old as its oldest part
    readAt = Math.min(readAt ?? page.at, page.at);
    total = page.total ?? total;
    unreadable += page.unreadable;
    const before = byId.size;
    for (const product of page.products) if (!byId.has(product.externalId)) byId.set(product.externalId, product);
    const isNothingNew = byId.size === before && (page.unreadable === 0 || number > 1);
    const isEverything =
      total !== null && total > 0 && byId.size + unreadable >= total && page.entries < limits.pageSize;
    if (page.entries === 0 || isNothingNew || page.isLast || isEverything) break;
  }
  if (!problem && (unreadable > 0 || byId.size < (total ?? 0) * COMPLETE_SHARE)) {
    problem = { code: 'store-broken', retryAfterSeconds: null };
  }
  const products = [...byId.values()].slice(0, limits.maxProducts);
  return { at: readAt!, isComplete: problem === undefined, products, problem, total };
}
