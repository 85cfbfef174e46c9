import { NO_CHANGE, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import type { StoreListQuery } from '#contract/filters.ts';
import type { Page } from '#contract/list.ts';
import type { StoreItem } from '#contract/store.ts';
import type { Databases } from '#database/connect.ts';
import { asKnownAtSuspension, periodOf } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import { isSameForAll, visibilityOf } from '../store-access.ts';
import { limitsOf, pageOfItems } from './page.ts';
import { findStoreItems } from './store-items.ts';
import { findStoreKeys } from './stores/find-store-keys.ts';
import { findWatches } from './stores/find-watched-stores.ts';
import type { StoreQuestion } from './stores/store-filter.ts';

type Asked = Pick<StoreQuestion, 'accountId' | 'scope' | 'atMost'> & {
  query: StoreListQuery;
  nowMs: number;
  pictureUrl: PictureUrl;
};

/** The stores on a user's list, in any status, or those of the catalogue. */
export async function listStores(databases: Databases, asked: Asked): Promise<Page<StoreItem>> {
  const { accountId, scope, atMost, query, pictureUrl } = asked;
  const period = periodOf(query, asked.nowMs);
  const { storeIds, total } = await findStoreKeys(databases, {
    ...{ accountId, scope, atMost, query, nowMs: asked.nowMs },
    ...limitsOf(query),
  });
  if (scope === 'catalogue') {
    const isShared = isSameForAll(scope, query);
    const items = await findStoreItems(databases, { accountId, storeIds, period, pictureUrl, isShared });
    return pageOfItems(query, items, total);
  }
  const watched = await findWatches(databases.people, accountId);
  const visibilityOfStore = new Map(watched.map((store) => [store.id, visibilityOf(store)]));
  const visibleUntil = (storeId: number) => {
    const visibility = visibilityOfStore.get(storeId);
    return visibility === undefined || visibility === 'closed' ? null : visibility.visibleUntil;
  };
  const byTime = Map.groupBy(storeIds, (id) => visibleUntil(id)?.getTime() ?? null);
  const items = await Promise.all(
    [...byTime.values()].map((together) => {
      const asOf = asKnownAtSuspension(period, { visibleUntil: visibleUntil(together[0]!) });
      return findStoreItems(databases, { accountId, storeIds: together, period: asOf, pictureUrl });
    }),
  );
  const isClosed = ({ id }: StoreItem) => visibilityOfStore.get(Number(id)) === 'closed';
  const byId = new Map(items.flat().map((item) => [item.id, isClosed(item) ? closedItem(item) : item]));
  const inOrder = storeIds.flatMap((id) => byId.get(String(id)) ?? []);
  return pageOfItems(query, inOrder, total);
}

/** A store that the plan suspended is listed by name only, without figures. */
function closedItem(item: StoreItem): StoreItem {
  const nothing = { orders: NO_ESTIMATE, revenue: NO_ESTIMATE };
  return {
    ...item,
    ...{
      tags: [],
      productCount: null,
      uncountedCount: null,
      trackedBy: 0,
      ...nothing,
      previous: nothing,
      change: NO_CHANGE,
      sparkline: [],
    },
    ...{
      discountedShare: null,
      soldOutShare: null,
      lastReadAt: null,
      nextReadAt: null,
      nextReadReason: null,
      signals: [],
      problem: null,
    },
  };
}
