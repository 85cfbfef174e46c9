import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#contract/list.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { isNew } from '../is-new.ts';
import { keysAsRows, type ProductKey, windowOf } from '../lists/products/product-filter.ts';
import type { Period } from '../period.ts';
import { type Access, findStoreIdsOf, readerOf } from '../store-access.ts';
import { rangeAround } from './candidates.ts';

type Asked = Access & { period: Period; limit: number };

/** For a custom span, the orders of at most this many products are summed. */
const MAX_SUMMED = 200;
/** How many best sellers of the catalogue are searched. A cluster returns this many from each shard. */
const MAX_BEST_SELLERS = 2_000;

/**
 * Products that appeared in their store in a period, most orders first. In the catalogue, only the best sellers are
 * searched; if too few of them are new, the newest products follow.
 */
export async function findNewProducts({ people, facts }: Databases, asked: Asked): Promise<ProductKey[]> {
  const { scope, period } = asked;
  const storeIds = await findStoreIdsOf(people, asked);
  const reader = readerOf(facts, scope);
  const limit = period.range === null ? MAX_SUMMED : asked.limit;
  const found = storeIds
    ? await ask(reader, amongStores(period, storeIds, limit))
    : await amongCatalogue(reader, period, limit);
  return period.range === null ? sortBySums(reader, found, asked) : found;
}

async function amongCatalogue(reader: Facts, period: Period, limit: number): Promise<ProductKey[]> {
  const sold = await ask(reader, amongBestSellers(period, limit));
  if (sold.length === limit) return sold;
  const known = new Set(sold.map(productIdOf));
  const newest = await ask(reader, amongNewest(period, limit));
  return [...sold, ...newest.filter((key) => !known.has(productIdOf(key)))].slice(0, limit);
}

async function ask(reader: Facts, question: RawBuilder<unknown>): Promise<ProductKey[]> {
  const { rows } = await sql<{ store_id: number; product_id: number }>`${question}`.execute(reader);
  return rows.map((row) => ({ storeId: row.store_id, productId: row.product_id }));
}

/** One selection without an inner limit, which each shard answers alone. */
function amongStores(period: Period, storeIds: number[], limit: number): RawBuilder<unknown> {
  return sql`select p.store_id, p.id as product_id
    from product p
    join product_event e on ${isNew(period)}
    left join ${windowsOf(period)} w on w.store_id = p.store_id and w.product_id = p.id and w.store_id = any(${storeIds}::bigint[])
    where p.store_id = any(${storeIds}::bigint[]) and p.gone_at is null
    order by coalesce(w.orders, 0) desc, p.first_seen_at desc, p.store_id, p.id limit ${limit}`;
}

/** Reads in index order, so that it stops at the last row that is needed. */
function amongBestSellers(period: Period, limit: number): RawBuilder<unknown> {
  return sql`select p.store_id, p.id as product_id
    from (
      select store_id, product_id as id, orders, first_seen_at from ${windowsOf(period)} where not is_gone
      order by orders desc, store_id, product_id limit ${sql.lit(MAX_BEST_SELLERS)}
    ) p
    join product_event e on ${isNew(period)}
    order by p.orders desc, p.store_id, p.id limit ${limit}`;
}

function amongNewest(period: Period, limit: number): RawBuilder<unknown> {
  return sql`select fresh.store_id, fresh.id as product_id
    from (
      select p.store_id, p.id, p.first_seen_at from product p join product_event e on ${isNew(period)}
      where p.gone_at is null
      order by p.first_seen_at desc, p.store_id, p.id limit ${sql.lit(TOTAL_CAP)}
    ) fresh
    left join ${windowsOf(period)} w on w.store_id = fresh.store_id and w.product_id = fresh.id
    order by coalesce(w.orders, 0) desc, fresh.first_seen_at desc, fresh.store_id, fresh.id limit ${limit}`;
}

function windowsOf({ range, current, nowMs }: Period): RawBuilder<unknown> {
  const span = { fromMs: Date.parse(current.from), untilMs: Date.parse(current.until) };
  return windowOf(range ?? rangeAround({ ...span, nowMs }));
}

async function sortBySums(reader: Facts, found: ProductKey[], { period, limit }: Asked): Promise<ProductKey[]> {
  const sums = await sql<{ store_id: number; product_id: number; orders: number }>`
    select store_id, product_id, sum(orders) as orders from sale_day
    where store_id = any(${found.map(({ storeId }) => storeId)}::bigint[])
      and (store_id, product_id) in (${keysAsRows(found)})
      and day >= ${period.current.from}::date and day < ${period.current.until}::date
    group by store_id, product_id`.execute(reader);
  const ordersOf = new Map(
    sums.rows.map((row) => [productIdOf({ storeId: row.store_id, productId: row.product_id }), row.orders]),
  );
  const orders = (key: ProductKey) => ordersOf.get(productIdOf(key)) ?? 0;
  return found.toSorted((one, other) => orders(other) - orders(one)).slice(0, limit);
}
