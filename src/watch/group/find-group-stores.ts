import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** The stores of a group of stores, followed or not. Throws `invalid-input` where it is somebody else's, gone, or of products. */
export async function findGroupStores(people: People, accountId: string, groupId: string): Promise<number[]> {
  const group = await people
    .selectFrom('item_group')
    .select('kind')
    .where('id', '=', groupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (group?.kind !== 'stores')
    throw new Problem('invalid-input', { fields: [{ path: 'groupId', message: 'a group of stores of your own' }] });
  const rows = await people
    .selectFrom('item_group_member')
    .select('store_id')
    .where('group_id', '=', groupId)
    .execute();
  return rows.map(({ store_id }) => store_id);
}
