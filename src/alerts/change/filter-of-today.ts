import type { ProductListQuery } from '#contract/filters.ts';
import { type FilterList, isOfStores } from '#contract/messages/alert.ts';
import type { Databases } from '#database/connect.ts';
import { filterOf } from '#questions/lists/products/filter-of.ts';
import { findFavoriteStores } from '#questions/lists/products/find-favorites.ts';
import { queryOfToday } from '#questions/lists/products/past/find-past-products.ts';
import type { ProductFilter } from '#questions/lists/products/product-filter.ts';
import { readSearch } from '#questions/lists/products/read-search.ts';

type Asked = { query: ProductListQuery; list: FilterList };

/** The part of a saved filter that is not stored for the past; null if nothing can match it. */
export async function filterOfToday(
  databases: Databases,
  accountId: string,
  { query, list }: Asked,
  nowMs: number,
): Promise<ProductFilter | null> {
  const scope = { accountId, scope: 'catalogue' as const, atMost: null };
  if (!isOfStores(list)) return filterOf(databases, scope, queryOfToday(query), nowMs);
  const { favorited, q, ...others } = queryOfToday(query);
  const { host } = readSearch(q ?? '');
  // a store is found by the host of any address on it
  const ofStores = await filterOf(databases, scope, { ...others, q: host ? `https://${host}/` : q }, nowMs);
  if (!ofStores || favorited === undefined) return ofStores;
  const favorites = await findFavoriteStores(databases.people, accountId);
  const { storeIds, notStoreIds = [] } = ofStores;
  return favorited
    ? { ...ofStores, storeIds: storeIds?.filter((id) => favorites.includes(id)) ?? favorites }
    : { ...ofStores, notStoreIds: [...notStoreIds, ...favorites] };
}
