import { sql } from 'kysely';
import type { ProductListQuery } from '#contract/filters.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { findMyStoreIds, isSameForAll } from '../../store-access.ts';
import { ageSpan } from '../age-span.ts';
import { findWatchedStores, storesOfStatus } from '../stores/find-watched-stores.ts';
import { findFavorites } from './find-favorites.ts';
import type { ProductFilter, ProductKey } from './product-filter.ts';
import { findsNothing, readSearch } from './read-search.ts';

/** Which products a list may show: those of a user's stores (or of one of them), or the whole catalogue. */
export type ListScope = {
  accountId: string;
  scope: Scope;
  /** Limits a user's stores to these. */
  within?: readonly number[];
  storeId?: string;
  /** Limits the catalogue to so many best sellers of the last 7 days, as a free plan does; null: no limit. */
  atMost: number | null;
};

type Filters = Omit<ProductListQuery, 'page' | 'pageSize' | 'sortBy' | 'sortOrder' | 'dateRange' | 'sales'>;

export const NO_FILTERS: Filters = { status: [], countries: [], tags: [], platforms: [], signals: [] };

/** Turns a query into a filter; null where nothing can match. Watched stores and favorites become ids and keys in it. */
export async function filterOf(
  databases: Databases,
  { accountId, scope, within, storeId, atMost }: ListScope,
  query: Filters,
  nowMs: number,
): Promise<ProductFilter | null> {
  const { facts } = databases;
  const search = readSearch(query.q ?? '');
  if (findsNothing(query.q, search)) return null;
  const filter: ProductFilter = {
    ...{ words: search.words, tags: query.tags, countries: query.countries },
    ...{ minPrice: query.minPrice, maxPrice: query.maxPrice, minOrders: query.minOrders, maxOrders: query.maxOrders },
    ...{ minRevenue: query.minRevenue, maxRevenue: query.maxRevenue, isGoneIncluded: scope === 'mine' },
    ...{ minGrowth: query.minGrowth, maxGrowth: query.maxGrowth, sureGrowth: query.sureGrowth },
    ...{ minDiscount: query.minDiscount, maxDiscount: query.maxDiscount, stock: query.stock },
    ...{ platforms: query.platforms, signals: query.signals, firstSeen: ageSpan(query, nowMs) },
    isShared: isSameForAll(scope, query),
  };
  const wanted: number[][] = [];
  if (storeId !== undefined) wanted.push([Number(storeId)]);
  if (within) wanted.push([...within]);
  if (search.host !== undefined) wanted.push(await findStoresAt(facts, search.host));
  // suspended stores are left out here: their own page shows what may be shown
  if (scope === 'mine') wanted.push(await findMyStoreIds(databases.people, { accountId }));
  if (query.status.length > 0) {
    const { in: asked, notIn } = storesOfStatus(await findWatchedStores(databases, accountId), query.status);
    filter.notStoreIds = notIn;
    if (asked) wanted.push(asked);
  }
  if (wanted.length > 0) {
    filter.storeIds = wanted.reduce((kept, ids) => kept.filter((id) => ids.includes(id)));
    if (filter.storeIds.length === 0) return null;
  }
  const among: ProductKey[][] = [];
  if (atMost !== null) among.push(await findBestSellers(sharedReader(facts), atMost));
  if (search.handle !== undefined) among.push(await findByHandle(facts, filter.storeIds ?? [], search.handle));
  if (query.favorited !== undefined) {
    const favorites = await findFavorites(databases.people, accountId);
    if (query.favorited) among.push(favorites);
    else filter.notKeys = favorites;
  }
  if (among.length > 0) {
    filter.keys = among.reduce((kept, keys) => {
      const ids = new Set(keys.map(productIdOf));
      return kept.filter((key) => ids.has(productIdOf(key)));
    });
    if (filter.keys.length === 0) return null;
  }
  return filter;
}

/** The best sellers that a plan with a limit sees. Unsold products are added only where too few sold. */
async function findBestSellers(facts: Facts, count: number): Promise<ProductKey[]> {
  const sold = await sql<KeyRow>`
    select store_id, product_id from product_window_last_7_days where not is_gone
    order by orders desc, store_id, product_id limit ${count}`.execute(facts);
  const missing = count - sold.rows.length;
  if (missing === 0) return sold.rows.map(keyOfRow);
  const others = await sql<KeyRow>`
    select p.store_id, p.id as product_id from product p
    where p.gone_at is null and not exists (
      select from product_window_last_7_days w where w.date_range = 'LAST_7_DAYS' and w.store_id = p.store_id and w.product_id = p.id
    ) order by p.store_id, p.id limit ${missing}`.execute(facts);
  return [...sold.rows, ...others.rows].map(keyOfRow);
}

async function findStoresAt(facts: Facts, host: string): Promise<number[]> {
  const rows = await facts.selectFrom('store').select('id').where('host', '=', host).execute();
  return rows.map((row) => row.id);
}

async function findByHandle(facts: Facts, storeIds: number[], handle: string): Promise<ProductKey[]> {
  const { rows } = await sql<KeyRow>`
    select store_id, id as product_id from product
    where store_id = any(${storeIds}::bigint[]) and handle = ${handle}`.execute(facts);
  return rows.map(keyOfRow);
}

type KeyRow = { store_id: number; product_id: number };

function keyOfRow(row: KeyRow): ProductKey {
  return { storeId: row.store_id, productId: row.product_id };
}
