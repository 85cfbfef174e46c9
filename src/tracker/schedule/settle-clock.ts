import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { MINUTE_MS } from '#runtime/clock.ts';

/** The clocks of trackers differ by less than this. */
const TOLERANCE_MS = 5 * MINUTE_MS;
/** Polls that are brought back are not run all at once. */
const SPREAD = sql`random() * interval '10 minutes'`;

/**
 * Repairs the schedule after a clock that was ahead was set back: polls that were claimed in what is now the future are
 * due soon, not at the time of that clock, and networks are asked again. Returns how many polls were moved.
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
