import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';

/** After an outage only the last few periods are sent, of months at most. */
const KEPT_MS = 400 * DAY_MS;

/**
 * Deletes what says that old periods are settled, except when each brief was last sent. Call it daily; any number of
 * processes may run it.
 */
export async function forgetSettled(people: People, nowMs: number): Promise<void> {
  await sql`
    delete from brief_settled s where s.due_at <= ${new Date(nowMs - KEPT_MS)} and not (s.is_sent and not exists (
      select from brief_settled later
      where later.brief_id = s.brief_id and later.is_sent and later.due_at > s.due_at))`.execute(people);
}
