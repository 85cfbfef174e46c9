import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { MINUTE_MS } from '#runtime/clock.ts';

export type PollQueue = {
  due: number;
  /** More than five minutes late: not just waiting for a place. */
  overdue: number;
  leased: number;
  /** Stores that are read below their planned rate, and the lowest share of it. */
  slowed: number;
  leastPace: number;
  lagSeconds: number;
};

const OVERDUE_MS = 5 * MINUTE_MS;

/** The state of the poll queue now. */
export async function readPollQueue(people: People, nowMs: number): Promise<PollQueue> {
  const now = new Date(nowMs);
  const { rows } = await sql<PollQueue>`
    select count(*) filter (where is_due) as due,
      count(*) filter (where is_due and due_at < ${new Date(nowMs - OVERDUE_MS)}) as overdue,
      count(*) filter (where leased_until > ${now}) as leased,
      count(*) filter (where pace < 1) as slowed, coalesce(min(pace), 1) as "leastPace",
      coalesce(extract(epoch from ${now}::timestamptz - min(due_at) filter (where is_due)), 0)::float8 as "lagSeconds"
    from poll_due, lateral (
      select due_at <= ${now} and (leased_until is null or leased_until < ${now}) as is_due
    ) as queue`.execute(people);
  return rows[0]!;
}
