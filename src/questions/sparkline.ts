import { sql } from 'kysely';
import type { DaySpan } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';

const MAX_POINTS = 92;
const DAY_MS = 86_400_000;

type PointRow = { key: string; step: number; orders: number };

/** Orders a day over a span, by store id, oldest first; a long span is drawn with a mean over several days a point. */
export async function storeSparklines(database: Database, storeIds: number[], span: DaySpan) {
  const days = daysPerPoint(span);
  const { rows } = await sql<PointRow>`
    select store_id::text as key, (day - ${span.from}::date) / ${days}::int as step, avg(orders) as orders
    from store_day
    where store_id = any(${storeIds}::bigint[]) and day >= ${span.from}::date and day < ${span.until}::date
    group by 1, 2`.execute(database);
  return sparklinesOf(rows, span);
}

/** The same by product, as `<store>-<product>`: a day on which the store was observed and the product not sold is zero. */
export async function productSparklines(
  database: Database,
  products: { storeId: number; productId: number }[],
  span: DaySpan,
) {
  const days = daysPerPoint(span);
  const { rows } = await sql<PointRow>`
    select wanted.store_id || '-' || wanted.product_id as key, (store_day.day - ${span.from}::date) / ${days}::int as step,
      avg(coalesce(sale_day.orders, 0)) as orders
    from unnest(${products.map((product) => product.storeId)}::bigint[], ${products.map((product) => product.productId)}::bigint[])
      as wanted (store_id, product_id)
    join store_day on store_day.store_id = wanted.store_id
    left join sale_day on sale_day.store_id = wanted.store_id and sale_day.product_id = wanted.product_id and sale_day.day = store_day.day
    where store_day.day >= ${span.from}::date and store_day.day < ${span.until}::date
    group by 1, 2`.execute(database);
  return sparklinesOf(rows, span);
}

function sparklinesOf(rows: PointRow[], span: DaySpan): (key: string) => (number | null)[] {
  const points = Math.ceil(dayCount(span) / daysPerPoint(span));
  const byKey = new Map<string, (number | null)[]>();
  for (const row of rows) {
    const line = byKey.get(row.key) ?? new Array<number | null>(points).fill(null);
    line[row.step] = Math.round(row.orders * 100) / 100;
    byKey.set(row.key, line);
  }
  return (key) => byKey.get(key) ?? new Array<number | null>(points).fill(null);
}

function daysPerPoint(span: DaySpan): number {
  return Math.ceil(dayCount(span) / MAX_POINTS);
}

function dayCount(span: DaySpan): number {
  return (Date.parse(span.until) - Date.parse(span.from)) / DAY_MS;
}
