import { type RawBuilder, sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { FactsTransaction } from '#database/connect.ts';
import { addFigures, type Figures, type ProductHour, type StoreHour } from './facts.ts';
import { FIGURE_COLUMNS, FIGURES, SUMMED_FIGURES } from './figure-columns.ts';
import { rollUpDays } from './roll-up-days.ts';
import type { UsdRate } from './usd-rates.ts';

/** `add`: increments are added to the stored hours. `replace`: they replace these, except for the observed time. */
type Mode = 'add' | 'replace';

/** Writes hours of a store and of its products, and updates the days that they fall in. */
export async function writeHours(
  trx: FactsTransaction,
  storeId: number,
  hours: { productHours: ProductHour[]; storeHours: StoreHour[] },
  usdRate: UsdRate,
  mode: Mode,
): Promise<void> {
  const productHours = mergeHours(hours.productHours, (hour) => `${hour.productId} ${hour.hour}`);
  const storeHours = mergeHours(hours.storeHours, (hour) => `${hour.hour}`);
  const figuresIn = mode === 'add' ? addedFigures : replacedFigures;
  if (productHours.length > 0) {
    await sql`
      insert into sale_hour (store_id, product_id, hour, ${FIGURE_COLUMNS})
      select ${storeId}, * from unnest(
        ${column('bigint', productHours, (hour) => hour.productId)}, ${hourColumn(productHours)}, ${figureColumns(productHours, usdRate)})
      on conflict (store_id, product_id, hour) do update set ${figuresIn('sale_hour')}`.execute(trx);
  }
  if (storeHours.length === 0) return;
  const seconds =
    mode === 'add' ? sql`store_hour.observed_seconds + excluded.observed_seconds` : sql`store_hour.observed_seconds`;
  await sql`
    insert into store_hour (store_id, hour, ${FIGURE_COLUMNS}, observed_seconds)
    select ${storeId}, * from unnest(
      ${hourColumn(storeHours)}, ${figureColumns(storeHours, usdRate)},
      ${column('integer', storeHours, (hour) => Math.round(hour.observedSeconds))})
    on conflict (store_id, hour) do update set ${figuresIn('store_hour')}, observed_seconds = least(3600, ${seconds})`.execute(
    trx,
  );
  await rollUpDays(trx, storeId, {
    from: storeHours.reduce((least, { hour }) => Math.min(least, hour), Number.POSITIVE_INFINITY),
    until: storeHours.reduce((most, { hour }) => Math.max(most, hour), Number.NEGATIVE_INFINITY),
    productIds: [...new Set(productHours.map((hour) => hour.productId))],
  });
}

/** Keeps the larger shared error: a later estimate knows less of the doubts at the time of the reading. */
function replacedFigures(table: string): RawBuilder<unknown> {
  const figures = FIGURES.map((name) =>
    name.endsWith('_sd') ? `${name} = greatest(${table}.${name}, excluded.${name})` : `${name} = excluded.${name}`,
  );
  return sql.raw(figures.join(', '));
}

/** Sums never fall below zero when sales are taken back. Unknown dollars stay unknown. */
function addedFigures(table: string): RawBuilder<unknown> {
  const sums = SUMMED_FIGURES.map((name) => {
    const sum = `${table}.${name} + excluded.${name}`;
    return `${name} = case when ${sum} < 0 then 0 else ${sum} end`;
  });
  return sql.raw(
    [...sums, `basis = case when ${table}.basis = excluded.basis then excluded.basis else 'mixed' end`].join(', '),
  );
}

/** Errors are rounded to the `real` of their columns, because PostgreSQL refuses values that are too small for it. */
function figureColumns(hours: (Figures & { hour: number })[], usdRate: UsdRate): RawBuilder<unknown> {
  const rates = hours.map((hour) => usdRate(isoDay(hour.hour)));
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

/** Merges rows of the same key, because one insert cannot touch a row twice. */
export function mergeHours<Row extends Figures & { observedSeconds?: number }>(
  rows: Row[],
  keyOf: (row: Row) => string,
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const sum = byKey.get(keyOf(row));
    if (!sum) {
      byKey.set(keyOf(row), { ...row });
      continue;
    }
    addFigures(sum, row);
    if (sum.observedSeconds !== undefined) sum.observedSeconds += row.observedSeconds ?? 0;
    if (sum.basis !== row.basis) sum.basis = 'mixed';
  }
  return [...byKey.values()];
}
