import { HOUR_MS } from '#runtime/clock.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { countingFetcher } from '../ask.ts';
import type { ReadOptions } from '../platform.ts';
import { findPages } from './find-pages.ts';
import { readCatalogue } from './read-catalogue.ts';
import { readProductPages } from './read-product-pages.ts';
import { SITEMAP_SOURCE } from './sitemap-stamps.ts';

/** A sitemap is rebuilt only now and then: its stamps may show late by this. */
const OVERLAP_MS = 2 * HOUR_MS;
const MAX_CHANGED = 60;

/** The pages whose `<lastmod>` moved since; a part of the catalogue if the sitemap does not say, or names too many. */
export async function readChanges(
  asking: Fetcher,
  store: StoreIdentity,
  since: number,
  options: ReadOptions,
): Promise<Reading> {
  const isTold = options.sources.has(`modified:${SITEMAP_SOURCE}`);
  const needsAll = [...options.sources].some((source) => source.startsWith('stock:'));
  if (!isTold || needsAll) return readCatalogue(asking, store, options);
  const { fetcher, tally } = countingFetcher(asking);
  const found = await findPages(fetcher, store.origin, options.maxProducts);
  const moved = found.entries.filter(({ modifiedAt }) => modifiedAt !== null && modifiedAt > since - OVERLAP_MS);
  if (found.entries.length === 0 || moved.length > MAX_CHANGED) {
    return { ...(await readCatalogue(fetcher, store, options)), ...tally };
  }
  const { pages, at, problem } = await readProductPages(fetcher, moved, store.currency);
  return {
    at: Math.min(found.at, at ?? found.at),
    mode: 'changes',
    isComplete: problem === undefined && found.isWhole,
    problem,
    products: pages.map(({ entry, product }) => ({ ...product, modifiedAt: entry.modifiedAt })),
    ...tally,
    signals: ['availability', 'modified'],
    ranking: null,
  };
}
