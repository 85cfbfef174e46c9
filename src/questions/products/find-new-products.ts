import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#contract/list.ts';
import type { Database } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import type { Period } from '../period.ts';
import { findStoreIdsOf, type Scope } from '../store-access.ts';
import { rangeAround } from './candidates.ts';
import { countMarketProducts } from './count-market-products.ts';
import { windowOf } from './product-filter.ts';
import type { ProductKey } from './product-question.ts';

type Asked = { accountId: string; scope: Scope; period: Period; limit: number };

/** Of a span without a name the orders of so many are summed. */
const MOST_SUMMED = 200;

/**
 * Products that came into their store's catalogue in a period, those with the most orders first. The catalogue that a
 * store's first reading found was there before. Of many in the shared database only the best sellers are looked through.
 */
export async function findNewProducts(database: Database, asked: Asked): Promise<ProductKey[]> {
  const { accountId, scope, period, limit } = asked;
  const storeIds = await findStoreIdsOf(database, scope, accountId);
  if (storeIds) return findBestOf(database, asked, all(period, storeIds));
  const reader = sharedReader(database);
  const [count, products] = await Promise.all([countFresh(reader, period), countMarketProducts(reader)]);
  const areMany = count > TOTAL_CAP;
  // as many best sellers hold the page, if new products sell like all others, as there are new ones to look up
  if (areMany || count * count > 2 * limit * products) {
    const best = amongBestSellers(period, period.range === null ? MOST_SUMMED : limit);
    const found = await findBestOf(reader, asked, best);
    if (areMany || found.length === limit) return found;
  }
  return findBestOf(reader, asked, all(period, null));
}

async function findBestOf(
  database: Database,
  { period, limit }: Asked,
  fresh: RawBuilder<unknown>,
): Promise<ProductKey[]> {
  const { rows } = await sql<{ store_id: number; product_id: number }>`
    with fresh as materialized (${fresh})
    select store_id, product_id from fresh
    order by ${ordersOf(period)} desc, first_seen_at desc, store_id, product_id limit ${limit}`.execute(database);
  return rows.map((row) => ({ storeId: row.store_id, productId: row.product_id }));
}

async function countFresh(database: Database, period: Period): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from product p where p.gone_at is null and ${seenWithin(period)} limit ${sql.lit(TOTAL_CAP + 1)}
    ) as counted`.execute(database);
  return rows[0]!.total;
}

function all(period: Period, storeIds: number[] | null): RawBuilder<unknown> {
  const mine = storeIds ? sql`and p.store_id = any(${storeIds}::bigint[])` : sql``;
  return sql`select p.store_id, p.id as product_id, p.first_seen_at from product p join store s on s.id = p.store_id
    where p.gone_at is null and ${seenWithin(period)} and p.first_seen_at > s.first_read_at ${mine}`;
}

/** In the order of an index, so that it ends with the last that is wanted. */
function amongBestSellers(period: Period, limit: number): RawBuilder<unknown> {
  const span = { fromMs: Date.parse(period.current.from), untilMs: Date.parse(period.current.until) };
  const range = period.range ?? rangeAround({ ...span, nowMs: period.nowMs });
  // offset 0: looked up one after the other, so that it does end there
  return sql`select best.store_id, best.product_id, fresh.first_seen_at
    from (
      select store_id, product_id, orders from ${windowOf(range)} where not is_gone
      order by orders desc, store_id, product_id limit ${sql.lit(TOTAL_CAP)}
    ) best
    cross join lateral (
      select p.first_seen_at from product p join store s on s.id = p.store_id
      where p.store_id = best.store_id and p.id = best.product_id
        and ${seenWithin(period)} and p.first_seen_at > s.first_read_at offset 0
    ) fresh
    order by best.orders desc, best.store_id, best.product_id limit ${limit}`;
}

function seenWithin({ current }: Period): RawBuilder<unknown> {
  return sql`p.first_seen_at >= ${new Date(current.from)} and p.first_seen_at < ${new Date(current.until)}`;
}

function ordersOf(period: Period): RawBuilder<unknown> {
  const theirs = sql`f.store_id = fresh.store_id and f.product_id = fresh.product_id`;
  if (period.range !== null) {
    return sql`coalesce((select f.orders from ${windowOf(period.range)} f
      where f.date_range = ${sql.lit(period.range)} and ${theirs}), 0)`;
  }
  return sql`coalesce((select sum(f.orders) from sale_day f where ${theirs}
    and f.day >= ${period.current.from}::date and f.day < ${period.current.until}::date), 0)`;
}
