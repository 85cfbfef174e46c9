import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** A group of stores of one's own. Throws `invalid-input` where it is somebody else's, gone, or of products. */
export async function getStoreGroup(
  people: People,
  accountId: string,
  groupId: string,
): Promise<{ id: string; name: string }> {
  const group = await people
    .selectFrom('item_group')
    .select(['id', 'name', 'kind'])
    .where('id', '=', groupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (group?.kind !== 'stores')
    throw new Problem('invalid-input', { fields: [{ path: 'groupId', message: 'a group of stores of your own' }] });
  return group;
}

/** The stores of a group of stores, followed or not. Throws `invalid-input` as above. */
export async function findGroupStores(people: People, accountId: string, groupId: string): Promise<number[]> {
  await getStoreGroup(people, accountId, groupId);
  const rows = await people
    .selectFrom('item_group_member')
    .select('store_id')
    .where('group_id', '=', groupId)
    .execute();
  return rows.map(({ store_id }) => store_id);
}
