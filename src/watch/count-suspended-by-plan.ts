import type { Database } from '#database/connect.ts';

/** How many stores of a user the plan has no room for. */
export async function countSuspendedByPlan(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('watched_store')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('suspended_by', '=', 'plan')
    .executeTakeFirstOrThrow();
  return count;
}
