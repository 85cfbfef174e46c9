import type { Database } from '#database/connect.ts';

/**
 * How many stores count towards the plan's limit. A store that the user suspended keeps its place, or one could
 * follow any number by turns; one that the plan suspended gives its place up, which is why it was suspended.
 */
export async function countStores(database: Database, accountId: string): Promise<number> {
  const row = await database
    .selectFrom('watched_store')
    .select((select) => select.fn.countAll<number>().as('used'))
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('suspended_by', 'is', null), where('suspended_by', '=', 'user')]))
    .executeTakeFirstOrThrow();
  return row.used;
}
