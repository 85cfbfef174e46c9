import { type RawBuilder, sql } from 'kysely';
import { DateRange, earliestLastRead, isoDay, latestFirstRead, spanOf } from '#contract/date-range.ts';
import { ESTIMATE, ESTIMATE_COLUMNS, ESTIMATE_LIST, ESTIMATE_SUMS, SUMMED_BASIS } from '../figure-columns.ts';

/** `table`: the date ranges, as a `from` item. `firstDay`: the first day that any of them reads (`2026-11-21`). */
export type WindowSpans = { table: RawBuilder<unknown>; firstDay: string };

/**
 * The date ranges as a table to join with. Each row has the days of the range and of the span before it. That span
 * covers whole days up to `cut_day`, and the hours of that day up to `cut_at` (decisions/0004). `read_by`: a store or
 * product first read later has no span before to compare with. `read_since`: nor has a store last read earlier.
 * `ran_until`: the end of the part that is compared, which is `ran_seconds` long.
 */
export function windowSpans(nowMs: number, ranges: readonly DateRange[] = DateRange.options): WindowSpans {
  const spans = ranges.map((range) => spanOf(range, nowMs));
  const rows = spans.map((compared, index) => {
    const { current, previous, previousUntilMs } = compared;
    const ranMs = previousUntilMs - Date.parse(previous.from);
    const cutDay = isoDay(previousUntilMs);
    return sql`(${ranges[index]}::date_range, ${current.from}::date, ${current.until}::date, ${previous.from}::date, ${cutDay}::date,
      ${cutDay}::date::timestamp at time zone 'UTC', ${new Date(previousUntilMs)}::timestamptz, ${latestFirstRead(compared)}::timestamptz,
      ${earliestLastRead(compared)}::timestamptz, ${previous.from}::timestamp at time zone 'UTC',
      ${new Date(Date.parse(current.from) + ranMs)}::timestamptz, ${ranMs / 1_000}::float8)`;
  });
  const table = sql`(values ${sql.join(rows)}) as span
    (date_range, from_day, until_day, previous_from, cut_day, cut_from, cut_at, read_by, read_since,
      previous_start, ran_until, ran_seconds)`;
  return { table, firstDay: spans.map(({ previous }) => previous.from).sort()[0]! };
}

const LAST_READ = sql`greatest(s.last_read_at, kept_poll.unchanged_at)`;

/**
 * How much of both spans (`span`) was read of a store (`s`, with its `KEPT_POLL`), as a lateral `from` item:
 * `unread.is_compared`, whether it is enough to say that something grew, and the shares `now` and `before`, as
 * `unreadShares` computes them.
 */
export const UNREAD = sql`(
  select coalesce(s.first_read_at <= span.read_by and ${LAST_READ} >= span.read_since, true) as is_compared,
    ${unreadShare(sql`span.ran_until - ${LAST_READ}`)} as now,
    ${unreadShare(sql`s.first_read_at - span.previous_start`)} as before) as unread`;

/** A join: when a reading last showed nothing new. Citus takes no correlated subquery in a lateral one. */
export const KEPT_POLL = sql`left join poll_kept kept_poll on kept_poll.store_id = s.id`;

function unreadShare(time: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`least(1, greatest(0, coalesce(extract(epoch from ${time})::float8 / nullif(span.ran_seconds, 0), 0)))`;
}

/** The columns of a window's figures: those of the range, and those of the span before, prefixed `previous_`. */
export const WINDOW_FIGURES: readonly string[] = ['', 'previous_'].flatMap((prefix) =>
  ESTIMATE_COLUMNS.map((name) => `${prefix}${name}`),
);

/**
 * The facts (`f`) of each range, marked by whether they fall into the range or into the span before it. Days are read
 * once, however many ranges there are; hours are read only for the day of the cut.
 */
export function windowFacts(
  of: 'store' | 'sale',
  keys: RawBuilder<unknown>,
  { table, firstDay }: WindowSpans,
  theirs: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select date_range, ${keys}, day >= from_day as is_current, ${ESTIMATE_LIST}
    from (select * from ${sql.table(`${of}_day`)} f where ${theirs} and day >= ${firstDay}::date offset 0) as f
    join ${table} on (day >= from_day and day < until_day) or (day >= previous_from and day < cut_day)
    union all
    select date_range, ${keys}, false, ${ESTIMATE_LIST}
    from ${table} join ${sql.table(`${of}_hour`)} f on hour >= cut_from and hour < cut_at where ${theirs}`;
}

/** The columns read of a fact, in the order that `windowSums` expects. */
/** The sums of one span, in the order of ESTIMATE_COLUMNS. */
const SPAN_SUMS = sql.raw(
  [...ESTIMATE_SUMS, 'sum(observations)', SUMMED_BASIS]
    .map((sum, index) => `${sum} as ${ESTIMATE_COLUMNS[index]}`)
    .join(', '),
);

/**
 * Sums facts to window rows: `date_range`, the keys, and the figures in the order of WINDOW_FIGURES. `empty`: the value
 * for a span without facts, `0` or `null`. Each span is summed first and then the two are joined, which is half the
 * work of sums that filter every fact twice.
 */
export function windowSums(
  facts: RawBuilder<unknown>,
  keys: RawBuilder<unknown>,
  empty: '0' | 'null',
): RawBuilder<unknown> {
  const beside = ['is_current', 'not is_current'].flatMap((which) => [
    ...[...ESTIMATE, 'observations'].map(
      (name) =>
        `case when count(*) filter (where ${which}) = 0 then ${empty} else max(${name}) filter (where ${which}) end`,
    ),
    `max(basis) filter (where ${which})`,
  ]);
  return sql`select date_range, ${keys}, ${sql.raw(beside.join(', '))}
    from (
      select date_range, ${keys}, is_current, ${SPAN_SUMS} from (${facts}) as facts group by date_range, ${keys}, is_current
    ) as spans
    group by date_range, ${keys}`;
}
