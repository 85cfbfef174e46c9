import { type RawBuilder, sql } from 'kysely';
import { type ComparedSpans, earliestLastRead, latestFirstRead } from '#contract/date-range.ts';
import { readAt } from '../known-until.ts';

/** A condition: whether enough of both spans was read of a row of `store` (by its alias). The same as `isCompared`. */
export function isStoreCompared(store: string, spans: ComparedSpans): RawBuilder<boolean> {
  return sql`coalesce(${sql.ref(`${store}.first_read_at`)} <= ${latestFirstRead(spans)}
    and ${readAt(store)} >= ${earliestLastRead(spans)}, true)`;
}
