import type { Database } from '#database/connect.ts';

/** How many stores of a user have not been read yet. */
export async function countWaiting(database: Database, accountId: string): Promise<number> {
  const { count } = await database
    .selectFrom('watched_store')
    .innerJoin('store', 'store.id', 'watched_store.store_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('suspended_by', 'is', null)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}
