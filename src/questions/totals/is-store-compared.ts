import { type RawBuilder, sql } from 'kysely';
import { type ComparedSpans, earliestLastRead, latestFirstRead } from '#contract/date-range.ts';
import { readAt } from '../known-until.ts';

/** A condition: whether enough of both spans was read of a row of `store` (by its alias). The same as `isCompared`. */
export function isStoreCompared(store: string, spans: ComparedSpans): RawBuilder<boolean> {
  return sql`coalesce(${sql.ref(`${store}.first_read_at`)} <= ${latestFirstRead(spans)}
    and ${readAt(store)} >= ${earliestLastRead(spans)}, true)`;
}

/**
 * The share `before` of `unreadOf` in SQL, of a row of `store` (by its alias), to be weighted with the figures of the
 * current span.
 */
export function unreadBefore(store: string, { current, previous, previousUntilMs }: ComparedSpans): RawBuilder<number> {
  const previousFromMs = Date.parse(previous.from);
  const seconds = (later: RawBuilder<unknown>, earlierMs: number) =>
    sql`extract(epoch from ${later} - ${new Date(earlierMs)}::timestamptz)::float8`;
  const known = seconds(readAt(store), Date.parse(current.from));
  const ran = sql`least(${(previousUntilMs - previousFromMs) / 1_000}::float8, ${known})`;
  const unread = seconds(sql.ref(`${store}.first_read_at`), previousFromMs);
  return sql`least(1, greatest(0, coalesce(${unread} / nullif(${ran}, 0), 0)))`;
}
