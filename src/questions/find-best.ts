import { sql } from 'kysely';
import { StoreListQuery } from '#contract/filters.ts';
import type { Database } from '#database/connect.ts';
import type { Period } from './period.ts';
import { filterOf, NO_FILTERS } from './products/filter-of.ts';
import { findProductKeys, type ProductKey } from './products/find-product-keys.ts';
import { findStoreKeys } from './stores/find-store-keys.ts';

export type Best = { storeIds: number[]; products: ProductKey[] };

const BY_ORDERS = { sortBy: 'orderCount', sortOrder: 'desc', offset: 0 } as const;

/** Which stores and products had the most orders in a period; a span without a name is summed day by day, for `mine` alone. */
export async function findBest(
  database: Database,
  asked: { accountId: string; scope: 'mine' | 'database'; period: Period; limit: number },
): Promise<Best> {
  const { accountId, scope, period, limit } = asked;
  const range = period.range;
  if (range === null) return sumBest(database, asked);
  const filter = await filterOf(database, { accountId, scope, atMost: null }, NO_FILTERS);
  const query = StoreListQuery.parse({ dateRange: range });
  const [stores, products] = await Promise.all([
    findStoreKeys(database, { accountId, scope, query, atMost: null, limit, offset: 0 }),
    filter ? findProductKeys(database, { filter, range, ...BY_ORDERS, limit }) : { keys: [] },
  ]);
  return { storeIds: stores.storeIds, products: products.keys };
}

async function sumBest(
  database: Database,
  { accountId, period, limit }: { accountId: string; period: Period; limit: number },
): Promise<Best> {
  const { from, until } = period.current;
  const mine = sql`(select store_id from watched_store where account_id = ${accountId})`;
  const sums = (table: 'store_day' | 'sale_day', key: string) => sql<{ store_id: number; product_id: number }>`
    select ${sql.raw(key)} from ${sql.table(table)}
    where store_id in ${mine} and day >= ${from}::date and day < ${until}::date
    group by ${sql.raw(key)} order by sum(orders) desc, ${sql.raw(key)} limit ${limit}`;
  const [stores, products] = await Promise.all([
    sums('store_day', 'store_id').execute(database),
    sums('sale_day', 'store_id, product_id').execute(database),
  ]);
  return {
    storeIds: stores.rows.map((row) => row.store_id),
    products: products.rows.map((row) => ({ storeId: row.store_id, productId: row.product_id })),
  };
}
