import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, ReadingProduct, StoreIdentity } from '../../reading.ts';
import { countingFetcher, mustAsk } from '../ask.ts';
import type { ReadOptions } from '../platform.ts';
import { pageProduct } from './product-form.ts';
import { findProductUrls } from './product-urls.ts';

/** One request for each product: more pages than these are not read at once. */
const MOST_PAGES = 500;

/** Product pages by sitemap, one by one. A shop without a sitemap is read by the one page that was given. */
export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const most = Math.min(options.maxProducts, MOST_PAGES);
  const entries = await findProductUrls(fetcher, store.origin, most + 1);
  const urls =
    entries.length > 0 ? entries.slice(0, most).map(({ url }) => url) : [store.pageUrl ?? `${store.origin}/`];
  const products = new Map<string, ReadingProduct>();
  let problem: Reading['problem'] =
    entries.length > most ? { code: 'store-too-large', retryAfterSeconds: null } : undefined;
  let at: number | null = null;
  for (const url of urls) {
    try {
      const answer = await mustAsk(fetcher, { url, expects: 'html' });
      at = Math.min(at ?? answer.at, answer.at);
      const product = pageProduct(answer.body.toString('utf8'), answer.url);
      if (product && !products.has(product.externalId)) products.set(product.externalId, product);
    } catch (error) {
      if (!(error instanceof FetchFailure) || at === null) throw error;
      problem ??= { code: error.code, retryAfterSeconds: error.retryAfterSeconds };
      if (error.code === 'store-throttled' || error.code === 'store-unreachable' || error.code === 'store-blocked')
        break;
    }
  }
  return {
    at: at!,
    mode: 'catalogue',
    isComplete: problem === undefined,
    problem,
    products: [...products.values()],
    ...tally,
    signals: ['availability'],
    ranking: null,
  };
}
