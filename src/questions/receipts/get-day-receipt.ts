import { type RawBuilder, sql } from 'kysely';
import { type DayReceipt, EVIDENCE_DAYS } from '#contract/estimate/evidence.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { estimatesOf, figuresOfRow, noSales, type SpanSums } from '../figures.ts';
import { findHeld } from '../find-held.ts';
import { findUncounted } from '../find-uncounted.ts';
import { knownUntil } from '../known-until.ts';
import { addsBefore, type EvidenceOf, onDay, seenUntil } from './list-evidence.ts';
import { listRestatements } from './list-restatements.ts';

type DayFigures = SpanSums & { units: number; revenue_own: number };
type DayRow = {
  /** Null if the store's prices were in another currency on that day. */
  currency: string | null;
  known_until: Date | null;
  observed_seconds: number;
  of_store: DayFigures | null;
  of_product: DayFigures | null;
};

const DAY_COLUMNS = sql`${figuresOfRow}, units, revenue as revenue_own`;

const LATEST = { page: 0, pageSize: 20 };

/** The rounding error of sums of many small numbers. */
const NOTHING = 1e-6;

/**
 * The figures of a UTC day of a store or of one of its products, and what they are made of. Null if the day was not
 * over when the store was suspended.
 */
export async function getDayReceipt(
  facts: Facts,
  asked: EvidenceOf & { day: string; nowMs: number },
): Promise<DayReceipt | null> {
  const { day, visibleUntil } = asked;
  if (visibleUntil && Date.parse(day) + DAY_MS > visibleUntil.getTime()) return null;
  const { storeId, productId } = asked;
  const key = productId === undefined ? null : { storeId, productId };
  const [row, sightings, restated, isUncounted, heldIn] = await Promise.all([
    loadDay(facts, asked),
    countSightings(facts, asked),
    listRestatements(facts, { ...asked, request: LATEST }),
    findUncounted(facts, key ? [key] : []),
    findHeld(facts, visibleUntil ? [] : [Number(storeId)]),
  ]);
  const knownUntil = row?.known_until ?? null;
  const asOf = knownUntil && visibleUntil && knownUntil > visibleUntil ? visibleUntil : knownUntil;
  const ofStore = row?.of_store ?? null;
  const unsold = key && isUncounted(key) ? null : noneOf(ofStore);
  const figures = key === null ? ofStore : (row?.of_product ?? unsold);
  const span = { fromMs: Date.parse(day), untilMs: Date.parse(day) + DAY_MS };
  const held = heldIn(span, { storeId: Number(storeId), productId: key ? Number(productId) : undefined });
  const isKept = Date.parse(day) + DAY_MS > asked.nowMs - EVIDENCE_DAYS * DAY_MS;
  return {
    day,
    ...estimatesOf(figures, asOf, held),
    units: figures?.units ?? null,
    revenueInCurrency: figures && row?.currency ? { amount: figures.revenue_own, currency: row.currency } : null,
    parts: figures && isKept ? await partsOf(facts, asked, figures.orders) : null,
    sightings,
    restatements: restated.items,
    observedSeconds: row?.observed_seconds ?? 0,
    isKept,
  };
}

async function loadDay(
  facts: Facts,
  { storeId, productId, day }: EvidenceOf & { day: string },
): Promise<DayRow | undefined> {
  const ofProduct =
    productId === undefined
      ? sql`null`
      : sql`(select row_to_json(f) from (
          select ${DAY_COLUMNS} from sale_day where store_id = s.id and product_id = ${productId}::bigint and day = ${day}::date
        ) f)`;
  const { rows } = await sql<DayRow>`
    select case when s.currency_since is null or s.currency_since < ${day}::date then s.currency end as currency,
      ${knownUntil('s')} as known_until,
      coalesce((select observed_seconds from store_day where store_id = s.id and day = ${day}::date), 0)
        as observed_seconds,
      (select row_to_json(f) from (
        select ${DAY_COLUMNS} from store_day where store_id = s.id and day = ${day}::date) f) as of_store,
      ${ofProduct} as of_product
    from store s where s.id = ${storeId}::bigint`.execute(facts);
  return rows[0];
}

function noneOf(store: DayFigures | null): DayFigures | null {
  return store && { ...noSales(store), units: 0, revenue_own: 0 };
}

async function countSightings(facts: Facts, asked: EvidenceOf & { day: string }): Promise<DayReceipt['sightings']> {
  const { storeId, productId, day } = asked;
  const own = productId === undefined ? sql`` : sql`and (product_id = ${productId}::bigint or product_id is null)`;
  const { rows } = await sql<DayReceipt['sightings'][number]>`
    select classified_as as "classifiedAs", count(*)::int as count from evidence e
    where store_id = ${storeId}::bigint ${own} and ${onDay(day)} ${seenUntil(asked)}
    group by 1 order by 2 desc, 1`.execute(facts);
  return rows;
}

async function partsOf(
  facts: Facts,
  asked: EvidenceOf & { day: string },
  orders: number,
): Promise<DayReceipt['parts']> {
  const query = asked.productId === undefined ? seenByStore(asked) : seenOfProduct(asked);
  const { rows } = await sql<{ seen: number; covered: number | null }>`${query}`.execute(facts);
  const seen = Math.max(0, Math.min(orders, rows[0]?.seen ?? 0));
  const covered = Math.max(seen, Math.min(orders, rows[0]?.covered ?? orders));
  return { seen, inferred: withoutRounding(covered - seen), hidden: withoutRounding(orders - covered) };
}

/** Products with one stamp are one order. Its probability is that at least one of them was sold. */
function seenByStore({ storeId, day }: EvidenceOf & { day: string }): RawBuilder<unknown> {
  return sql`
    select coalesce(sum(seen), 0)::float8 as seen, null as covered from (
      select 1 - exp(sum(ln(1 - least(weight, 1 - 1e-12)))) as seen from evidence e
      where store_id = ${storeId}::bigint and ${onDay(day)} and kind = 'modified' and weight > 0
      group by at
      union all
      select (part ->> 'seen')::float8 from ${addedTo(day, sql`store_id = ${storeId}::bigint`)}
      where part ->> 'day' = ${day}
        -- a sighting that takes back an earlier one's sale dates it too
        and (kind != 'modified' or (part ->> 'seen')::float8 < 0)
    ) orders`;
}

function seenOfProduct({ storeId, productId, day }: EvidenceOf & { day: string }): RawBuilder<unknown> {
  const whose = sql`store_id = ${storeId}::bigint and product_id = ${productId}::bigint`;
  return sql`
    select coalesce(sum((part ->> 'seen')::float8), 0) as seen, coalesce(sum((part ->> 'orders')::float8), 0) as covered
    from ${addedTo(day, whose)} where part ->> 'day' = ${day}`;
}

/** The additions to a day by sightings of that day and of later ones, as two selections: no single index finds both. */
function addedTo(day: string, whose: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select kind, adds from evidence e where ${whose} and product_id is not null and ${onDay(day)}
    union all
    select kind, adds from evidence e where ${whose} and ${addsBefore(day)}
  ) e, jsonb_array_elements(adds) part`;
}

function withoutRounding(part: number): number {
  return part < NOTHING ? 0 : part;
}
