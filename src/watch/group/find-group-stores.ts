import type { GroupKind } from '#contract/group.ts';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

export type ProductOfStore = { storeId: number; productId: number };

/** The members of a group. `products`: null for a group of stores. */
export type GroupMembers = { id: string; name: string; storeIds: number[]; products: ProductOfStore[] | null };

/** A group of the account. Throws `invalid-input` if it belongs to another account, or does not exist. */
export async function findGroupMembers(people: People, accountId: string, groupId: string): Promise<GroupMembers> {
  const { id, name, kind } = await findGroup(people, accountId, groupId, 'a group of your own');
  const rows = await people
    .selectFrom('item_group_member')
    .select(['store_id', 'product_id'])
    .where('group_id', '=', groupId)
    .orderBy('store_id')
    .orderBy('product_id')
    .execute();
  const products = rows.map((row) => ({ storeId: row.store_id, productId: row.product_id }));
  const storeIds = [...new Set(products.map(({ storeId }) => storeId))];
  return { id, name, storeIds, products: kind === 'products' ? products : null };
}

/** The stores of a group of stores, watched or not. Throws `invalid-input` for any other group. */
export async function findGroupStores(people: People, accountId: string, groupId: string): Promise<number[]> {
  const { storeIds, products } = await findGroupMembers(people, accountId, groupId);
  if (products !== null) throw refuse('a group of stores of your own');
  return storeIds;
}

async function findGroup(people: People, accountId: string, groupId: string, asked: string) {
  const group = await people
    .selectFrom('item_group')
    .select(['id', 'name', 'kind'])
    .where('id', '=', groupId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!group) throw refuse(asked);
  return { ...group, kind: group.kind as GroupKind };
}

function refuse(message: string): Problem {
  return new Problem('invalid-input', { fields: [{ path: 'groupId', message }] });
}
