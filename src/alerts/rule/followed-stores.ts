import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** The stores that a rule speaks of: those that the account follows, or the one of them that it names. Throws `invalid-input`. */
export async function followedStores(people: People, accountId: string, storeId: number | null): Promise<number[]> {
  const rows = await people
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', accountId)
    .where('suspended_by', 'is', null)
    .execute();
  const followed = rows.map((row) => row.store_id);
  if (storeId === null) return followed;
  if (!followed.includes(storeId))
    throw new Problem('invalid-input', { fields: [{ path: 'storeId', message: 'a store on your list' }] });
  return [storeId];
}
