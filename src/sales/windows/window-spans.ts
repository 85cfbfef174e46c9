import { type RawBuilder, sql } from 'kysely';
import { DateRange, isoDay, spanOf } from '#contract/date-range.ts';
import { DAY_MS } from '#runtime/clock.ts';

/**
 * The date ranges as a table to join with: of each its days, and the span before it: whole days up to the one that the
 * cut falls into (`cut_day`), and the hours of that day up to `cut_at` (decisions/0004).
 */
export function windowSpans(nowMs: number, ranges: readonly DateRange[] = DateRange.options): RawBuilder<unknown> {
  const rows = ranges.map((range) => {
    const { current, previous, previousUntilMs } = spanOf(range, nowMs);
    const cutDay = isoDay(Math.floor(previousUntilMs / DAY_MS) * DAY_MS);
    return sql`(${range}, ${current.from}::date, ${current.until}::date, ${previous.from}::date, ${cutDay}::date,
      ${cutDay}::date::timestamp at time zone 'UTC', ${new Date(previousUntilMs)}::timestamptz)`;
  });
  return sql`(values ${sql.join(rows)}) as span (date_range, from_day, until_day, previous_from, cut_day, cut_from, cut_at)`;
}

const SUMMED = [
  'orders',
  'orders_var',
  'orders_sd',
  'revenue_usd',
  'revenue_usd_var',
  'revenue_usd_sd',
  'observations',
] as const;

/** The columns of a window's figures: those of the range, and those of the one before with `previous_` in front. */
export const WINDOW_FIGURES: readonly string[] = ['', 'previous_'].flatMap((prefix) =>
  [...SUMMED, 'basis'].map((name) => `${prefix}${name}`),
);

/** What is read of a fact, in the order of `windowSums`. */
export const FACT_FIGURES = sql.raw([...SUMMED, 'basis'].join(', '));

/**
 * Sums of facts (`is_current`, figures) in the order of WINDOW_FIGURES. `empty`: what orders come to where there is no
 * fact, `0` or `null`. Revenue is null where a part of it is not known: less than all would pass for all.
 */
export function windowSums(empty: '0' | 'null'): RawBuilder<unknown> {
  const sums = ['is_current', 'not is_current'].flatMap((which) => [
    ...SUMMED.map((name) => sumOf(name, which, empty)),
    `case when min(basis) filter (where ${which}) = max(basis) filter (where ${which})
      then min(basis) filter (where ${which})
      when count(*) filter (where ${which}) > 0 then 'mixed' end`,
  ]);
  return sql.raw(sums.join(', '));
}

function sumOf(name: string, which: string, empty: '0' | 'null'): string {
  const sum = `coalesce(sum(${name}) filter (where ${which}), ${empty})`;
  if (!name.startsWith('revenue')) return sum;
  return `case when count(${name}) filter (where ${which}) = count(*) filter (where ${which}) then ${sum} end`;
}
