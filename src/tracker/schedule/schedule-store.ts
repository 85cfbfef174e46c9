import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { currentContext } from '#runtime/work-context.ts';

export type PollTurn = { dueAtMs: number; priority: number };

/**
 * Puts a store into the poll queue, or moves it forward: when it is added, watched or resumed. Its poll never moves
 * back, and never before the time until which the store is to be left alone. An excluded store stays out.
 */
export async function scheduleStore(people: People, storeId: number, given: PollTurn): Promise<void> {
  const excluded = await people
    .selectFrom('store_host')
    .innerJoin('excluded_host', 'excluded_host.host', 'store_host.host')
    .select('store_host.id')
    .where('store_host.id', '=', storeId)
    .executeTakeFirst();
  if (excluded) return;
  await people
    .insertInto('poll_due')
    .values({
      store_id: storeId,
      due_at: new Date(given.dueAtMs),
      priority: given.priority,
      asked_by: currentContext().requestId ?? null,
    })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet((set) => ({
        due_at: sql<Date>`greatest(least(poll_due.due_at, excluded.due_at), poll_due.not_before)`,
        priority: set.fn<number>('greatest', ['poll_due.priority', 'excluded.priority']),
        asked_by: sql<string | null>`coalesce(excluded.asked_by, poll_due.asked_by)`,
      })),
    )
    .execute();
}

const HIGHEST_PRIORITY = 100;

/**
 * How urgent the first reading of a store is, for a user who already waits for this many others: the first store of
 * every user comes before the second of any.
 */
export function firstReadPriority(waitingFor: number): number {
  return Math.max(1, HIGHEST_PRIORITY - waitingFor);
}
