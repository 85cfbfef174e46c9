import { LRUCache } from 'lru-cache';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import type { StoreIdentity } from '../../reading.ts';
import { readFrontPage } from '../identify/front-page.ts';
import { type ApiAccess, apiAccessOf } from './api-access.ts';
import { findApiAccess } from './find-api-access.ts';

const MAX_KEPT = 2_000;
/** What replaced the access in the catalogue: shops change their keys. */
const changed = new LRUCache<string, ApiAccess>({ max: MAX_KEPT });

/** Reads with the known access. If the backend no longer accepts it, reads with the one that the page shows now. */
export async function withApiAccess<Result>(
  fetcher: Fetcher,
  store: StoreIdentity,
  read: (access: ApiAccess) => Promise<Result>,
): Promise<Result> {
  const known = changed.get(store.origin) ?? apiAccessOf(store.shopKey);
  if (known) {
    try {
      return await read(known);
    } catch (error) {
      if (!(error instanceof FetchFailure) || error.code !== 'store-not-a-store') throw error;
    }
  }
  const access = await findApiAccess(fetcher, await readFrontPage(fetcher, `${store.origin}/`));
  if (!access) throw new FetchFailure('store-not-a-store', { detail: 'no publishable key that opens' });
  changed.set(store.origin, access);
  return read(access);
}
