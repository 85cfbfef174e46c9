import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { countingFetcher } from '../ask.ts';
import type { ReadOptions } from '../platform.ts';
import { keepMarks, recallMarks, type StockMarks } from '../product/stock-marks.ts';
import type { ApiAccess } from './api-access.ts';
import { medusaProduct } from './product-form.ts';
import { readCatalogue, regionOf } from './read-catalogue.ts';
import { stockMark } from './stock-mark.ts';
import { askProducts, CATALOGUE_FIELDS, STOCK_FIELDS } from './store-api.ts';
import { withApiAccess } from './with-api-access.ts';

/** A product takes 290 bytes, so a page is 150 kB. */
const PAGE_SIZE = 500;
const PRODUCTS_AT_ONCE = 50;
/** If more moved, reading the whole catalogue takes hardly longer. */
const MAX_MOVED = 300;

type Moved = { at: number; moved: Set<string>; problem?: Reading['problem'] };

/**
 * The products whose stock or stamp differs from the last reading, found by a short list of all stock, which the store
 * may answer with "unchanged". Reads the whole catalogue if nothing is known of the last reading.
 */
export async function readChanges(
  asking: Fetcher,
  store: StoreIdentity,
  since: number,
  options: ReadOptions,
): Promise<Reading> {
  const known = recallMarks(store.origin, since);
  if (!known) return readCatalogue(asking, store, options);
  const { fetcher, tally } = countingFetcher(asking);
  const next: StockMarks = { at: 0, marks: new Map(known.marks), etags: new Map(known.etags), cap: null };
  const read = await withApiAccess(fetcher, store, async (access) => {
    const found = await findMoved(fetcher, access, next, options.maxProducts);
    if (found.moved.size > MAX_MOVED) return null;
    return { ...found, ...(await readMoved(fetcher, access, store, found, next)) };
  });
  if (!read) return { ...(await readCatalogue(fetcher, store, options)), ...tally };
  if (read.at > since) keepMarks(store.origin, { ...next, at: read.at });
  const { at, products, problem } = read;
  const signals: Reading['signals'] = ['availability', 'stock'];
  return { at, mode: 'changes', isComplete: !problem, problem, products, ...tally, signals, ranking: null };
}

/** Compares the short list with the marks, and updates them. A failure after the first page ends it. */
async function findMoved(fetcher: Fetcher, access: ApiAccess, next: StockMarks, most: number): Promise<Moved> {
  const found: Moved = { at: Number.POSITIVE_INFINITY, moved: new Set() };
  let total = 1;
  for (let offset = 0; offset < total && offset < most; offset += PAGE_SIZE) {
    const query: [string, string][] = [
      ['limit', String(PAGE_SIZE)],
      ['offset', String(offset)],
      ['order', 'id'],
      ['fields', STOCK_FIELDS],
    ];
    const name = `${access.backend}:${offset}`;
    const seenAt = { at: found.at };
    try {
      const listed = await askProducts(noting(fetcher, seenAt), access, query, next.etags.get(name));
      found.at = Math.min(found.at, seenAt.at);
      // an unchanged page does not say how many there are, so the marks are counted
      total = listed?.total ?? Math.max(next.marks.size, total);
      if (!listed) continue;
      const etag = listed.answer.headers.etag;
      if (etag) next.etags.set(name, etag);
      else next.etags.delete(name);
      for (const item of listed.items) {
        const mark = stockMark(item);
        if (mark && next.marks.get(mark.id) !== mark.mark) found.moved.add(mark.id);
        if (mark) next.marks.set(mark.id, mark.mark);
      }
    } catch (error) {
      if (!(error instanceof FetchFailure) || offset === 0) throw error;
      found.problem = { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
      break;
    }
  }
  return found;
}

async function readMoved(
  fetcher: Fetcher,
  access: ApiAccess,
  store: StoreIdentity,
  found: Moved,
  next: StockMarks,
): Promise<{ products: ReadingProduct[]; problem: Reading['problem'] }> {
  const products: ReadingProduct[] = [];
  let { problem } = found;
  if (found.moved.size === 0) return { products, problem };
  const region = await regionOf(fetcher, access, store);
  const ids = [...found.moved];
  for (let start = 0; start < ids.length; start += PRODUCTS_AT_ONCE) {
    const batch = ids.slice(start, start + PRODUCTS_AT_ONCE);
    const named = batch.map((id): [string, string] => ['id[]', id]);
    const listed = await askProducts(fetcher, access, [
      ...named,
      ['limit', String(PRODUCTS_AT_ONCE)],
      ['region_id', region],
      ['fields', CATALOGUE_FIELDS],
    ]);
    for (const item of listed!.items) {
      const mark = stockMark(item);
      if (mark) next.marks.set(mark.id, mark.mark);
      const product = medusaProduct(item, store.origin, listed!.answer.at);
      if (product !== null && product !== 'unpriced') products.push(product);
      else if (product === null) problem ??= { code: 'store-broken', retryAfterSeconds: null };
    }
  }
  return { products, problem };
}

/** Notes when an answer was true, even one that only says "unchanged". */
function noting(fetcher: Fetcher, seen: { at: number }): Fetcher {
  return {
    async fetch(request) {
      const answer = await fetcher.fetch(request);
      seen.at = answer.at;
      return answer;
    },
  };
}
