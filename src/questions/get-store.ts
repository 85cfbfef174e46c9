import type { StoreItem } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import type { Period } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { accessOf, assertAccess, type Scope } from './store-access.ts';
import { findStoreItems } from './store-items.ts';

/** One store; `not-found` where it is not within reach. */
export async function getStore(
  database: Database,
  asked: { accountId: string; scope: Scope; storeId: string; period: Period; pictureUrl: PictureUrl },
): Promise<StoreItem> {
  const { accountId, scope, storeId, period, pictureUrl } = asked;
  await assertAccess(database, accessOf(scope, accountId), { storeId });
  const [item] = await findStoreItems(database, { accountId, storeIds: [Number(storeId)], period, pictureUrl });
  if (!item) throw new Problem('not-found');
  return item;
}
