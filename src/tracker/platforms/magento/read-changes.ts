import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { withoutCapped } from '../../signals/judge-stock.ts';
import { at } from '../answer/read-json.ts';
import { countingFetcher } from '../ask.ts';
import { shortTextOf } from '../parse/text.ts';
import type { ReadOptions } from '../platform.ts';
import { keepMarks, recallMarks, type StockMarks } from '../product/stock-marks.ts';
import { Graphql } from './graphql.ts';
import { magentoProduct } from './product-form.ts';
import { catalogueQuery, stockQuery } from './queries.ts';
import { readCatalogue } from './read-catalogue.ts';
import { stockMark } from './stock-mark.ts';

const SKUS_AT_ONCE = 40;
/** If more moved, reading the whole catalogue takes hardly longer. */
const MAX_MOVED = 200;

type Moved = { at: number; skus: string[]; problem?: Reading['problem'] };

/**
 * The products whose stock or price differs from the last reading, found by a short list of all products. Reads the
 * whole catalogue if nothing is known of the last reading, or if stock is hidden.
 */
export async function readChanges(
  asking: Fetcher,
  store: StoreIdentity,
  since: number,
  options: ReadOptions,
): Promise<Reading> {
  const known = options.sources.has('stock:graphql') ? recallMarks(store.origin, since) : null;
  if (!known) return readCatalogue(asking, store, options);
  const { fetcher, tally } = countingFetcher(asking);
  const graphql = new Graphql(fetcher, store.origin);
  const next: StockMarks = { ...known, marks: new Map(known.marks) };
  const found = await findMoved(graphql, next, options.maxProducts);
  if (found === null || found.skus.length > MAX_MOVED) {
    return { ...(await readCatalogue(fetcher, store, options)), ...tally };
  }
  const products: ReadingProduct[] = [];
  for (let start = 0; start < found.skus.length; start += SKUS_AT_ONCE) {
    const skus = found.skus.slice(start, start + SKUS_AT_ONCE);
    const { items, answer } = await graphql.askProducts((dialect) => catalogueQuery(dialect, 'skus'), 1, { skus });
    for (const item of items) {
      const mark = stockMark(item);
      if (mark) next.marks.set(mark.id, mark.mark);
      products.push(...listedOnce(magentoProduct(item, store, answer.at), next));
    }
  }
  if (found.at > since) keepMarks(store.origin, { ...next, at: found.at });
  return {
    at: found.at,
    mode: 'changes',
    isComplete: !found.problem,
    problem: found.problem,
    products: withoutCapped(products, next.cap),
    ...tally,
    signals: ['availability', 'stock'],
    ranking: null,
  };
}

/** Null if a product moved that has no SKU to ask for. */
async function findMoved(graphql: Graphql, next: StockMarks, most: number): Promise<Moved | null> {
  const found: Moved = { at: Number.POSITIVE_INFINITY, skus: [] };
  let pages = 1;
  for (let page = 1; page <= pages && (page - 1) * graphql.pageSize < most; page++) {
    try {
      const listed = await graphql.askProducts(stockQuery, page);
      found.at = Math.min(found.at, listed.answer.at);
      pages = listed.items.length === 0 ? 0 : (listed.pages ?? page + 1);
      for (const item of listed.items) {
        const mark = stockMark(item);
        if (!mark || next.marks.get(mark.id) === mark.mark) continue;
        next.marks.set(mark.id, mark.mark);
        const sku = shortTextOf(at(item, 'sku'));
        if (sku === null) return null;
        found.skus.push(sku);
      }
    } catch (error) {
      if (!(error instanceof FetchFailure) || page === 1) throw error;
      found.problem = { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
      break;
    }
  }
  return found;
}

/** Members of a group that are listed by themselves count there. */
function listedOnce(product: ReadingProduct | null, { marks }: StockMarks): ReadingProduct[] {
  if (!product) return [];
  const variants = product.variants.map((variant) =>
    variant.externalId !== product.externalId && marks.has(variant.externalId) ? { ...variant, stock: null } : variant,
  );
  return [{ ...product, variants }];
}
