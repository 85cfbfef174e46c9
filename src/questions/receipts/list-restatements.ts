import { sql } from 'kysely';
import type { Restatement, RestatementWhy } from '#contract/estimate/restatement.ts';
import type { Page } from '#contract/list.ts';
import type { Facts } from '#database/connect.ts';
import { countRows, limitsOf, type PageRequest, pageOfItems } from '../lists/page.ts';
import type { Visibility } from '../store-access.ts';

export type RestatementsOf = Visibility & { storeId: string; productId?: string; day?: string };

type Row = {
  day: string;
  at: Date;
  why: RestatementWhy;
  orders: number | null;
  units: number | null;
  revenue_usd: number | null;
  new_orders: number;
  new_units: number;
  new_revenue_usd: number | null;
};

/** The days of a store, or of a product of it, that changed after they had settled, latest change first. */
export async function listRestatements(
  facts: Facts,
  asked: RestatementsOf & { request: PageRequest },
): Promise<Page<Restatement>> {
  const { storeId, productId = '0', day, visibleUntil } = asked;
  const onDay = day === undefined ? sql`` : sql`and day = ${day}::date`;
  const isVisible = visibleUntil === null ? sql`` : sql`and at <= ${visibleUntil}`;
  const matching = sql`from restatement
    where store_id = ${storeId}::bigint and product_id = ${productId}::bigint ${onDay} ${isVisible}`;
  const { limit, offset } = limitsOf(asked.request);
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select day, at, why, orders, units, revenue_usd, new_orders, new_units, new_revenue_usd ${matching}
      order by at desc, day desc limit ${limit} offset ${offset}`.execute(facts),
    countRows(facts, sql`select 1 ${matching}`),
  ]);
  return pageOfItems(asked.request, rows.map(itemOf), total);
}

function itemOf(row: Row): Restatement {
  return {
    day: row.day,
    at: row.at.toISOString(),
    why: row.why,
    orders: { from: row.orders, to: row.new_orders },
    units: { from: row.units, to: row.new_units },
    revenue: { from: row.revenue_usd, to: row.new_revenue_usd },
  };
}
