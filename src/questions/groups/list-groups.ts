import { sql } from 'kysely';
import type { Group, GroupColor, GroupKind } from '#contract/group.ts';
import { isProductId, productIdOf, productKeyOf } from '#contract/product/product.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { Problem } from '#runtime/problem.ts';
import { findNames } from '../find-names.ts';
import { findMyStoreIds } from '../store-access.ts';

type Row = {
  id: string;
  name: string;
  color: GroupColor;
  kind: GroupKind;
  members: { store_id: number; product_id: number }[];
};

/** The groups, oldest first, each with its members in the order in which they were added. */
export async function listGroups({ people, facts }: Databases, accountId: string): Promise<Group[]> {
  const { rows } = await sql<Row>`
    select g.id, g.name, g.color, g.kind, coalesce((
      select json_agg(json_build_object('store_id', m.store_id, 'product_id', m.product_id) order by m.added_at, m.store_id, m.product_id)
      from item_group_member m where m.group_id = g.id), '[]') as members
    from item_group g where g.account_id = ${accountId} order by g.created_at, g.id`.execute(people);
  const members = rows.flatMap((row) => row.members);
  const [watched, { nameOf, titleOf }] = await Promise.all([
    findMyStoreIds(people, { accountId }),
    findNames(
      facts,
      members.map(({ store_id: storeId, product_id: productId }) => ({ storeId, productId })),
    ),
  ]);
  return rows.map(({ members: kept, ...group }) => ({
    ...group,
    members: kept.flatMap(({ store_id, product_id }) => {
      const storeName = nameOf(store_id);
      const id =
        product_id === STORE_ITSELF ? String(store_id) : productIdOf({ storeId: store_id, productId: product_id });
      const name = product_id === STORE_ITSELF ? storeName : titleOf(store_id, product_id);
      if (storeName === null || name === null) return [];
      const isTracked = watched.includes(store_id);
      return [{ id, name, storeName: product_id === STORE_ITSELF ? null : storeName, isTracked }];
    }),
  }));
}

/** Throws `invalid-input` if one of these products does not exist in its store. */
export async function assertProducts(facts: Facts, ids: readonly string[], path: string): Promise<void> {
  const keys = ids
    .filter(isProductId)
    .map((id) => productKeyOf(id))
    .map(({ storeId, productId }) => ({ storeId: Number(storeId), productId: Number(productId) }));
  const { titleOf } = await findNames(facts, keys);
  if (keys.some(({ storeId, productId }) => titleOf(storeId, productId) === null))
    throw new Problem('invalid-input', { fields: [{ path, message: 'products of your stores' }] });
}
