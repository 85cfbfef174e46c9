import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { sumsWithinStore } from './figures.ts';
import type { Period } from './period.ts';
import { periodFacts } from './period-facts.ts';

type Asked = {
  of: 'store' | 'sale';
  period: Period;
  storeIds: number[];
  /** Of sales: of these products alone. */
  productIds?: number[];
};

/**
 * Sums of both spans of a period for some stores, or some of their products, as a selection of the keys, `is_current`
 * and the figures. Read from the windows while they stand at this very hour, else (a span without a name, the minutes
 * in which the hour's windows are made) summed from the days: the same figures.
 */
export async function periodSums(database: Database, asked: Asked): Promise<RawBuilder<unknown>> {
  const { of, period, storeIds, productIds } = asked;
  // lists, not sub-selections: the planner then knows how few there are
  const where =
    productIds === undefined
      ? sql`store_id = any(${storeIds}::bigint[])`
      : sql`store_id = any(${storeIds}::bigint[]) and product_id = any(${productIds}::bigint[])`;
  const keys = sql.raw(of === 'store' ? 'store_id' : 'store_id, product_id');
  if (period.range !== null && (await areWindowsTurned(database, period.nowMs)))
    return sql.join(
      [true, false].map((isCurrent) => ofWindow(of, period.range!, keys, where, isCurrent)),
      sql` union all `,
    );
  const facts = periodFacts({ of, grain: 'day', period, where });
  return sql`select ${keys}, is_current, ${sumsWithinStore} from ${facts} group by ${keys}, is_current`;
}

function ofWindow(
  of: 'store' | 'sale',
  range: DateRange,
  keys: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  isCurrent: boolean,
): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(isCurrent ? name : `previous_${name}`);
  const table = sql.table(of === 'store' ? 'store_window' : 'product_window');
  return sql`select ${keys}, ${sql.lit(isCurrent)} as is_current, ${column('orders')} as orders,
    ${column('orders_var')} as orders_var, ${column('orders_sd')} as orders_sd, ${column('revenue_usd')} as revenue,
    ${column('revenue_usd_var')} as revenue_var, ${column('revenue_usd_sd')} as revenue_sd,
    (${column('revenue_usd')} is null)::int as left_out, ${column('observations')}::float8 as observations,
    ${column('basis')} as basis
    from ${table} where date_range = ${sql.lit(range)} and ${where} and ${column('basis')} is not null`;
}

async function areWindowsTurned(database: Database, nowMs: number): Promise<boolean> {
  const turn = await database.selectFrom('window_turn').select('turned_to').executeTakeFirst();
  return turn?.turned_to.getTime() === Math.floor(nowMs / HOUR_MS) * HOUR_MS;
}
