import type { StoreItem } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import type { Period } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { findStoreItems } from './store-items.ts';

/** One store of the user's list; `not-found` for every other. */
export async function getStore(
  database: Database,
  asked: { accountId: string; storeId: string; period: Period; pictureUrl: PictureUrl },
): Promise<StoreItem> {
  const [item] = await findStoreItems(database, {
    filter: { accountId: asked.accountId, storeId: asked.storeId },
    order: { sortBy: 'orderCount', sortOrder: 'desc', limit: 1, offset: 0 },
    period: asked.period,
    pictureUrl: asked.pictureUrl,
  });
  if (!item) throw new Problem('not-found');
  return item;
}
