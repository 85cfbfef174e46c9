import { type RawBuilder, sql } from 'kysely';
import { askKept } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { Period } from './period.ts';

const MAX_POINTS = 92;

/** `line`: orders by step. */
type LineRow = { key: string; line: Record<number, number> };

/**
 * Orders by whole day of the current span (by whole hour, where it is one day) and by store id, oldest first, without
 * the day or hour that is still running; a long span is drawn with a mean over several days a point.
 */
export async function storeSparklines(database: Database, storeIds: number[], period: Period) {
  const line = lineOf(period);
  const rows = await askKept(
    database,
    sql<LineRow>`
    select store_id::text as key, json_object_agg(step, orders) as line from (
      select store_id, ${line.step} as step, avg(orders) as orders
      from ${line.table('store')} observed
      where store_id = any(${storeIds}::bigint[]) and ${line.within}
      group by 1, 2) as points
    group by 1`,
  );
  return sparklinesOf(rows, line);
}

/** The same by product, as `<store>-<product>`: where the store was observed and the product not sold it is zero. */
export async function productSparklines(
  database: Database,
  products: { storeId: number; productId: number }[],
  period: Period,
) {
  const line = lineOf(period);
  const storeIds = [...new Set(products.map((product) => product.storeId))];
  const productIds = products.map((product) => product.productId);
  const rows = await askKept(
    database,
    sql<LineRow>`
    with wanted as (
      select * from unnest(${products.map((product) => product.storeId)}::bigint[], ${productIds}::bigint[])
        as wanted (store_id, product_id)
    ), seen as materialized (
      select store_id, ${line.step} as step, count(*) as units from ${line.table('store')} observed
      where store_id = any(${storeIds}::bigint[]) and ${line.within}
      group by 1, 2
    ), sold as materialized (
      select store_id, product_id, ${line.step} as step, sum(orders) as orders
      from wanted join ${line.table('sale')} observed using (store_id, product_id)
      where ${line.within}
      group by 1, 2, 3
    )
    select store_id || '-' || product_id as key, json_object_agg(step, coalesce(sold.orders, 0) / seen.units) as line
    from wanted
    join seen using (store_id)
    left join sold using (store_id, product_id, step)
    group by store_id, product_id`,
  );
  return sparklinesOf(rows, line);
}

type Line = {
  points: number;

  table: (of: 'store' | 'sale') => RawBuilder<unknown>;
  step: RawBuilder<unknown>;
  within: RawBuilder<unknown>;
};

function lineOf({ current, nowMs }: Period): Line {
  const fromMs = Date.parse(current.from);
  const isOneDay = Date.parse(current.until) - fromMs === DAY_MS;
  const unitMs = isOneDay ? HOUR_MS : DAY_MS;
  const untilMs = Math.min(Date.parse(current.until), Math.floor(nowMs / unitMs) * unitMs);
  const units = Math.max(0, (untilMs - fromMs) / unitMs);
  const unitsPerPoint = Math.max(1, Math.ceil(units / MAX_POINTS));
  const [from, until] = [new Date(fromMs).toISOString(), new Date(untilMs).toISOString()];
  const name = isOneDay ? 'hour' : 'day';
  return {
    points: Math.ceil(units / unitsPerPoint),

    table: (of) => sql.table(`${of}_${name}`),
    step: isOneDay
      ? sql`(extract(epoch from observed.hour - ${from}::timestamptz) / 3600)::int`
      : sql`(observed.day - ${from.slice(0, 10)}::date) / ${unitsPerPoint}::int`,
    within: isOneDay
      ? sql`observed.hour >= ${from}::timestamptz and observed.hour < ${until}::timestamptz`
      : sql`observed.day >= ${from.slice(0, 10)}::date and observed.day < ${until.slice(0, 10)}::date`,
  };
}

function sparklinesOf(rows: LineRow[], { points }: Line): (key: string) => (number | null)[] {
  const byKey = new Map(rows.map((row) => [row.key, row.line]));
  return (key) => {
    const line = byKey.get(key) ?? {};
    return Array.from({ length: points }, (_, step) => {
      const orders = line[step];
      return orders === undefined ? null : Math.round(orders * 100) / 100;
    });
  };
}
