import type { Database } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** A store on the user's list, whatever its status; `not-found` for every other. */
export async function getWatchedStore(
  database: Database,
  watch: { accountId: string; storeId: number },
): Promise<{ suspendedBy: 'user' | 'plan' | null }> {
  const row = await database
    .selectFrom('watched_store')
    .select('suspended_by')
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .executeTakeFirst();
  if (!row) throw new Problem('not-found');
  return { suspendedBy: row.suspended_by as 'user' | 'plan' | null };
}
