import { type RawBuilder, sql } from 'kysely';
import { SOLD_OUT_SHARE, type StoreListQuery } from '#contract/filters.ts';
import type { Scope } from '#contract/scope.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { ageSpan } from '../age-span.ts';
import { findFavoriteStores } from '../products/find-favorites.ts';
import { between, discountWithin, windowConditions, wordPattern } from '../products/product-filter.ts';
import { findsNothing, readSearch } from '../products/read-search.ts';
import { findWatches, storesOfStatus, withStatus } from './find-watched-stores.ts';

export type StoreQuestion = {
  accountId: string;
  /** `mine`: the stores on the user's list; `catalogue`: every store. */
  scope: Scope;
  /** Only these of the user's own stores. */
  within?: readonly number[];
  query: Omit<StoreListQuery, 'page' | 'pageSize'>;
  nowMs: number;
  /** Only this many stores of the database, the best by orders of the last 7 days; null for all. */
  atMost: number | null;
  limit: number;
  offset: number;
};

/** Which stores a list covers, whatever they sold. */
export type StoreFilter = {
  query: StoreQuestion['query'];
  firstSeen: { from?: Date; until?: Date };
  storeIds?: number[];
  notStoreIds?: number[];
  /** Excluded stores are shown only to users who watch them: these. */
  excludedShown: number[];
  /** The user's favorites, if the query asks for them. */
  favorites: number[];
  /** On the user's list and suspended: today's figures neither filter nor sort them. */
  unfigured: number[];
};

/** Null if nothing can match. */
export async function storeFilterOf(
  databases: Databases,
  { accountId, scope, within, query, nowMs, atMost }: StoreQuestion,
): Promise<StoreFilter | null> {
  if (findsNothing(query.q, readSearch(query.q ?? ''))) return null;
  const watched = await findWatches(databases.people, accountId);
  // one's own list shows every store, so the readings matter only for a status filter
  const areReadingsAsked = scope === 'catalogue' || query.status.length > 0;
  const stores = areReadingsAsked ? await withStatus(databases.facts, watched) : [];
  const { in: storeIds, notIn } = storesOfStatus(stores, query.status);
  const firstSeen = ageSpan(query, nowMs);
  const favorites = query.favorited === undefined ? [] : await findFavoriteStores(databases.people, accountId);
  if (scope === 'mine') {
    const ids = watched.map(({ id }) => id);
    const unfigured = watched.filter(({ suspendedBy }) => suspendedBy !== null).map(({ id }) => id);
    const listed = storeIds ?? ids.filter((id) => !notIn?.includes(id));
    const asked = within ? listed.filter((id) => within.includes(id)) : listed;
    return { query, firstSeen, storeIds: asked, excludedShown: ids, favorites, unfigured };
  }
  const excludedShown = stores.filter(({ isExcluded }) => isExcluded).map(({ id }) => id);
  const filter: StoreFilter = {
    ...{ query, firstSeen, storeIds, notStoreIds: notIn, excludedShown, favorites, unfigured: [] },
  };
  if (atMost === null) return filter;
  const best = await findBestStoreIds(sharedReader(databases.facts), atMost);
  return { ...filter, storeIds: best.filter((id) => storeIds?.includes(id) ?? true) };
}

/** Whether the query asks for given stores and nothing else; they are then found by their keys. */
export function isOfStoresAlone({ storeIds, query }: StoreFilter): boolean {
  const { q, countries, tags, platforms } = query;
  const isNarrowed = q || countries.length > 0 || tags.length > 0 || platforms.length > 0;
  const { favorited, minPrice, maxPrice, minAge, maxAge, minDiscount, maxDiscount, stock } = query;
  const isBound = [favorited, minPrice, maxPrice, minAge, maxAge, minDiscount, maxDiscount, stock].some(
    (bound) => bound !== undefined,
  );
  return storeIds !== undefined && !isNarrowed && !isBound && figuresWithin(query).length === 0;
}

/** Conditions on a row of `store s`. */
export function storeConditions(filter: StoreFilter): RawBuilder<unknown>[] {
  const { query, firstSeen, storeIds, notStoreIds, excludedShown, favorites } = filter;
  const conditions: RawBuilder<unknown>[] = [
    sql`(s.problem is distinct from 'store-excluded' or s.id = any(${excludedShown}::bigint[]))`,
  ];
  if (storeIds) conditions.push(sql`s.id = any(${storeIds}::bigint[])`);
  if (notStoreIds?.length) conditions.push(sql`s.id <> all(${notStoreIds}::bigint[])`);
  const search = readSearch(query.q ?? '');
  if (search.host !== undefined) conditions.push(sql`s.host = ${search.host}`);
  for (const word of search.words) conditions.push(sql`s.search_text like ${wordPattern(word)}`);
  if (query.countries.length > 0) conditions.push(sql`s.country = any(${query.countries}::text[])`);
  if (query.tags.length > 0) conditions.push(sql`s.tags && ${query.tags}::text[]`);
  if (query.favorited !== undefined) {
    const isFavorite = sql`s.id = any(${favorites}::bigint[])`;
    conditions.push(query.favorited ? isFavorite : sql`not ${isFavorite}`);
  }
  if (query.platforms.length > 0) conditions.push(sql`s.platform = any(${query.platforms}::text[])`);
  if (query.stock === 'out') conditions.push(sql`s.sold_out_share >= ${SOLD_OUT_SHARE}::real`);
  if (query.stock === 'in') conditions.push(sql`s.sold_out_share < ${SOLD_OUT_SHARE}::real`);
  return [
    ...conditions,
    ...between(sql`s.created_at`, firstSeen.from, firstSeen.until),
    ...discountWithin(sql`s.discounted_share`, query.minDiscount, query.maxDiscount),
    ...between(sql`s.median_price_usd`, query.minPrice, query.maxPrice),
  ];
}

/** Conditions on a row of `store_window sw`. */
export function figuresWithin(query: Omit<StoreListQuery, 'page' | 'pageSize'>): RawBuilder<unknown>[] {
  return [
    ...between(sql`sw.orders`, query.minOrders, query.maxOrders),
    ...between(sql`sw.revenue_usd`, query.minRevenue, query.maxRevenue),
    ...windowConditions(query, 'sw'),
  ];
}

/**
 * All stores of the database that a limited plan sees: the best by orders of the last 7 days, and if these are too few,
 * stores without any.
 */
async function findBestStoreIds(facts: Facts, count: number): Promise<number[]> {
  const sold = await sql<{ id: number }>`
    select store_id as id from store_window where date_range = 'LAST_7_DAYS'
    order by orders desc nulls last, store_id limit ${count}`.execute(facts);
  const missing = count - sold.rows.length;
  if (missing === 0) return sold.rows.map(({ id }) => id);
  const others = await sql<{ id: number }>`
    select s.id from store s
    where not exists (select from store_window w where w.date_range = 'LAST_7_DAYS' and w.store_id = s.id)
    order by s.id limit ${missing}`.execute(facts);
  return [...sold.rows, ...others.rows].map(({ id }) => id);
}
