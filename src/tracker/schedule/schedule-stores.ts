import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';

/** Puts many stores that nobody waits for into the poll queue, with their first readings spread over a day. */
export async function scheduleStores(
  people: People,
  storeIds: number[],
  { nowMs, random }: { nowMs: number; random: () => number },
): Promise<void> {
  const dueAt = storeIds.map(() => new Date(nowMs + random() * DAY_MS).toISOString());
  await sql`
    insert into poll_due (store_id, due_at, weight)
    select store_id, due_at, 0 from unnest(${storeIds}::bigint[], ${dueAt}::timestamptz[]) as new (store_id, due_at)
    on conflict do nothing`.execute(people);
}
