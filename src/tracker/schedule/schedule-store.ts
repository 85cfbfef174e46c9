import type { Database } from '#database/connect.ts';

export type PollPlan = { dueAtMs: number; priority: number };

/**
 * Puts a store into the queue of polls, or moves it forward: when it is added, watched or resumed. Never later than it
 * already is, and never past the time until which the store itself asked us to wait.
 */
export async function scheduleStore(database: Database, storeId: number, plan: PollPlan): Promise<void> {
  await database
    .insertInto('poll_due')
    .values({ store_id: storeId, due_at: new Date(plan.dueAtMs), priority: plan.priority })
    .onConflict((conflict) =>
      conflict.column('store_id').doUpdateSet((set) => ({
        due_at: set.fn<Date>('least', ['poll_due.due_at', 'excluded.due_at']),
        priority: set.fn<number>('greatest', ['poll_due.priority', 'excluded.priority']),
      })),
    )
    .execute();
}
