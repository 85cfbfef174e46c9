import { LRUCache } from 'lru-cache';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { readFrontPage } from '../front-page.ts';
import { type Door, doorIn } from './door.ts';
import { findDoor } from './find-door.ts';

const MOST_KEPT = 2_000;
/** Doors that replaced those in the catalogue: shops change their keys. */
const changed = new LRUCache<string, Door>({ max: MOST_KEPT });

/** Reads through the store's door. If it is closed, reads through the one that its page shows now. */
export async function throughDoor<Result>(
  fetcher: Fetcher,
  store: StoreIdentity,
  read: (door: Door) => Promise<Result>,
): Promise<Result> {
  const known = changed.get(store.origin) ?? doorIn(store.shopKey);
  if (known) {
    try {
      return await read(known);
    } catch (error) {
      if (!(error instanceof FetchFailure) || error.code !== 'store-not-a-store') throw error;
    }
  }
  const door = await findDoor(fetcher, await readFrontPage(fetcher, `${store.origin}/`));
  if (!door) throw new FetchFailure('store-not-a-store', { detail: 'no publishable key that opens' });
  changed.set(store.origin, door);
  return read(door);
}
