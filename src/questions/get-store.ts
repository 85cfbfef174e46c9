import type { Scope } from '#contract/scope.ts';
import type { StoreItem } from '#contract/store.ts';
import type { Databases } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { findStoreItems } from './lists/store-items.ts';
import { asKnownAtSuspension, type Period } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { accessOf, assertAccess } from './store-access.ts';

/** One store; `not-found` if it is out of reach. */
export async function getStore(
  databases: Databases,
  asked: { accountId: string; scope: Scope; storeId: string; period: Period; pictureUrl: PictureUrl },
): Promise<StoreItem> {
  const { accountId, scope, storeId, period, pictureUrl } = asked;
  const visibility = await assertAccess(databases, accessOf(scope, accountId), { storeId });
  const [item] = await findStoreItems(databases, {
    ...{ accountId, storeIds: [Number(storeId)], pictureUrl },
    period: asKnownAtSuspension(period, visibility),
  });
  if (!item) throw new Problem('not-found');
  return item;
}
