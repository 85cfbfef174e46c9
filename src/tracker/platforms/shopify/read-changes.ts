import { MINUTE_MS } from '#runtime/clock.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { countingFetcher } from '../ask.ts';
import type { ReadOptions } from '../platform.ts';
import { readChanged, readingOf } from './changed-products.ts';
import { readCatalogue } from './read-catalogue.ts';

/** A stamp may show shortly after it was made: readings overlap by this time. */
const OVERLAP_MS = 2 * MINUTE_MS;
/** 60 products: for more, a page of 250 is cheaper. */
const MAX_PAGES = 5;

/** What was modified since, by the Storefront API; the whole catalogue if another signal must be read with it. */
export async function readChanges(
  asking: Fetcher,
  store: StoreIdentity,
  since: number,
  options: ReadOptions,
): Promise<Reading> {
  const isToldByApi = options.sources.has('modified:storefront-graphql');
  const needsCatalogue = [...options.sources].some((source) => source.startsWith('stock:'));
  if (!isToldByApi || needsCatalogue) return readCatalogue(asking, store, options);
  const { fetcher, tally } = countingFetcher(asking);
  const read = await readChanged(fetcher, store, since - OVERLAP_MS, MAX_PAGES);
  if (!read.isWhole) {
    const reading = await readCatalogue(fetcher, store, options);
    return { ...reading, ...tally };
  }
  return { ...readingOf(read, ['modified', 'availability']), ...tally };
}
