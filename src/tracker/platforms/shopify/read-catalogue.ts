import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { judgeStamps, type Stamps } from '../../signals/judge-stamps.ts';
import { judgeStock, withoutCapped } from '../../signals/judge-stock.ts';
import { countingFetcher } from '../ask.ts';
import { NO_CURRENCY } from '../parse-price.ts';
import type { ReadOptions } from '../platform.ts';
import { readPages } from '../read-pages.ts';
import { productCountOf, readMeta } from './identify.ts';
import { askProductsPage, MOST_PAGES, PAGE_SIZE, productsPage } from './products-json.ts';
import { readStamps } from './read-stamps.ts';
import { stampsByHandle } from './sitemap-stamps.ts';
import { TooComplex } from './storefront-api.ts';

/**
 * Every product, by `/products.json`. Stamps come from the living source; while none is proven, from the Storefront
 * API if they can be the products' own, so that the next reading has something to compare with.
 */
export async function readCatalogue(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const stamps = await findStamps(fetcher, store.origin, options);
  const areOwnStampsAlive = options.sources.has('modified:products-json');
  const form = { origin: store.origin, currency: store.currency ?? NO_CURRENCY, stamps, areOwnStampsAlive };
  const read = await readPages(async (page) => productsPage(await askProductsPage(fetcher, store.origin, page), form), {
    maxProducts: options.maxProducts,
    maxPages: MOST_PAGES,
    pageSize: PAGE_SIZE,
    total: store.productCount ?? productCountOf(await readMeta(fetcher, store.origin)),
  });
  const stock = judgeStock(read.products);
  const signals: Reading['signals'] = ['availability'];
  if (stamps.size > 0 || areOwnStampsAlive) signals.push('modified');
  if (stock.isPublished) signals.push('stock');
  const { at, isComplete, problem } = read;
  const products = withoutCapped(read.products, stock.cap);
  return { at, mode: 'catalogue', isComplete, problem, products, ...tally, signals };
}

async function findStamps(fetcher: Fetcher, origin: string, { sources, maxProducts }: ReadOptions): Promise<Stamps> {
  const isUnproven = ![...sources].some((source) => source.startsWith('modified:'));
  try {
    if (sources.has('modified:sitemap')) return (await stampsByHandle(fetcher, origin, maxProducts)).stamps;
    if (isUnproven || sources.has('modified:storefront-graphql') || sources.has('modified:storefront-stamps')) {
      const { stamps, at } = await readStamps(fetcher, origin, maxProducts);
      if (at !== null && judgeStamps(stamps, at).verdict !== 'degenerate') return stamps;
    }
  } catch (error) {
    const isMissing = error instanceof FetchFailure || error instanceof TooComplex;
    if (!isMissing || (error instanceof FetchFailure && error.code === 'store-throttled')) throw error;
  }
  return new Map();
}
