import { type RawBuilder, sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { FactsTransaction } from '#database/connect.ts';
import type { Figures, ProductHour, StoreHour } from './facts.ts';
import { FIGURE_COLUMNS, SUMMED_FIGURES } from './figure-columns.ts';
import { noteLateDays } from './market/keep-market.ts';
import { lateDays } from './restatements/late-days.ts';
import { findDays, noteRestatements, type ReasonOf } from './restatements/note-restatements.ts';
import { rollUpDays } from './roll-up-days.ts';
import type { UsdRate } from './usd-rates.ts';

/**
 * Adds a poll's increments to the hours and brings the days they fall in up to date, in the caller's transaction:
 * a poll is counted once or not at all. An hour may be touched by many polls. Where no exchange rate is known, the
 * revenue in dollars is null, and stays so. What moves a day whose number had settled is noted, with its reason.
 */
export async function recordSales(
  trx: FactsTransaction,
  storeId: number,
  sales: { productHours: ProductHour[]; storeHours: StoreHour[]; reasonOf?: ReasonOf },
  usdRate: UsdRate,
  nowMs: number,
): Promise<void> {
  const late = lateDays([...sales.productHours, ...sales.storeHours]);
  const before = await findDays(trx, storeId, late);
  const productHours = merged(sales.productHours, (hour) => `${hour.productId} ${hour.hour}`);
  const storeHours = merged(sales.storeHours, (hour) => `${hour.hour}`);
  if (productHours.length > 0) {
    await sql`
      insert into sale_hour (store_id, product_id, hour, ${FIGURE_COLUMNS})
      select ${storeId}, * from unnest(
        ${column('bigint', productHours, (hour) => hour.productId)}, ${hourColumn(productHours)}, ${figureColumns(productHours, usdRate)})
      on conflict (store_id, product_id, hour) do update set ${addedFigures('sale_hour')}`.execute(trx);
  }
  if (storeHours.length > 0) {
    await sql`
      insert into store_hour (store_id, hour, ${FIGURE_COLUMNS}, observed_seconds)
      select ${storeId}, * from unnest(
        ${hourColumn(storeHours)}, ${figureColumns(storeHours, usdRate)},
        ${column('integer', storeHours, (hour) => Math.round(hour.observedSeconds))})
      on conflict (store_id, hour) do update set ${addedFigures('store_hour')},
        observed_seconds = least(3600, store_hour.observed_seconds + excluded.observed_seconds)`.execute(trx);
    await rollUpDays(trx, storeId, {
      from: storeHours.reduce((least, { hour }) => Math.min(least, hour), Number.POSITIVE_INFINITY),
      until: storeHours.reduce((most, { hour }) => Math.max(most, hour), Number.NEGATIVE_INFINITY),
      productIds: [...new Set(productHours.map((hour) => hour.productId))],
    });
    await noteLateDays(
      trx,
      storeHours.map(({ hour }) => isoDay(hour)),
      nowMs,
    );
  }
  await noteRestatements(trx, storeId, late, before, sales.reasonOf ?? (() => 'later-reading'));
}

/** What is taken back leaves nothing, and never less; what is unknown in dollars stays so. */
function addedFigures(table: string): RawBuilder<unknown> {
  const sums = SUMMED_FIGURES.map((name) => {
    const sum = `${table}.${name} + excluded.${name}`;
    return `${name} = case when ${sum} < 0 then 0 else ${sum} end`;
  });
  return sql.raw(
    [...sums, `basis = case when ${table}.basis = excluded.basis then excluded.basis else 'mixed' end`].join(', '),
  );
}

/** Errors are rounded to what their columns hold: PostgreSQL refuses what is too near to nothing for them. */
function figureColumns(hours: (Figures & { hour: number })[], usdRate: UsdRate): RawBuilder<unknown> {
  const rates = hours.map((hour) => usdRate(new Date(hour.hour).toISOString().slice(0, 10)));
  const inUsd = (amountOf: (hour: Figures, rate: number) => number) =>
    column('float8', hours, (hour, index) => {
      const rate = rates[index] ?? null;
      return rate === null ? null : amountOf(hour, rate);
    });
  return sql.join([
    ...(['orders', 'ordersVar', 'ordersSd', 'units', 'unitsVar', 'unitsSd', 'revenue'] as const).map((name) =>
      column('float8', hours, (hour) => (/Var$|Sd$/.test(name) ? Math.fround(hour[name]) : hour[name])),
    ),
    inUsd((hour, rate) => hour.revenue * rate),
    inUsd((hour, rate) => Math.fround(hour.revenueVar * rate ** 2)),
    inUsd((hour, rate) => Math.fround(hour.revenueSd * rate)),
    column('integer', hours, (hour) => hour.observations),
    column('basis', hours, (hour) => hour.basis),
  ]);
}

function hourColumn(hours: { hour: number }[]): RawBuilder<unknown> {
  return column('timestamptz', hours, (hour) => new Date(hour.hour).toISOString());
}

function column<Row>(
  type: string,
  rows: Row[],
  value: (row: Row, index: number) => number | string | null,
): RawBuilder<unknown> {
  return sql`${rows.map(value)}::${sql.raw(type)}[]`;
}

/** One row per key: an insert may not touch the same row twice. */
function merged<Row extends Figures & { observedSeconds?: number }>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const sum = byKey.get(keyOf(row));
    if (!sum) {
      byKey.set(keyOf(row), { ...row });
      continue;
    }
    for (const name of SUMMED_FIELDS) sum[name] += row[name];
    if (sum.observedSeconds !== undefined) sum.observedSeconds += row.observedSeconds ?? 0;
    if (sum.basis !== row.basis) sum.basis = 'mixed';
  }
  return [...byKey.values()];
}

const SUMMED_FIELDS = [
  'orders',
  'ordersVar',
  'ordersSd',
  'units',
  'unitsVar',
  'unitsSd',
  'revenue',
  'revenueVar',
  'revenueSd',
  'observations',
] as const satisfies (keyof Figures)[];
