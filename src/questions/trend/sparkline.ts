import { type RawBuilder, sql } from 'kysely';
import { productIdOf } from '#contract/product/product.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import type { ProductKey } from '../lists/products/product-filter.ts';
import { asKnownAtOf, type Period } from '../period.ts';
import { daysAsKnownAt } from '../totals/days-as-known-at.ts';

const MAX_POINTS = 92;

type ByStep = Record<number, number>;

/**
 * Orders per whole day of the current span (per hour, if it is one day) by store id, oldest first, without the running
 * day or hour. A long span has means over several days per point, from the first day with facts on.
 */
export async function storeSparklines(facts: Facts, storeIds: number[], period: Period) {
  const line = lineOf(period, await firstDayKnown(facts, storeIds, period));
  const rows = await askPrepared(
    facts,
    sql<{ store_id: number; by_step: ByStep }>`
    select store_id, json_object_agg(step, orders) as by_step from (
      select store_id, ${line.step} as step, avg(orders) as orders
      from ${line.table('store')}
      where store_id = any(${storeIds}::bigint[]) and ${line.within}
      group by 1, 2) as points
    group by 1`,
  );
  const byStore = new Map(rows.map((row) => [row.store_id, row.by_step]));
  return (storeId: number) => pointsOf(line, (step) => byStore.get(storeId)?.[step] ?? null);
}

/** The same by product. It is zero where the store was observed and the product was not sold. */
export async function productSparklines(facts: Facts, products: ProductKey[], period: Period) {
  const storeIds = products.map((product) => product.storeId);
  const line = lineOf(period, await firstDayKnown(facts, storeIds, period));
  const productIds = products.map((product) => product.productId);
  const rows = await askPrepared(
    facts,
    sql<{ store_id: number; product_id: number | null; by_step: ByStep }>`
    select store_id, null::bigint as product_id, json_object_agg(step, units) as by_step from (
      select store_id, ${line.step} as step, ${line.isGrouped ? sql`count(*)` : sql`1`} as units
      from ${line.table('store')}
      where store_id = any(${[...new Set(storeIds)]}::bigint[]) and ${line.within}
      ${line.isGrouped ? sql`group by 1, 2` : sql``}) as seen
    group by 1
    union all
    select store_id, product_id, json_object_agg(step, orders) as by_step from (
      select store_id, product_id, ${line.step} as step, ${line.isGrouped ? sql`sum(orders)` : sql`orders`} as orders
      from unnest(${storeIds}::bigint[], ${productIds}::bigint[]) as wanted (store_id, product_id)
      join ${line.table('sale')} using (store_id, product_id)
      where ${line.within}
      ${line.isGrouped ? sql`group by 1, 2, 3` : sql``}) as sold
    group by 1, 2`,
  );
  const seen = new Map(rows.flatMap((row) => (row.product_id === null ? [[row.store_id, row.by_step]] : [])));
  const sold = new Map(
    rows.flatMap(({ store_id: storeId, product_id: productId, by_step }) =>
      productId === null ? [] : [[productIdOf({ storeId, productId }), by_step] as const],
    ),
  );
  return (storeId: number, productId: number) => {
    const [units, orders] = [seen.get(storeId) ?? {}, sold.get(productIdOf({ storeId, productId })) ?? {}];
    return pointsOf(line, (step) => (units[step] === undefined ? null : (orders[step] ?? 0) / units[step]));
  };
}

type Line = {
  points: number;
  /** Whether a point covers several days or hours. */
  isGrouped: boolean;
  table: (of: 'store' | 'sale') => RawBuilder<unknown>;
  step: RawBuilder<unknown>;
  within: RawBuilder<unknown>;
};

/** `firstDay`: the first day to draw; null for the first day of the span. */
function lineOf(period: Period, firstDay: string | null): Line {
  const { current, nowMs } = period;
  const asKnownAt = asKnownAtOf(period);
  const fromMs = Date.parse(firstDay ?? current.from);
  const isOneDay = Date.parse(current.until) - Date.parse(current.from) === DAY_MS;
  const unitMs = isOneDay ? HOUR_MS : DAY_MS;
  const untilMs = Math.min(Date.parse(current.until), Math.floor(nowMs / unitMs) * unitMs);
  const units = Math.max(0, (untilMs - fromMs) / unitMs);
  const unitsPerPoint = Math.max(1, Math.ceil(units / MAX_POINTS));
  const [from, until] = [new Date(fromMs).toISOString(), new Date(untilMs).toISOString()];
  const name = isOneDay ? 'hour' : 'day';
  return {
    points: Math.ceil(units / unitsPerPoint),
    isGrouped: unitsPerPoint > 1,
    table: (of) =>
      asKnownAt === null || isOneDay
        ? sql`${sql.table(`${of}_${name}`)} observed`
        : sql`(select * from ${daysAsKnownAt(of, asKnownAt)}) observed`,
    step: isOneDay
      ? sql`(extract(epoch from observed.hour - ${from}::timestamptz) / 3600)::int`
      : sql`(observed.day - ${from.slice(0, 10)}::date) / ${unitsPerPoint}::int`,
    within: isOneDay
      ? sql`observed.hour >= ${from}::timestamptz and observed.hour < ${until}::timestamptz`
      : sql`observed.day >= ${from.slice(0, 10)}::date and observed.day < ${until.slice(0, 10)}::date`,
  };
}

/** Null if the span is short enough to be drawn as a whole, or has no facts. */
async function firstDayKnown(facts: Facts, storeIds: number[], { current }: Period): Promise<string | null> {
  if (Date.parse(current.until) - Date.parse(current.from) <= MAX_POINTS * DAY_MS) return null;
  const [row] = await askPrepared(
    facts,
    // grouped by store: otherwise the planner would search an index of all days for the first of these stores
    sql<{ first_day: string | null }>`
    select min(first_day)::text as first_day from (
      select min(day) as first_day from store_day
      where store_id = any(${[...new Set(storeIds)]}::bigint[]) and day >= ${current.from}::date
        and day < ${current.until}::date
      group by store_id) as by_store`,
  );
  return row?.first_day ?? null;
}

function pointsOf({ points }: Line, ordersAt: (step: number) => number | null): (number | null)[] {
  return Array.from({ length: points }, (_, step) => {
    const orders = ordersAt(step);
    return orders === null ? null : Math.round(orders * 100) / 100;
  });
}
