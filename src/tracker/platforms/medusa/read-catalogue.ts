import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { countingFetcher } from '../ask.ts';
import { type CataloguePage, readPages } from '../catalogue/read-pages.ts';
import type { ReadOptions } from '../platform.ts';
import { keepMarks, type StockMarks } from '../product/stock-marks.ts';
import type { ApiAccess } from './api-access.ts';
import { chooseRegion } from './choose-region.ts';
import { medusaProduct } from './product-form.ts';
import { stockMark } from './stock-mark.ts';
import { askProducts, askRegions, CATALOGUE_FIELDS } from './store-api.ts';
import { withApiAccess } from './with-api-access.ts';

const PAGE_SIZE = 100;
const MAX_PAGES = 260;

/** Reads every product by the Store API, at the prices of the store's region, with its stock. */
export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const laid: StockMarks = { at: 0, marks: new Map(), etags: new Map(), cap: null };
  const read = await withApiAccess(fetcher, store, async (access) => {
    const region = await regionOf(fetcher, access, store);
    let unpriced = 0;
    const readPage = async (page: number): Promise<CataloguePage> => {
      const listed = await askProducts(fetcher, access, [
        ['limit', String(PAGE_SIZE)],
        ['offset', String((page - 1) * PAGE_SIZE)],
        ['order', 'id'],
        ['region_id', region],
        ['fields', CATALOGUE_FIELDS],
      ]);
      const { items, total, answer } = listed!;
      const formed = items.map((item) => medusaProduct(item, store.origin, answer.at));
      unpriced += formed.filter((product) => product === 'unpriced').length;
      const products = formed.filter((product) => product !== null && product !== 'unpriced');
      for (const item of items) {
        const mark = stockMark(item);
        if (mark) laid.marks.set(mark.id, mark.mark);
      }
      return {
        at: answer.at,
        products,
        entries: items.length,
        unreadable: formed.filter((product) => product === null).length,
        total: total === null ? null : Math.max(0, total - unpriced),
        isLast: total !== null && page * PAGE_SIZE >= total,
      };
    };
    const limits = { maxProducts: options.maxProducts, maxPages: MAX_PAGES, pageSize: PAGE_SIZE, total: null };
    return readPages(readPage, limits);
  });
  // a product that a partial reading did not reach has no mark, so it is read with the next changes
  keepMarks(store.origin, { ...laid, at: read.at });
  const { at, isComplete, problem, products } = read;
  const signals: Reading['signals'] = ['availability', 'stock'];
  return { at, mode: 'catalogue', isComplete, problem, products, ...tally, signals, ranking: null };
}

export async function regionOf(fetcher: Fetcher, access: ApiAccess, store: StoreIdentity): Promise<string> {
  const regions = await askRegions(fetcher, access);
  if (!regions) throw new FetchFailure('store-not-a-store', { detail: 'no regions' });
  return chooseRegion(regions, store).id;
}
