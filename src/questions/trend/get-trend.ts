import { type RawBuilder, sql } from 'kysely';
import type { Trend, TrendPoint } from '#contract/analytics.ts';
import type { Frequency, WeekStart } from '#contract/date-range.ts';
import { productKeyOf } from '#contract/product/product.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Databases } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { Problem } from '#runtime/problem.ts';
import { estimatesOf, figuresOfRow, noSales, type SpanSums, sumsAcrossStores, sumsWithinStore } from '../figures.ts';
import { findHeld } from '../find-held.ts';
import { findUncounted } from '../find-uncounted.ts';
import { asOfSum, findKnown } from '../known-until.ts';
import { notLater, type Period } from '../period.ts';
import { type Access, findMyStoreIds, findStoreIdsOf, readerOf } from '../store-access.ts';
import { marketFacts, sumsOfMarket } from '../totals/market-facts.ts';
import { factsIn, periodFacts, periodMoments, piecesOf } from '../totals/period-facts.ts';
import { bucketsOf, daysBeforeMonday, nextBucket } from './buckets.ts';
import { findRestated } from './find-restated.ts';

/** Enough for five years of days, or a quarter of hours. */
const MAX_POINTS = 2_200;

export type TrendRequest = {
  access: Access;
  period: Period;
  frequency: Frequency;
  weekStart?: WeekStart;
  storeId?: string;
  /** `<store>-<product>`; takes precedence over `storeId`. */
  productId?: string;
};

type BucketRow = SpanSums & { at: number; is_current: boolean };

/** Figures for every bucket of the period and of the one before. A bucket without observations is a gap, not zero. */
export async function getTrend(databases: Databases, request: TrendRequest): Promise<Trend> {
  const { period, frequency, weekStart } = request;
  const product = request.productId === undefined ? null : productKeyOf(request.productId);
  const storeId = product?.storeId ?? request.storeId;
  const starts = bucketsOf(period.current, frequency, period.nowMs + 1, weekStart);
  const startsBefore = bucketsOf(period.previous, frequency, period.previousUntilMs, weekStart);
  if (Math.max(starts.length, startsBefore.length) > MAX_POINTS) {
    throw new Problem('invalid-input', {
      fields: [{ path: 'frequency', message: 'too fine for a period of this length' }],
    });
  }
  const storeIds = storeId === undefined ? await findStoreIdsOf(databases.people, request.access) : [Number(storeId)];
  const [observed, sold, restated, isUncounted, heldIn, known] = await Promise.all([
    sumBuckets(databases, request, storeId, null),
    product ? sumBuckets(databases, request, storeId, product.productId) : null,
    storeId !== undefined && frequency !== 'HOUR'
      ? findRestated(databases.facts, {
          ...{ storeId, productId: product?.productId ?? '0', period, bucket: bucketOf(frequency, weekStart) },
        })
      : null,
    findUncounted(databases.facts, product ? [product] : []),
    findHeld(databases.facts, storeIds ?? [], period),
    findKnown(databases.facts, storeIds),
  ]);
  const of = {
    storeId: storeId === undefined ? undefined : Number(storeId),
    productId: product ? Number(product.productId) : undefined,
  };
  const figuresAt = (at: number, isCurrent: boolean): SpanSums | null => {
    const key = `${at}/${isCurrent}`;
    const store = observed.get(key);
    if (!store || !sold) return store ?? null;
    return sold.get(key) ?? (isUncounted(product!) ? null : noSales(store));
  };
  const pointsOf = (buckets: number[], isCurrent: boolean): TrendPoint[] =>
    buckets.map((at) => {
      const figures = figuresAt(at, isCurrent);
      const held = heldIn(partWithin(at, period, frequency, isCurrent), of);
      const asOf = notLater(asOfSum(figures, known), period);
      const point: TrendPoint = { at: new Date(at).toISOString(), ...estimatesOf(figures, asOf, held) };
      if (!figures) point.gap = true;
      if (isCut(at, period, frequency, isCurrent)) point.partial = true;
      const shown = { orders: point.orders.value, revenue: point.revenue.value, isDay: frequency === 'DAY' };
      const moved = restated?.(at, isCurrent, shown);
      if (moved) point.restated = moved;
      return point;
    });
  return { frequency, points: pointsOf(starts, true), previous: pointsOf(startsBefore, false) };
}

