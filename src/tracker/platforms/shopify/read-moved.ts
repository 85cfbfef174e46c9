import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { Reading, StoreIdentity } from '../../reading.ts';
import { isHostWide, type Tally } from '../ask.ts';
import type { ReadOptions } from '../platform.ts';
import { keepMarks, recallMarks, type StockMarks } from '../product/stock-marks.ts';
import { readingOf, readNamed } from './changed-products.ts';
import { listAvailability } from './list-availability.ts';
import { TooComplex } from './storefront-api.ts';

/** If more moved, reading the whole catalogue takes hardly longer. */
const MAX_MOVED = 200;

/**
 * For a shop that is read only by the API and shows no stamps: the products that sold out, came back or changed their
 * price since, found by a short list of all. A whole reading stores the marks to compare with. Null without them, and
 * if too many moved.
 */
export async function readMoved(
  fetcher: Fetcher,
  store: StoreIdentity,
  since: number,
  options: ReadOptions,
): Promise<Omit<Reading, keyof Tally> | null> {
  const known = recallMarks(store.origin, since);
  const found = known && (await findMoved(fetcher, store, known, options));
  if (!found) return null;
  const { at, marks, unreadable } = found;
  if (at > since) keepMarks(store.origin, { ...known, at, marks });
  const products = found.products.map((product) => ({ ...product, modifiedAt: null }));
  return readingOf({ at, products, unreadable }, ['availability']);
}

/** Null if the API does not answer, or too many moved. */
async function findMoved(fetcher: Fetcher, store: StoreIdentity, known: StockMarks, { maxProducts }: ReadOptions) {
  const listed = await listAvailability(fetcher, store.origin, maxProducts);
  if (listed === null) return null;
  const moved = [...listed.marks].filter(([id, mark]) => known.marks.get(id) !== mark).map(([id]) => id);
  if (moved.length > MAX_MOVED) return null;
  try {
    return { ...listed, ...(await readNamed(fetcher, store, moved)) };
  } catch (error) {
    if (error instanceof TooComplex || (error instanceof FetchFailure && !isHostWide(error))) return null;
    throw error;
  }
}
