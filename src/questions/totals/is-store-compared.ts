import { type RawBuilder, sql } from 'kysely';
import { type ComparedSpans, earliestLastRead, latestFirstRead } from '#contract/date-range.ts';
import { readAt } from '../known-until.ts';

/** A condition: whether enough of both spans was read of a row of `store` (by its alias). The same as `isCompared`. */
export function isStoreCompared(store: string, spans: ComparedSpans): RawBuilder<boolean> {
  return sql`coalesce(${sql.ref(`${store}.first_read_at`)} <= ${latestFirstRead(spans)}
    and ${readAt(store)} >= ${earliestLastRead(spans)}, true)`;
}

/**
 * `unreadShares` in SQL, of a row of `store` (by its alias) and the span that `is_current` names: for the current span
 * the share `before`, for the previous one `now`, each to be weighted with the figures that the unread part lacks.
 */
export function unreadElsewhere(
  store: string,
  { current, previous, previousUntilMs }: ComparedSpans,
): RawBuilder<number> {
  const previousFromMs = Date.parse(previous.from);
  const ranMs = previousUntilMs - previousFromMs;
  const seconds = (later: RawBuilder<unknown>, earlier: RawBuilder<unknown>) =>
    sql`extract(epoch from ${later} - ${earlier})::float8`;
  const at = (ms: number) => sql`${new Date(ms)}::timestamptz`;
  const unread = sql`case when is_current then ${seconds(sql.ref(`${store}.first_read_at`), at(previousFromMs))}
    else ${seconds(at(Date.parse(current.from) + ranMs), readAt(store))} end`;
  return sql`least(1, greatest(0, coalesce(${unread} / nullif(${ranMs / 1_000}::float8, 0), 0)))`;
}
