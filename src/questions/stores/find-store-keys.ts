import { type RawBuilder, sql } from 'kysely';
import type { StoreListQuery } from '#contract/filters.ts';
import { type SortOrder, TOTAL_CAP } from '#contract/list.ts';
import type { Database } from '#database/connect.ts';
import { all, wordPattern } from '../products/product-filter.ts';
import { findsNothing, readSearch } from '../products/read-search.ts';
import { STORE_STATUS } from './store-status.ts';

export type StoreQuestion = {
  accountId: string;
  /** `mine`: those on the user's list; `database`: every store. */
  scope: 'mine' | 'database';
  query: Omit<StoreListQuery, 'page' | 'pageSize'>;
  /** Of the database only the first by orders of the last 7 days; null for all. */
  atMost: number | null;
  limit: number;
  offset: number;
};

const FIGURE = { orderCount: 'orders', revenue: 'revenue_usd' } as const;

/** A page of stores by a sort, and how many there are (counted no further than one past TOTAL_CAP). */
export async function findStoreKeys(
  database: Database,
  question: StoreQuestion,
): Promise<{ storeIds: number[]; total: number }> {
  const { query, limit, offset } = question;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*) as total from (
      select 1 from ${storesAsked(question)} where ${matching(question)} limit ${sql.lit(TOTAL_CAP + 1)}
    ) as counted`.execute(database);
  const total = counted[0]!.total;
  const find = async (from: RawBuilder<unknown>, conditions: RawBuilder<unknown>): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`select s.id from ${from} where ${conditions}
      order by ${sortOf(query.sortBy, query.sortOrder)} limit ${limit} offset ${offset}`.execute(database);
    return rows.map((row) => row.id);
  };
  if (question.scope === 'database' && (query.sortBy === 'orderCount' || query.sortBy === 'revenue')) {
    // those with figures come first, in the order of an index that a list of all stores cannot use
    const isKnown = sql`${sql.ref(`sw.${FIGURE[query.sortBy]}`)} is not null`;
    const storeIds = await find(storesAsked(question, 'join'), sql`${matching(question)} and ${isKnown}`);
    if (storeIds.length === limit) return { storeIds, total };
  }
  return { storeIds: await find(storesAsked(question), matching(question)), total };
}

function storesAsked(
  { accountId, scope, query }: StoreQuestion,
  windows: 'join' | 'left join' = 'left join',
): RawBuilder<unknown> {
  const join = sql.raw(scope === 'mine' ? 'join' : 'left join');
  return sql`store s ${join} watched_store w on w.store_id = s.id and w.account_id = ${accountId}
    ${sql.raw(windows)} store_window sw on sw.store_id = s.id and sw.date_range = ${sql.lit(query.dateRange)}`;
}

function matching({ accountId, scope, query, atMost }: StoreQuestion): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [];
  // of an excluded store only those are told who follow it
  if (scope === 'database')
    conditions.push(sql`(s.problem is distinct from 'store-excluded' or w.store_id is not null)`);
  const search = readSearch(query.q ?? '');
  if (findsNothing(query.q, search)) conditions.push(sql`false`);
  if (search.host !== undefined) conditions.push(sql`s.host = ${search.host}`);
  for (const word of search.words) conditions.push(sql`s.search_text like ${wordPattern(word)}`);
  if (query.countries.length > 0) conditions.push(sql`s.country = any(${query.countries}::text[])`);
  if (query.tags.length > 0) conditions.push(sql`s.tags && ${query.tags}::text[]`);
  if (query.status.length > 0) {
    const status =
      scope === 'mine' ? STORE_STATUS : sql`case when w.store_id is null then 'DATABASE' else ${STORE_STATUS} end`;
    conditions.push(sql`${status} = any(${query.status}::text[])`);
  }
  if (query.favorited !== undefined) {
    const isFavorite = sql`exists (select from favorite f
      where f.account_id = ${accountId} and f.store_id = s.id and f.product_id = 0)`;
    conditions.push(query.favorited ? isFavorite : sql`not ${isFavorite}`);
  }
  const within = (column: RawBuilder<unknown>, least: number | undefined, most: number | undefined) => {
    if (least !== undefined) conditions.push(sql`${column} >= ${least}`);
    if (most !== undefined) conditions.push(sql`${column} <= ${most}`);
  };
  within(sql`s.median_price_usd`, query.minPrice, query.maxPrice);
  within(sql`sw.orders`, query.minOrders, query.maxOrders);
  within(sql`sw.revenue_usd`, query.minRevenue, query.maxRevenue);
  if (atMost !== null) conditions.push(sql`s.id in (${bestStores(atMost)})`);
  return all(conditions);
}

/**
 * The first stores of the database by orders of the last 7 days, and after them those without any: all that a plan
 * with a limit sees.
 */
function bestStores(count: number): RawBuilder<unknown> {
  return sql`select store_id from (
    (select store_id, 1 as turn from store_window where date_range = 'LAST_7_DAYS'
      order by orders desc nulls last, store_id limit ${count})
    union all
    (select id, 2 from store where (select true from store_window w
        where w.store_id = store.id and w.date_range = 'LAST_7_DAYS') is null
      order by id limit ${count})
    order by turn limit ${count}) as best`;
}

/** A store without figures comes last either way. */
function sortOf(sortBy: StoreListQuery['sortBy'], order: SortOrder): RawBuilder<unknown> {
  const direction = sql.raw(order);
  if (sortBy === 'newest') return sql`s.created_at ${direction}, s.id ${direction}`;
  const value = sortBy === 'change' ? sql`sw.orders - sw.previous_orders` : sql.ref(`sw.${FIGURE[sortBy]}`);
  return sql`${value} ${direction} nulls last, s.id ${direction}`;
}
