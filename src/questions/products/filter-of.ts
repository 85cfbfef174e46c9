import { sql } from 'kysely';
import type { ProductListQuery } from '#contract/filters.ts';
import type { Database } from '#database/connect.ts';
import { isSameForAll } from '../store-access.ts';
import { findWatchedStores, storesOfStatus } from '../stores/find-watched-stores.ts';
import { isOwnWindow, type ProductFilter } from './product-filter.ts';
import { findsNothing, readSearch } from './read-search.ts';

/** Whose products a list is of: a user's stores (or one of them), or the shared database. */
export type ListScope = {
  accountId: string;
  scope: 'mine' | 'database';
  storeId?: string;
  /** Of the database only the first by orders of the last 7 days; null for all. */
  atMost: number | null;
};

type Filters = Omit<ProductListQuery, 'page' | 'pageSize' | 'sortBy' | 'sortOrder' | 'dateRange'>;

export const NO_FILTERS: Filters = { status: [], countries: [], tags: [] };

/** The filter that a query comes to; null where nothing can match it. */
export async function filterOf(
  database: Database,
  { accountId, scope, storeId, atMost }: ListScope,
  query: Filters,
): Promise<ProductFilter | null> {
  const search = readSearch(query.q ?? '');
  if (findsNothing(query.q, search)) return null;
  const filter: ProductFilter = {
    ...{ words: search.words, handle: search.handle, tags: query.tags, countries: query.countries },
    ...{ minPrice: query.minPrice, maxPrice: query.maxPrice, minOrders: query.minOrders, maxOrders: query.maxOrders },
    ...{ minRevenue: query.minRevenue, maxRevenue: query.maxRevenue, isGoneIncluded: scope === 'mine' },
    isShared: isSameForAll(scope, query),
    among: atMost === null ? [] : [{ keys: bestProducts(atMost), isIn: true }],
  };
  const wanted: number[][] = [];
  if (storeId !== undefined) wanted.push([Number(storeId)]);
  if (search.host !== undefined) wanted.push(await storesAt(database, search.host));
  if (scope === 'mine' || query.status.length > 0) {
    const watched = await findWatchedStores(database, accountId);
    const { in: asked, notIn } = storesOfStatus(watched, query.status);
    filter.notStoreIds = notIn;
    if (asked) wanted.push(asked);
    else if (scope === 'mine') wanted.push(watched.map(({ id }) => id));
  }
  if (wanted.length > 0) {
    filter.storeIds = wanted.reduce((kept, ids) => kept.filter((id) => ids.includes(id)));
    if (filter.storeIds.length === 0) return null;
  }
  if (query.favorited !== undefined) {
    const favorites = sql`select store_id, product_id from favorite where account_id = ${accountId} and product_id > 0`;
    filter.among.push({ keys: favorites, isIn: query.favorited });
  }
  return filter;
}

/** All that a plan with a limit sees; those that did not sell are looked for only where there are too few that did. */
function bestProducts(count: number) {
  return sql`with sold as materialized (
      select store_id, product_id from product_window_last_7_days where not is_gone
      order by orders desc, store_id, product_id limit ${count}
    )
    select store_id, product_id from sold
    union all
    (select store_id, id from product p
      where gone_at is null and (select count(*) from sold) < ${count} and (select true from product_window_last_7_days w
        where ${isOwnWindow('LAST_7_DAYS')}) is null
      order by store_id, id limit ${count} - (select count(*) from sold))`;
}

async function storesAt(database: Database, host: string): Promise<number[]> {
  const rows = await database.selectFrom('store').select('id').where('host', '=', host).execute();
  return rows.map((row) => row.id);
}
