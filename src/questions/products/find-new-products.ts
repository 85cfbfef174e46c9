import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from '#contract/list.ts';
import type { Database } from '#database/connect.ts';
import type { Period } from '../period.ts';
import { findStoreIdsOf, type Scope } from '../store-access.ts';
import { rangeAround } from './candidates.ts';
import type { ProductKey } from './find-product-keys.ts';
import { windowOf } from './product-filter.ts';

type Asked = { accountId: string; scope: Scope; period: Period; limit: number };

/**
 * Products that came into their store's catalogue in a period, those with the most orders first. The catalogue that a
 * store's first reading found was there before. Of many in the shared database only the best sellers are looked through.
 */
export async function findNewProducts(database: Database, asked: Asked): Promise<ProductKey[]> {
  const { accountId, scope, period, limit } = asked;
  const storeIds = await findStoreIdsOf(database, scope, accountId);
  const isMany = storeIds === null && (await isMoreThanCap(database, period));
  const { rows } = await sql<{ store_id: number; product_id: number }>`
    with fresh as materialized (
      ${isMany ? amongBestSellers(period) : sql`select p.store_id, p.id as product_id, p.first_seen_at from ${isNew(period, storeIds)}`}
    )
    select store_id, product_id from fresh
    order by ${ordersOf(period)} desc, first_seen_at desc, store_id, product_id limit ${limit}`.execute(database);
  return rows.map((row) => ({ storeId: row.store_id, productId: row.product_id }));
}

async function isMoreThanCap(database: Database, period: Period): Promise<boolean> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from ${isNew(period, null)} limit ${sql.lit(TOTAL_CAP + 1)}) as counted`.execute(
    database,
  );
  return rows[0]!.total > TOTAL_CAP;
}

/** `from` clause and conditions. */
function isNew(period: Period, storeIds: number[] | null): RawBuilder<unknown> {
  const mine = storeIds ? sql`and p.store_id = any(${storeIds}::bigint[])` : sql``;
  return sql`product p join store s on s.id = p.store_id
    where p.gone_at is null and ${cameWithin(period)} ${mine}`;
}

function cameWithin({ current }: Period): RawBuilder<unknown> {
  const [from, until] = [new Date(current.from), new Date(current.until)];
  return sql`p.first_seen_at >= ${from} and p.first_seen_at < ${until} and p.first_seen_at > s.first_read_at`;
}

function amongBestSellers(period: Period): RawBuilder<unknown> {
  const span = { fromMs: Date.parse(period.current.from), untilMs: Date.parse(period.current.until) };
  const range = period.range ?? rangeAround({ ...span, nowMs: period.nowMs });
  return sql`select p.store_id, p.id as product_id, p.first_seen_at
    from (
      select store_id, product_id from ${windowOf(range)} where not is_gone
      order by orders desc, store_id, product_id limit ${sql.lit(TOTAL_CAP)}
    ) best
    join product p on p.store_id = best.store_id and p.id = best.product_id
    join store s on s.id = p.store_id
    where ${cameWithin(period)}`;
}

function ordersOf(period: Period): RawBuilder<unknown> {
  const theirs = sql`f.store_id = fresh.store_id and f.product_id = fresh.product_id`;
  if (period.range !== null) {
    return sql`coalesce((select f.orders from ${windowOf(period.range)} f where ${theirs}), 0)`;
  }
  return sql`coalesce((select sum(f.orders) from sale_day f where ${theirs}
    and f.day >= ${period.current.from}::date and f.day < ${period.current.until}::date), 0)`;
}
