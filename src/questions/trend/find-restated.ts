import { type RawBuilder, sql } from 'kysely';
import type { TrendPoint } from '#contract/analytics.ts';
import { isoDay } from '#contract/date-range.ts';
import type { RestatementWhy } from '#contract/estimate/restatement.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';
import { asKnownAtOf, type Period } from '../period.ts';

type Asked = {
  storeId: string;
  /** May be `STORE_ITSELF`. */
  productId: string;
  period: Period;
  /** SQL for the start of the bucket of `at`. */
  bucket: RawBuilder<unknown>;
};

/** `orders`, `revenue`: the old figures of the changed days, null if none had any. `…_moved`: their change. */
type Row = {
  start_ms: number;
  is_current: boolean;
  restated_at: Date;
  why: RestatementWhy;
  orders: number | null;
  revenue: number | null;
  orders_moved: number;
  revenue_moved: number;
};

/** Floating-point sums that should be zero come this close to it. */
const NOTHING = 1e-6;

/** A bucket's present figures, and whether it is a single day. */
type BucketFigures = { orders: number | null; revenue: number | null; isDay: boolean };

type RestatedOf = (startMs: number, isCurrent: boolean, now: BucketFigures) => TrendPoint['restated'];

/** The last change of each bucket of a period, of a store or of a product of it. */
export async function findRestated(facts: Facts, { storeId, productId, period, bucket }: Asked): Promise<RestatedOf> {
  const { current, previous, previousUntilMs } = period;
  const rows = await askPrepared(
    facts,
    sql<Row>`
      with moved as (
        select ${bucket} as bucket, day >= ${current.from}::date as is_current, m.* from (
          select day, day::timestamp as at, at as restated_at, why, orders, revenue_usd, new_orders, new_revenue_usd
          from restatement
          where store_id = ${storeId}::bigint and product_id = ${productId}::bigint
            and ((day >= ${current.from}::date and day < ${current.until}::date)
              or (day >= ${previous.from}::date and day < ${isoDay(previousUntilMs)}::date))
            and at <= coalesce(${asKnownAtOf(period)}::timestamptz, 'infinity')) as m)
      select distinct on (bucket, is_current) extract(epoch from bucket)::float8 * 1000 as start_ms, is_current, restated_at,
        (array_agg(why order by abs(coalesce(new_orders, 0) - coalesce(orders, 0)) desc, why))[1] as why,
        sum(orders) as orders, sum(revenue_usd) as revenue,
        sum(coalesce(new_orders, 0) - coalesce(orders, 0)) as orders_moved,
        sum(coalesce(new_revenue_usd, 0) - coalesce(revenue_usd, 0)) as revenue_moved
      from moved group by bucket, is_current, restated_at order by bucket, is_current, restated_at desc`,
  );
  const rowOf = new Map(rows.map((row) => [`${row.start_ms}/${row.is_current}`, row]));
  return (startMs, isCurrent, now) => {
    const row = rowOf.get(`${startMs}/${isCurrent}`);
    if (!row) return undefined;
    const { orders, revenue } = now.isDay
      ? row
      : {
          orders: before(now.orders, row.orders, row.orders_moved),
          revenue: before(now.revenue, row.revenue, row.revenue_moved),
        };
    return { at: row.restated_at.toISOString(), why: row.why, orders, revenue };
  };
}

/** A bucket's figure before days of it changed. `previous`: the old figure of these days, null if none had one. */
function before(now: number | null, previous: number | null, moved: number): number | null {
  if (now === null) return null;
  const rest = now - moved;
  return previous === null && Math.abs(rest) < NOTHING ? null : rest;
}
