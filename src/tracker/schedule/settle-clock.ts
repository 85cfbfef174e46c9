import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { MINUTE_MS } from '#runtime/clock.ts';

/** Clocks of trackers differ by less. */
const TOLERANCE_MS = 5 * MINUTE_MS;
/** What is brought back is not read all at once. */
const SPREAD = sql`random() * interval '10 minutes'`;

/**
 * After a clock that was ahead was set back: polls that were claimed in what is the future by now are due soon, not when
 * that clock would have come to, and networks are asked again. How many polls were moved.
 */
export async function settleClock(people: People, nowMs: number): Promise<number> {
  const now = new Date(nowMs);
  const ahead = new Date(nowMs + TOLERANCE_MS);
  const { numAffectedRows = 0n } = await sql`
    update poll_due set
      due_at = ${now}::timestamptz + ${SPREAD}, not_before = null, catalogue_due_at = null,
      leased_by = null, leased_until = null, claimed_at = ${now}
    where claimed_at > ${ahead}`.execute(people);
  await sql`
    update network_budget set
      turn_at = least(turn_at, ${now}), paid_until = least(paid_until, ${now}), paused_until = null,
      planned_at = least(planned_at, ${now}),
      spent_on = least(spent_on, (${now}::timestamptz at time zone 'UTC')::date)
    where turn_at > ${ahead} or planned_at > ${ahead}`.execute(people);
  return Number(numAffectedRows);
}
