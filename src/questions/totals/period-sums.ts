import { type RawBuilder, sql } from 'kysely';
import type { DateRange } from '#contract/date-range.ts';
import { ask } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';
import { ESTIMATE } from '#sales/figure-columns.ts';
import { type SpanSums, sumsWithinStore } from '../figures.ts';
import { windowOf } from '../lists/products/product-filter.ts';
import type { Period } from '../period.ts';
import { areWindowsTurned } from '../windows-turned.ts';
import { periodFacts } from './period-facts.ts';

const SPAN_COLUMNS = sql.raw(
  'is_current, orders, orders_var, orders_sd, revenue, revenue_var, revenue_sd, left_out, observations, basis',
);

type Asked = {
  of: 'store' | 'sale';
  period: Period;
  storeIds: number[];
  /** For sales: only these products. */
  productIds?: number[];
};

/**
 * `sums`: a selection of the keys, `is_current` and the figures. `areOfWindows`: the rows are found by key, so the plan
 * can be cached. A plan for days depends on how many there are.
 */
export type PeriodSums = { sums: RawBuilder<unknown>; areOfWindows: boolean };

/**
 * Sums of both spans of a period for some stores, or for some of their products. They are read from the windows if
 * these are up to date for the hour. Otherwise (a custom span, or the minutes in which the hour's windows are computed)
 * they are summed from the days, with the same result.
 */
export async function periodSums(facts: Facts, asked: Asked): Promise<PeriodSums> {
  const { of, period, storeIds, productIds } = asked;
  // lists rather than subqueries, so that the planner knows how few they are
  const where =
    productIds === undefined
      ? sql`store_id = any(${storeIds}::bigint[])`
      : sql`store_id = any(${storeIds}::bigint[]) and product_id = any(${productIds}::bigint[])`;
  const keys = sql.raw(of === 'store' ? 'store_id' : 'store_id, product_id');
  if (period.range !== null && period.asKnownAtMs === undefined && (await areWindowsTurned(facts, period.nowMs)))
    return { sums: ofWindow(of, period.range, keys, where), areOfWindows: true };
  const days = periodFacts({ of, grain: 'day', period, where });
  const sums = sql`select ${keys}, is_current, ${sumsWithinStore} from ${days} group by ${keys}, is_current`;
  return { sums, areOfWindows: false };
}

export type SpanFigures = { current: SpanSums | null; previous: SpanSums | null };
export type FiguresOf = (storeId: number, productId?: number) => SpanFigures;
type Row = SpanSums & { store_id: number; product_id?: number | null; is_current: boolean };

/** Runs these sums: the figures of both spans by store, or by store and product. `reader`: the connection to ask. */
export async function spanFigures(facts: Facts, asked: Asked, reader = facts): Promise<FiguresOf> {
  const { sums, areOfWindows } = await periodSums(facts, asked);
  return figuresOf(await ask(reader, sql<Row>`${sums}`, areOfWindows));
}

/** The figures of some products and of their stores, in one statement. */
export async function productFigures(
  facts: Facts,
  asked: Omit<Required<Asked>, 'of'>,
  reader = facts,
): Promise<FiguresOf> {
  const { period, storeIds } = asked;
  const [ofStores, ofProducts] = await Promise.all([
    periodSums(facts, { of: 'store', period, storeIds }),
    periodSums(facts, { ...asked, of: 'sale' }),
  ]);
  const question = sql<Row>`
    select store_id, null::bigint as product_id, ${SPAN_COLUMNS} from (${ofStores.sums}) as of_stores
    union all select store_id, product_id, ${SPAN_COLUMNS} from (${ofProducts.sums}) as of_products`;
  return figuresOf(await ask(reader, question, ofStores.areOfWindows && ofProducts.areOfWindows));
}

function figuresOf(rows: Row[]): FiguresOf {
  const nameOf = (isCurrent: boolean, storeId: number, productId?: number | null) =>
    `${isCurrent} ${storeId} ${productId ?? ''}`;
  const byName = new Map(rows.map((row) => [nameOf(row.is_current, row.store_id, row.product_id), row]));
  return (storeId, productId) => ({
    current: byName.get(nameOf(true, storeId, productId)) ?? null,
    previous: byName.get(nameOf(false, storeId, productId)) ?? null,
  });
}

function ofWindow(
  of: 'store' | 'sale',
  range: DateRange,
  keys: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const windows = of === 'sale' ? windowOf(range) : sql`store_window`;
  const columns = [
    ...ESTIMATE.map((name) => [name, name.replace('_usd', ''), '::float8']),
    ...[
      ['observations', 'observations', '::float8'],
      ['basis', 'basis', ''],
    ],
  ].map(([name, as, type]) => `(case when is_current then w.${name} else w.previous_${name} end)${type} as ${as}`);
  // a lateral list of values would be evaluated for every row, at four times the cost
  return sql`select ${keys}, is_current, orders, orders_var, orders_sd, revenue, revenue_var, revenue_sd,
      (revenue is null)::int as left_out, observations, basis
    from (
      select ${keys}, is_current, ${sql.raw(columns.join(', '))}
      from (select * from ${windows} where date_range = ${sql.lit(range)} and ${where}) w
      cross join (values (true), (false)) as span (is_current)
    ) as spans where basis is not null`;
}
