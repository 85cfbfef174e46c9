import { type RawBuilder, sql } from 'kysely';
import type { StoreListQuery } from '#contract/filters.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import { ask } from '#database/ask-prepared.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { isSameForAll } from '../../store-access.ts';
import { all } from '../products/product-filter.ts';
import {
  figuresWithin,
  isOfStoresAlone,
  type StoreFilter,
  type StoreQuestion,
  storeConditions,
  storeFilterOf,
} from './store-filter.ts';

const FIGURE = { orderCount: 'orders', revenue: 'revenue_usd', change: 'orders_change' } as const;
/** `select` gives `id` and `value`. */
type Part = { select: RawBuilder<unknown>; order: RawBuilder<unknown> };

/**
 * A page of stores in a sort order, and how many there are (counted up to one above TOTAL_CAP). Few stores are gathered
 * and sorted; many are read in the order of the sort's index. Stores without figures come last in either direction.
 */
export async function findStoreKeys(
  databases: Databases,
  question: StoreQuestion,
): Promise<{ storeIds: number[]; total: number }> {
  const filter = await storeFilterOf(databases, question);
  if (!filter) return { storeIds: [], total: 0 };
  const reader = sharedReader(databases.facts, isSameForAll(question.scope, question.query));
  if (filter.storeIds) return gather(reader, question, filter);
  const total = await count(
    reader,
    sql`select s.id from ${storesWithin(question, filter)} where ${isAsked(question, filter)}`,
  );
  if (total <= TOTAL_CAP) return gather(reader, question, filter);
  const storeIds: number[] = [];
  let { offset } = question;
  for (const { select, order } of partsOf(question, filter)) {
    const limit = question.limit - storeIds.length;
    if (limit === 0) break;
    const { rows } = await sql<{ id: number }>`select id from (${select}) as matches
      order by ${order} limit ${limit} offset ${offset}`.execute(reader);
    storeIds.push(...rows.map((row) => row.id));
    if (rows.length > 0) offset = 0;
    // the page begins in a later part
    else if (offset > 0) offset = Math.max(0, offset - (await count(reader, select)));
  }
  return { storeIds, total };
}

async function count(facts: Facts, selection: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${selection} limit ${sql.lit(TOTAL_CAP + 1)}) as counted`.execute(facts);
  return rows[0]!.total;
}

/** The page from all matches, and their number. */
async function gather(
  facts: Facts,
  question: StoreQuestion,
  filter: StoreFilter,
): Promise<{ storeIds: number[]; total: number }> {
  const { query, limit, offset } = question;
  const [row] = await ask(
    facts,
    sql<{ total: number; ids: number[] | null }>`
    with matches as materialized (
      select s.id, ${sortedBy(query.sortBy)} as value from ${storesWithin(question, filter, true)} where ${isAsked(question, filter)}
    )
    select (select count(*) from matches) as total, (
      select json_agg(id) from (
        select id from matches order by value is null, ${orderOf(query)} limit ${limit} offset ${offset}
      ) as page) as ids`,
    isOfStoresAlone(filter),
  );
  return { storeIds: row!.ids ?? [], total: row!.total };
}

/** Stores, joined with their windows if the query needs figures. */
function storesWithin({ query }: StoreQuestion, { unfigured }: StoreFilter, isSorted = false): RawBuilder<unknown> {
  const isFigured = figuresWithin(query).length > 0;
  if (!isFigured && !(isSorted && query.sortBy !== 'newest')) return sql`store s`;
  return sql`store s ${sql.raw(isFigured ? 'join' : 'left join')} store_window sw
    on sw.store_id = s.id and sw.date_range = ${sql.lit(query.dateRange)}
    ${unfigured.length === 0 ? sql`` : sql`and s.id <> all(${unfigured}::bigint[])`}`;
}

function isAsked({ query }: StoreQuestion, filter: StoreFilter): RawBuilder<unknown> {
  return all([...storeConditions(filter), ...figuresWithin(query)]);
}

function sortedBy(sortBy: StoreListQuery['sortBy']): RawBuilder<unknown> {
  return sortBy === 'newest' ? sql`s.created_at` : sql.ref(`sw.${FIGURE[sortBy]}`);
}

/** Exactly the orders of the indexes, forward or backward. When sorted by figures, equal stores come by id. */
function orderOf({ sortBy, sortOrder }: StoreQuestion['query']): RawBuilder<unknown> {
  const isDown = sortOrder === 'desc';
  if (sortBy === 'newest') return sql.raw(isDown ? 'value desc, id desc' : 'value, id');
  return sql.raw(isDown ? 'value desc nulls last, id' : 'value nulls first, id desc');
}

function partsOf(question: StoreQuestion, filter: StoreFilter): Part[] {
  const { query } = question;
  const figures = figuresWithin(query);
  const own = all(storeConditions(filter));
  const value = sortedBy(query.sortBy);
  const windows = sql`store_window sw where sw.date_range = ${sql.lit(query.dateRange)}`;
  // offset 0: windows are looked up one by one in index order, rather than joined with all stores
  const hasWindow = (conditions: RawBuilder<unknown>[]) =>
    sql`exists (select from ${windows} and sw.store_id = s.id and ${all(conditions)} offset 0)`;
  const isWithin = figures.length > 0 ? hasWindow(figures) : sql`true`;
  const order = orderOf(query);
  if (query.sortBy === 'newest') {
    return [{ order, select: sql`select s.id, ${value} as value from store s where ${own} and ${isWithin}` }];
  }
  const known = sql`select sw.store_id as id, ${value} as value from ${windows} and ${all([sql`${value} is not null`, ...figures])}
    and exists (select from store s where s.id = sw.store_id and ${own} offset 0)`;
  const unknown = sql`select s.id from store s
    where ${own} and ${isWithin} and not ${hasWindow([sql`${value} is not null`])}`;
  return [
    { select: known, order },
    { select: unknown, order: sql.raw(query.sortOrder === 'desc' ? 'id' : 'id desc') },
  ];
}
