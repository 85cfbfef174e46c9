import { sql } from 'kysely';
import type { TrendPoint } from '#contract/analytics.ts';
import type { RestatementWhy } from '#contract/restatement.ts';
import { askKept } from '#database/ask-kept.ts';
import type { Facts } from '#database/connect.ts';
import { keptUntilOf, type Period } from '../period.ts';

type Row = { day: string; at: Date; why: RestatementWhy; orders: number | null; revenue_usd: number | null };

/** The last move of each day of a period, of a store or of a product of it (0: the store itself). */
export async function findRestatedDays(
  facts: Facts,
  { storeId, productId, period }: { storeId: string; productId: string; period: Period },
): Promise<ReadonlyMap<string, NonNullable<TrendPoint['restated']>>> {
  const { current, previous } = period;
  const rows = await askKept(
    facts,
    sql<Row>`
      select distinct on (day) day::text, at, why, orders, revenue_usd from restatement
      where store_id = ${storeId}::bigint and product_id = ${productId}::bigint
        and day >= ${previous.from}::date and day < ${current.until}::date
        and at <= coalesce(${keptUntilOf(period)}::timestamptz, 'infinity')
      order by day, at desc`,
  );
  return new Map(
    rows.map(({ day, at, why, orders, revenue_usd: revenue }) => [day, { at: at.toISOString(), why, orders, revenue }]),
  );
}
