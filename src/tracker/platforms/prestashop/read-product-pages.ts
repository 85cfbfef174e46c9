import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { isHostWide } from '../ask.ts';
import { MAX_FAILURES } from '../generic/read-product-pages.ts';
import { type ProductPage, readProductPage } from './read-product-page.ts';

export type ProductPagesRead = {
  /** By product number. */
  pages: { id: string; page: ProductPage }[];
  /** The first one. */
  failure: FetchFailure | null;
  /** The last product whose page had its turn, if the reading broke off. */
  after: string | null;
};

/**
 * Reads product pages one by one, first those after the number `after`. A page that no longer exists is left out. A
 * failure of the whole host, or many in a row, break it off.
 */
export async function readProductPages(
  fetcher: Fetcher,
  store: StoreIdentity,
  urls: ReadonlyMap<string, string>,
  after: string | null,
): Promise<ProductPagesRead> {
  const read: ProductPagesRead = { pages: [], failure: null, after: null };
  let last = after;
  let failures = 0;
  for (const [id, url] of inTurn([...urls], after)) {
    try {
      const page = await readProductPage(fetcher, store, url);
      failures = 0;
      if (page) read.pages.push({ id, page });
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      read.failure ??= error;
      if (isHostWide(error)) return { ...read, after: last };
      if (error.code === 'store-blocked' || ++failures >= MAX_FAILURES) return { ...read, after: id };
    }
    last = id;
  }
  return read;
}

function inTurn(pages: [string, string][], after: string | null): [string, string][] {
  const next = after === null ? 0 : pages.findIndex(([id]) => Number(id) > Number(after));
  const start = Math.max(0, next);
  return [...pages.slice(start), ...pages.slice(0, start)];
}
