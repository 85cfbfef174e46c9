import { sql } from 'kysely';
import type { ProductListQuery, StoreStatus } from '#contract/filters.ts';
import type { Database } from '#database/connect.ts';
import { STORE_STATUS } from '../stores/store-status.ts';
import type { ProductFilter } from './product-filter.ts';
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
    among: atMost === null ? [] : [{ keys: bestProducts(atMost), isIn: true }],
  };
  const wanted: number[][] = [];
  if (storeId !== undefined) wanted.push([Number(storeId)]);
  if (search.host !== undefined) wanted.push(await storesAt(database, search.host));
  if (scope === 'mine') wanted.push((await watchedStores(database, accountId, query.status)).map(({ id }) => id));
  else if (query.status.length > 0) {
    const watched = await watchedStores(database, accountId, []);
    const isAsked = ({ status }: { status: StoreStatus }) => query.status.includes(status);
    if (query.status.includes('DATABASE')) {
      filter.notStoreIds = watched.filter((store) => !isAsked(store)).map(({ id }) => id);
    } else wanted.push(watched.filter(isAsked).map(({ id }) => id));
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

/** All that a plan with a limit sees. */
function bestProducts(count: number) {
  return sql`select store_id, product_id from (
    (select store_id, product_id, 1 as turn from product_window_last_7_days where not is_gone
      order by orders desc, store_id, product_id limit ${count})
    union all
    (select store_id, id, 2 from product p where gone_at is null and (select true from product_window_last_7_days w
        where w.store_id = p.store_id and w.product_id = p.id) is null
      order by store_id, id limit ${count})
    order by turn limit ${count}) as best`;
}

async function storesAt(database: Database, host: string): Promise<number[]> {
  const rows = await database.selectFrom('store').select('id').where('host', '=', host).execute();
  return rows.map((row) => row.id);
}

async function watchedStores(
  database: Database,
  accountId: string,
  status: StoreStatus[],
): Promise<{ id: number; status: StoreStatus }[]> {
  const isAsked = status.length > 0 ? sql`${STORE_STATUS} = any(${status}::text[])` : sql`true`;
  const { rows } = await sql<{ id: number; status: StoreStatus }>`
    select s.id, ${STORE_STATUS} as status from watched_store w join store s on s.id = w.store_id
    where w.account_id = ${accountId} and ${isAsked}`.execute(database);
  return rows;
}