/** Sums by bucket, of the stores, of the whole market or of one product. The key is the bucket's start and its span. */
async function sumBuckets(
  { people, facts }: Databases,
  request: TrendRequest,
  storeId: string | undefined,
  productId: string | null,
): Promise<Map<string, SpanSums>> {
  const { access, period, frequency, weekStart } = request;
  const grain = frequency === 'HOUR' ? 'hour' : 'day';
  const bucket = bucketOf(frequency, weekStart);
  if (access.scope === 'catalogue' && storeId === undefined) {
    const { rows } = await sql<BucketRow>`
      with by_time as (select ${bucket} as bucket, * from ${marketFacts(period, grain)})
      select ${START_MS}, is_current, ${sumsOfMarket} from by_time group by bucket, is_current`.execute(
      sharedReader(facts),
    );
    return byBucket(rows);
  }
  const conditions: RawBuilder<unknown>[] = [];
  if (storeId !== undefined) conditions.push(sql`store_id = ${storeId}::bigint`);
  if (access.scope === 'mine' && storeId === undefined) {
    const mine = await findMyStoreIds(people, access);
    conditions.push(sql`store_id = any(${mine}::bigint[])`);
  }
  if (productId !== null) conditions.push(sql`product_id = ${productId}::bigint`);
  const of = productId === null ? 'store' : 'sale';
  const where = sql.join(conditions, sql` and `);
  // a fact as long as the bucket is its store's only one in it
  const bucketUnit = frequency.toLowerCase();
  const ofStores = piecesOf(period, grain).map((piece) => {
    const facts = factsIn({ of, piece, where });
    return piece.unit === bucketUnit
      ? sql`select store_id, at as bucket, is_current, ${figuresOfRow} from (${facts}) as facts`
      : sql`select store_id, ${bucket} as bucket, is_current, ${sumsWithinStore} from (${facts}) as facts group by 1, 2, 3`;
  });
  // the day of the cut is a piece of its own, but only a part of a longer bucket
  const byStore =
    bucketUnit === 'hour' || bucketUnit === 'day'
      ? sql.join(ofStores, sql` union all `)
      : sql`select store_id, ${bucket} as bucket, is_current, ${sumsWithinStore}
          from ${periodFacts({ of, grain, period, where })} group by 1, 2, 3`;
  const sums = sql<BucketRow>`
    with by_store as (${byStore})
    select ${START_MS}, is_current, ${sumsAcrossStores} from by_store group by bucket, is_current`;
  return byBucket(await askPrepared(facts, sums));
}

/** SQL for the start of the bucket of `at`. */
function bucketOf(frequency: Frequency, weekStart: WeekStart = 'monday'): RawBuilder<unknown> {
  const days = daysBeforeMonday(weekStart);
  const start = sql`date_trunc(${frequency.toLowerCase()}, at)`;
  if (frequency !== 'WEEK' || days === 0) return start;
  return sql`date_trunc('week', at + ${days}::int * interval '1 day') - ${days}::int * interval '1 day'`;
}

/** In how many buckets of the period, except the running one, nothing was observed. */
export async function countGaps(
  { people, facts }: Databases,
  { access, period, frequency }: Pick<TrendRequest, 'access' | 'period' | 'frequency'>,
): Promise<number> {
  const starts = bucketsOf(period.current, frequency, period.nowMs + 1).filter(
    (at) => !isCut(at, period, frequency, true),
  );
  const unit = frequency === 'HOUR' ? 'hour' : 'day';
  const observed =
    access.scope === 'catalogue'
      ? marketFacts(period, unit)
      : periodMoments(await findMyStoreIds(people, access), period, unit);
  const rows = await askPrepared(
    readerOf(facts, access.scope),
    sql<{ at: number }>`
    select ${START_MS} from (
      select distinct ${bucketOf(frequency)} as bucket from ${observed} where is_current
    ) as observed`,
  );
  const seen = new Set(rows.map((row) => row.at));
  return starts.filter((at) => !seen.has(at)).length;
}

const START_MS = sql`extract(epoch from bucket)::float8 * 1000 as at`;

function byBucket(rows: BucketRow[]): Map<string, SpanSums> {
  return new Map(rows.map((row) => [`${row.at}/${row.is_current}`, row]));
}

/** The part of a bucket that lies within its span. */
function partWithin(
  at: number,
  { current, previous, previousUntilMs }: Period,
  frequency: Frequency,
  isCurrent: boolean,
) {
  const [from, endMs] = isCurrent ? [current.from, Date.parse(current.until)] : [previous.from, previousUntilMs];
  return { fromMs: Math.max(at, Date.parse(from)), untilMs: Math.min(nextBucket(at, frequency), endMs) };
}

/**
 * Whether a bucket's facts do not cover all of it: the bucket that its span begins within, the running bucket, and the
 * one in which the previous span is cut.
 */
function isCut(
  at: number,
  { current, previous, previousUntilMs, nowMs }: Period,
  frequency: Frequency,
  isCurrent: boolean,
) {
  const [{ from, until }, factsEndMs] = isCurrent ? [current, nowMs] : [previous, previousUntilMs];
  const endMs = Date.parse(until);
  return at < Date.parse(from) || factsEndMs < Math.min(endMs, nextBucket(at, frequency));
}
