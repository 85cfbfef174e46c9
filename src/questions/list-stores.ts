import type { StoreListQuery } from '#contract/filters.ts';
import type { Page } from '#contract/list.ts';
import type { StoreItem } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';
import { limitsOf, pageOfItems } from './page.ts';
import { periodOf } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { findStoreItems } from './store-items.ts';
import { findStoreKeys, type StoreQuestion } from './stores/find-store-keys.ts';

type Asked = Pick<StoreQuestion, 'accountId' | 'scope' | 'atMost'> & {
  query: StoreListQuery;
  nowMs: number;
  pictureUrl: PictureUrl;
};

/** The stores on a user's list, whatever their status, or those of the shared database. */
export async function listStores(database: Database, asked: Asked): Promise<Page<StoreItem>> {
  const { accountId, scope, atMost, query, pictureUrl } = asked;
  const period = periodOf(query, asked.nowMs);
  const { storeIds, total } = await findStoreKeys(database, { accountId, scope, atMost, query, ...limitsOf(query) });
  return pageOfItems(query, await findStoreItems(database, { accountId, storeIds, period, pictureUrl }), total);
}
