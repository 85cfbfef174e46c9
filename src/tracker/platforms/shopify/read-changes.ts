import { MINUTE_MS } from '#runtime/clock.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import type { Tally } from '../ask.ts';
import { readChanged, readingOf } from './changed-products.ts';

/** A stamp may show shortly after it was made: readings overlap by this time. */
const OVERLAP_MS = 2 * MINUTE_MS;
/** 60 products: for more, a page of 250 is cheaper. */
const MAX_PAGES = 5;

/** What was modified since, by the Storefront API; null if that is too much. */
export async function readChanges(
  fetcher: Fetcher,
  store: StoreIdentity,
  since: number,
): Promise<Omit<Reading, keyof Tally> | null> {
  const read = await readChanged(fetcher, store, since - OVERLAP_MS, MAX_PAGES);
  return read.isWhole ? readingOf(read, ['modified', 'availability']) : null;
}
