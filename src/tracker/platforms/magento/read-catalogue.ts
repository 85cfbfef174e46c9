import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { judgeStock, withoutCapped } from '../../signals/judge-stock.ts';
import { countingFetcher } from '../ask.ts';
import { readPages } from '../catalogue/read-pages.ts';
import type { ReadOptions } from '../platform.ts';
import { keepMarks, type StockMarks } from '../product/stock-marks.ts';
import { Graphql } from './graphql.ts';
import { magentoProduct, withoutListedMembers } from './product-form.ts';
import { catalogueQuery } from './queries.ts';
import { stockMark } from './stock-mark.ts';

/** 25,000 products in the smallest pages. */
const MAX_PAGES = 1_300;

export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const graphql = new Graphql(fetcher, store.origin);
  const marks: StockMarks['marks'] = new Map();
  const read = await readPages(
    async (page) => {
      const { items, total, pages, answer } = await graphql.askProducts(catalogueQuery, page);
      const products = items.flatMap((item) => magentoProduct(item, store, answer.at) ?? []);
      for (const item of items) {
        const mark = stockMark(item);
        if (mark) marks.set(mark.id, mark.mark);
      }
      const isLast = pages !== null && page >= pages;
      return {
        at: answer.at,
        products,
        entries: items.length,
        unreadable: items.length - products.length,
        total,
        isLast,
      };
    },
    { maxProducts: options.maxProducts, maxPages: MAX_PAGES, pageSize: graphql.pageSize, total: null },
  );
  const { at, isComplete, problem } = read;
  const counted = withoutListedMembers(read.products);
  const stock = judgeStock(counted);
  const signals: Reading['signals'] = stock.isPublished ? ['availability', 'stock'] : ['availability'];
  const products = withoutCapped(counted, stock.cap);
  // a product that a partial reading did not reach has no mark, so it is read with the next changes
  keepMarks(store.origin, { at, marks, etags: new Map(), cap: stock.cap });
  return { at, mode: 'catalogue', isComplete, problem, products, ...tally, signals, ranking: null };
}
