import { type RawBuilder, sql } from 'kysely';
import type { Trend, TrendPoint } from '#contract/analytics.ts';
import type { DaySpan, Frequency } from '#contract/date-range.ts';
import type { Database } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { bucketsOf } from './buckets.ts';
import { estimatesOf, type Figures, noSales, sumsAcrossStores, sumsWithinStore } from './figures.ts';
import { findLastRead } from './last-read.ts';
import type { Period } from './period.ts';
import { productKeyOf } from './product-key.ts';
import { type Access, withinAccess } from './store-access.ts';

/** Five years of days fit, a quarter of hours too. */
const MAX_POINTS = 2_200;

export type TrendRequest = {
  access: Access;
  period: Period;
  frequency: Frequency;
  storeId?: string;
  /** `<store>-<product>`; leads over `storeId`. */
  productId?: string;
  nowMs: number;
};

type BucketRow = Figures & { at: number; is_current: boolean };

/** Figures by bucket, for every bucket of the period and of the one before; what nothing observed is a gap, not zero. */
export async function getTrend(database: Database, request: TrendRequest): Promise<Trend> {
  const { period, frequency, nowMs } = request;
  const starts = bucketsOf(period.current, frequency, nowMs);
  const startsBefore = bucketsOf(period.previous, frequency, nowMs);
  if (Math.max(starts.length, startsBefore.length) > MAX_POINTS) {
    throw new Problem('invalid-input', { fields: [{ path: 'frequency', message: 'too fine for so long a period' }] });
  }
  const product = request.productId === undefined ? null : productKeyOf(request.productId);
  const storeId = product?.storeId ?? request.storeId;
  const [observed, sold, asOf] = await Promise.all([
    sumBuckets(database, request, storeId, null),
    product ? sumBuckets(database, request, storeId, product.productId) : null,
    findLastRead(database, request.access, storeId),
  ]);
  const figuresAt = (at: number, isCurrent: boolean): Figures | null => {
    const key = `${at}/${isCurrent}`;
    const store = observed.get(key);
    if (!store || !sold) return store ?? null;
    return sold.get(key) ?? noSales(store.basis);
  };
  const pointsOf = (buckets: number[], isCurrent: boolean): TrendPoint[] =>
    buckets.map((at) => {
      const figures = figuresAt(at, isCurrent);
      const point = { at: new Date(at).toISOString(), ...estimatesOf(figures, asOf) };
      return figures ? point : { ...point, gap: true };
    });
  return { frequency, points: pointsOf(starts, true), previous: pointsOf(startsBefore, false) };
}

/** Sums by bucket, of the stores or of one product, keyed by the bucket's start and by which span it is of. */
async function sumBuckets(
  database: Database,
  request: TrendRequest,
  storeId: string | undefined,
  productId: string | null,
): Promise<Map<string, Figures>> {
  const source = sourceOf(request, productId !== null);
  const conditions = [source.within, withinAccess(request.access, sql`store_id`)];
  if (storeId !== undefined) conditions.push(sql`store_id = ${storeId}::bigint`);
  if (productId !== null) conditions.push(sql`product_id = ${productId}::bigint`);
  const { rows } = await sql<BucketRow>`
    with by_store as (
      select store_id, ${source.bucket} as bucket, ${source.isCurrent} as is_current, ${sumsWithinStore}
      from ${source.table}
      where ${sql.join(conditions, sql` and `)}
      group by 1, 2, 3
    )
    select extract(epoch from bucket)::float8 * 1000 as at, is_current, ${sumsAcrossStores}
    from by_store
    group by bucket, is_current`.execute(database);
  return new Map(rows.map((row) => [`${row.at}/${row.is_current}`, row]));
}

type Source = {
  table: RawBuilder<unknown>;
  bucket: RawBuilder<unknown>;
  isCurrent: RawBuilder<unknown>;
  within: RawBuilder<unknown>;
};

/** Hours are read where hours are asked for, days for everything longer; timestamps are UTC without a zone. */
function sourceOf({ period, frequency }: TrendRequest, isProduct: boolean): Source {
  const all: DaySpan = { from: period.previous.from, until: period.current.until };
  if (frequency === 'HOUR') {
    const start = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;
    return {
      table: sql.table(isProduct ? 'sale_hour' : 'store_hour'),
      bucket: sql`hour at time zone 'UTC'`,
      isCurrent: sql`hour >= ${start(period.current.from)}`,
      within: sql`hour >= ${start(all.from)} and hour < ${start(all.until)}`,
    };
  }
  return {
    table: sql.table(isProduct ? 'sale_day' : 'store_day'),
    bucket: sql`date_trunc(${frequency.toLowerCase()}, day::timestamp)`,
    isCurrent: sql`day >= ${period.current.from}::date`,
    within: sql`day >= ${all.from}::date and day < ${all.until}::date`,
  };
}
