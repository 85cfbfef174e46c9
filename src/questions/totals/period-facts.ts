import { type RawBuilder, sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import { startOfDay } from '#runtime/clock.ts';
import { ESTIMATE_LIST } from '#sales/figure-columns.ts';
import { asKnownAtOf, type Period } from '../period.ts';
import { daysAsKnownAt } from './days-as-known-at.ts';

export type Grain = 'hour' | 'day';

/** A part of a period that is read from one kind of table: hours or days. */
export type Piece = {
  unit: Grain;
  fromMs: number;
  untilMs: number;
  isCurrent: boolean;
  /** Read as it was known at this time; null: as it is known now. */
  asKnownAt: Date | null;
};

/**
 * Splits the two spans of a period into the pieces to read. This is the only place that knows how the previous span is
 * cut: its whole days are read as days, the day of the cut as its hours before the cut.
 */
export function piecesOf(period: Period, grain: Grain): Piece[] {
  const fromMs = Date.parse(period.current.from);
  const untilMs = Math.min(Date.parse(period.current.until), period.asKnownAtMs ?? Number.POSITIVE_INFINITY);
  // a span that ends within a day reads that day's hours; spans of whole days have no such rest
  const lastMs = grain === 'hour' ? untilMs : Math.max(fromMs, startOfDay(untilMs));
  const previous = { fromMs: Date.parse(period.previous.from), untilMs: period.previousUntilMs };
  const cutMs = grain === 'hour' ? previous.fromMs : startOfDay(previous.untilMs);
  const first = { unit: grain, fromMs, untilMs: lastMs, isCurrent: true };
  const others = [
    { unit: 'hour' as const, fromMs: lastMs, untilMs, isCurrent: true },
    { unit: 'day' as const, fromMs: previous.fromMs, untilMs: cutMs, isCurrent: false },
    { unit: 'hour' as const, fromMs: cutMs, untilMs: previous.untilMs, isCurrent: false },
  ];
  const asKnownAt = asKnownAtOf(period);
  return [first, ...others.filter((piece) => piece.fromMs < piece.untilMs)].map((piece) => ({ ...piece, asKnownAt }));
}

/** A condition on a table's column `hour` or `day`. */
export function withinPiece({
  unit,
  fromMs,
  untilMs,
}: Pick<Piece, 'unit' | 'fromMs' | 'untilMs'>): RawBuilder<unknown> {
  return unit === 'hour'
    ? sql`hour >= ${new Date(fromMs)} and hour < ${new Date(untilMs)}`
    : sql`day >= ${isoDay(fromMs)}::date and day < ${isoDay(untilMs)}::date`;
}

/** The time of a fact, in UTC, without a zone. */
export function momentIn({ unit }: Pick<Piece, 'unit'>): RawBuilder<unknown> {
  return unit === 'hour' ? sql`hour at time zone 'UTC' as at` : sql`day::timestamp as at`;
}

type Facts = {
  of: 'store' | 'sale';
  grain: Grain;
  period: Period;
  /** A condition on `store_id`, and on `product_id` for facts of sales. */
  where: RawBuilder<unknown>;
};

/**
 * The facts of both spans of a period, as a `from` item: `store_id`, (`product_id`,) `at` (UTC, without a zone), the
 * figures, `is_current`.
 */
export function periodFacts({ of, grain, period, where }: Facts): RawBuilder<unknown> {
  const selections = piecesOf(period, grain).map((piece) => factsIn({ of, piece, where }));
  return sql`(${sql.join(selections, sql` union all `)}) as facts`;
}

/** The same for one piece, as a selection. */
export function factsIn({ of, piece, where }: Pick<Facts, 'of' | 'where'> & { piece: Piece }): RawBuilder<unknown> {
  const keys = sql.raw(of === 'store' ? 'store_id' : 'store_id, product_id');
  const { unit, asKnownAt } = piece;
  const table = asKnownAt === null || unit === 'hour' ? sql.table(`${of}_${unit}`) : daysAsKnownAt(of, asKnownAt);
  return sql`
      select ${keys}, ${momentIn(piece)}, ${ESTIMATE_LIST}, ${sql.lit(piece.isCurrent)} as is_current
      from ${table}
      where ${where} and ${withinPiece(piece)}`;
}

/** When some stores were observed in both spans of a period, as a `from` item: `at`, `is_current`. */
export function periodMoments(storeIds: number[], period: Period, grain: Grain): RawBuilder<unknown> {
  const selections = piecesOf(period, grain).map(
    (piece) => sql`
      select ${momentIn(piece)}, ${sql.lit(piece.isCurrent)} as is_current from ${sql.table(`store_${piece.unit}`)}
      where store_id = any(${storeIds}::bigint[]) and ${withinPiece(piece)}`,
  );
  return sql`(${sql.join(selections, sql` union all `)}) as moments`;
}
