import { type RawBuilder, sql } from 'kysely';
import { type Sales, StoreListQuery } from '#contract/filters.ts';
import { ask } from '#database/ask-prepared.ts';
import type { Databases, Facts, People } from '#database/connect.ts';
import { filterOf, NO_FILTERS } from '../lists/products/filter-of.ts';
import { findProductKeys, readProductKeysInOrder } from '../lists/products/find-product-keys.ts';
import type { ProductKey } from '../lists/products/product-filter.ts';
import { findStoreKeys } from '../lists/stores/find-store-keys.ts';
import type { Period } from '../period.ts';
import { type Access, findStoreIdsOf } from '../store-access.ts';
import { candidateProducts, candidateStores } from './candidates.ts';

type Asked = Access & { period: Period; limit: number };

const BY_ORDERS = { sortBy: 'orderCount', sortOrder: 'desc' } as const;

/** The stores with the most orders in a period: by the windows of named ranges; custom spans are summed by day. */
export async function findBestStores(databases: Databases, asked: Asked): Promise<number[]> {
  const { period, limit, ...access } = asked;
  if (period.range !== null) {
    const query = StoreListQuery.parse({ dateRange: period.range });
    // of the user's own stores, only those that are not suspended
    const within = (await findStoreIdsOf(databases.people, asked)) ?? undefined;
    const listed = { ...access, within, query, nowMs: period.nowMs, atMost: null, limit, offset: 0 };
    return (await findStoreKeys(databases, listed)).storeIds;
  }
  const { rows } = await sql<{ store_id: number }>`
    select store_id from store_day
    where ${candidateStores(await spanAsked(databases.people, asked))} and day >= ${period.current.from}::date and day < ${period.current.until}::date
    group by store_id order by sum(orders) desc, store_id limit ${limit}`.execute(databases.facts);
  return rows.map((row) => row.store_id);
}

/** The same for products: those that sold, and if these are too few, some that did not. */
export async function findBestProducts(databases: Databases, asked: Asked): Promise<ProductKey[]> {
  const { period, limit, ...access } = asked;
  if (period.range !== null) {
    const filter = await filterOf(databases, { ...access, atMost: null }, NO_FILTERS, period.nowMs);
    if (!filter) return [];
    const find = async (sales: Sales, most: number) => {
      const question = { filter, range: period.range!, sales, ...BY_ORDERS, limit: most, offset: 0 };
      if (access.scope === 'catalogue') return readProductKeysInOrder(databases.facts, question, askInFull);
      return (await findProductKeys(databases.facts, question, askInFull)).keys;
    };
    const keys = await find('with', limit);
    return keys.length === limit ? keys : [...keys, ...(await find('without', limit - keys.length))];
  }
  const { rows } = await sql<{ store_id: number; product_id: number }>`
    select store_id, product_id from sale_day
    where ${candidateProducts(await spanAsked(databases.people, asked))}
      and day >= ${period.current.from}::date and day < ${period.current.until}::date
    group by store_id, product_id order by sum(orders) desc, store_id, product_id limit ${limit}`.execute(
    databases.facts,
  );
  return rows.map((row) => ({ storeId: row.store_id, productId: row.product_id }));
}

/** An overview has no filter that could narrow it, so it is not cancelled after a second as lists are. */
async function askInFull<Row>(facts: Facts, question: RawBuilder<Row>): Promise<Row[]> {
  return ask(facts, question, false);
}

async function spanAsked(people: People, asked: Asked) {
  const { period } = asked;
  const { from, until } = period.current;
  const storeIds = await findStoreIdsOf(people, asked);
  return { storeIds, fromMs: Date.parse(from), untilMs: Date.parse(until), nowMs: period.nowMs };
}
