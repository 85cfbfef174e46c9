import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { findGroupStores } from '#watch/group/find-group-stores.ts';

/** The stores that a rule speaks of: those that the account follows, those of them in its group, or the one that it names. Throws `invalid-input`. */
export async function followedStores(
  people: People,
  accountId: string,
  { storeId, groupId }: { storeId: number | null; groupId: string | null },
): Promise<number[]> {
  const rows = await people
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', accountId)
    .where('suspended_by', 'is', null)
    .execute();
  const followed = rows.map((row) => row.store_id);
  if (groupId !== null) {
    if (storeId !== null)
      throw new Problem('invalid-input', { fields: [{ path: 'groupId', message: 'a group or a store, not both' }] });
    const ofGroup = await findGroupStores(people, accountId, groupId);
    return followed.filter((id) => ofGroup.includes(id));
  }
  if (storeId === null) return followed;
  if (!followed.includes(storeId))
    throw new Problem('invalid-input', { fields: [{ path: 'storeId', message: 'a store on your list' }] });
  return [storeId];
}
