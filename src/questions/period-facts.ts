import { type RawBuilder, sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { Period } from './period.ts';

const FIGURES = 'orders, orders_var, orders_sd, revenue_usd, revenue_usd_var, revenue_usd_sd, observations, basis';

type Facts = {
  of: 'store' | 'sale';
  grain: 'hour' | 'day';
  period: Period;
  /** A condition on `store_id`, and on `product_id` where the facts are of sales. */
  where: RawBuilder<unknown>;
};

/**
 * The facts of both spans of a period, as a table to select from: `store_id`, (`product_id`,) `at` (UTC, without a
 * zone), the figures, `is_current`. This is the one place that knows how the previous span is cut: its whole days are
 * read as days, and the one that the cut falls into as its hours before the cut.
 */
export function periodFacts({ of, grain, period, where }: Facts): RawBuilder<unknown> {
  const keys = of === 'store' ? 'store_id' : 'store_id, product_id';
  const hours = (span: MomentSpan, isCurrent: boolean) => sql`
    select ${sql.raw(keys)}, hour at time zone 'UTC' as at, ${sql.raw(FIGURES)}, ${sql.lit(isCurrent)} as is_current
    from ${sql.table(`${of}_hour`)}
    where ${where} and hour >= ${new Date(span.fromMs)} and hour < ${new Date(span.untilMs)}`;
  const days = (span: MomentSpan, isCurrent: boolean) => sql`
    select ${sql.raw(keys)}, day::timestamp as at, ${sql.raw(FIGURES)}, ${sql.lit(isCurrent)} as is_current
    from ${sql.table(`${of}_day`)}
    where ${where} and day >= ${isoDay(span.fromMs)}::date and day < ${isoDay(span.untilMs)}::date`;

  const current = { fromMs: Date.parse(period.current.from), untilMs: Date.parse(period.current.until) };
  const previous = { fromMs: Date.parse(period.previous.from), untilMs: period.previousUntilMs };
  if (grain === 'hour') return union([hours(current, true), hours(previous, false)]);
  const cutDayMs = Math.floor(previous.untilMs / DAY_MS) * DAY_MS;
  return union([
    days(current, true),
    days({ ...previous, untilMs: cutDayMs }, false),
    ...(cutDayMs < previous.untilMs ? [hours({ ...previous, fromMs: cutDayMs }, false)] : []),
  ]);
}

type MomentSpan = { fromMs: number; untilMs: number };

function union(selections: RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`(${sql.join(selections, sql` union all `)}) as facts`;
}
