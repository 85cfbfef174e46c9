import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { areBelievable } from '../../signals/judge-stamps.ts';
import { countingFetcher, isHostWide } from '../ask.ts';
import type { ReadOptions } from '../platform.ts';
import { forgetMarks, keepMarks } from '../product/stock-marks.ts';
import { withApiDomain } from './api-domain.ts';
import { readChanged } from './changed-products.ts';
import { completeVariants } from './complete-variants.ts';
import { listAvailability } from './list-availability.ts';
import { isPassing, listState, withListState } from './list-state.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readChanges } from './read-changes.ts';
import { readMoved } from './read-moved.ts';
import { TooComplex } from './storefront-api.ts';

/** Twelve products a page: this many pages take ten minutes at a polite pace. */
const MAX_PAGES = 400;

/** Reads every product: by products.json or, for a shop with a front of its own, by the tokenless Storefront API. */
export async function readShop(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading> {
  const fetcher = withApiDomain(asking, store);
  try {
    const listed = await readCatalogue(fetcher, store, options);
    const reading = await completeVariants(fetcher, store, listed, options);
    forgetMarks(store.origin);
    return reading;
  } catch (error) {
    if (!(error instanceof FetchFailure) || isHostWide(error)) throw error;
    // a list that was there is tried again later: the API takes 20 times as many requests
    if (isPassing(error) && listState(options.readerState).isListed && !options.isUnreadable) throw error;
    return (await readByApi(fetcher, store, options)) ?? Promise.reject(error);
  }
}

/** What moved since, by stamps or by a short list of all products; every product if neither shows it. */
export async function readShopChanges(
  asking: Fetcher,
  store: StoreIdentity,
  since: number,
  options: ReadOptions,
): Promise<Reading> {
  const { fetcher, tally } = countingFetcher(asking);
  const moved = await readMovedSince(withApiDomain(fetcher, store), store, since, options);
  return { ...(moved ?? (await readShop(fetcher, store, options))), ...tally };
}

async function readMovedSince(fetcher: Fetcher, store: StoreIdentity, since: number, options: ReadOptions) {
  const isByStamps = options.sources.has('modified:storefront-graphql');
  if (!isByStamps) return readMoved(fetcher, store, since, options);
  // another signal must be read with the stamps
  const needsCatalogue = [...options.sources].some((source) => source.startsWith('stock:'));
  return needsCatalogue ? null : readChanges(fetcher, store, since);
}

/** Null if the API does not answer. */
async function readByApi(asking: Fetcher, store: StoreIdentity, options: ReadOptions): Promise<Reading | null> {
  const { fetcher, tally } = countingFetcher(asking);
  const most = Math.min(MAX_PAGES, options.mostPages ?? MAX_PAGES);
  try {
    // listed before the products are read: what changes meanwhile is read once more
    const listed = isShortListWanted(options)
      ? await listAvailability(fetcher, store.origin, options.maxProducts)
      : null;
    const read = await readChanged(fetcher, store, Number.NEGATIVE_INFINITY, most);
    const stamps = new Map(read.products.map(({ externalId, modifiedAt }) => [externalId, modifiedAt ?? 0]));
    const areOwn = areBelievable(stamps, read.at, options.areStampsAlive);
    const products = read.products.map((product) => (areOwn ? product : { ...product, modifiedAt: null }));
    if (listed) keepMarks(store.origin, { ...listed, etags: new Map(), cap: null });
    const code = !read.isWhole ? ('store-too-large' as const) : read.unreadable > 0 ? ('store-broken' as const) : null;
    return {
      at: read.at,
      mode: 'catalogue',
      isComplete: code === null,
      problem: code === null ? undefined : { code, retryAfterSeconds: null },
      products: products.slice(0, options.maxProducts),
      ...tally,
      signals: areOwn ? ['availability', 'modified'] : ['availability'],
      ranking: null,
      readerState: withListState(options.readerState, { isListed: false }),
    };
  } catch (error) {
    if (error instanceof TooComplex || (error instanceof FetchFailure && !isHostWide(error))) return null;
    throw error;
  }
}

/** No list is needed if stamps show what moved, nor before anything was seen to be alive. */
function isShortListWanted({ sources }: ReadOptions): boolean {
  return sources.size > 0 && !sources.has('modified:storefront-graphql');
}
