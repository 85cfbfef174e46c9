import { sql } from 'kysely';
import type { Group, GroupColor, GroupKind } from '#contract/group.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { productKeyOf } from '../product-key.ts';
import { findMyStoreIds } from '../store-access.ts';

type Row = {
  id: string;
  name: string;
  color: GroupColor;
  kind: GroupKind;
  members: { store_id: number; product_id: number }[];
};

/** The oldest first, each with what is in it, in the order in which it was added. */
export async function listGroups({ people, facts }: Databases, accountId: string): Promise<Group[]> {
  const { rows } = await sql<Row>`
    select g.id, g.name, g.color, g.kind, coalesce((
      select json_agg(json_build_object('store_id', m.store_id, 'product_id', m.product_id) order by m.added_at, m.store_id, m.product_id)
      from item_group_member m where m.group_id = g.id), '[]') as members
    from item_group g where g.account_id = ${accountId} order by g.created_at, g.id`.execute(people);
  const members = rows.flatMap((row) => row.members);
  const storeIds = [...new Set(members.map(({ store_id }) => store_id))];
  const [followed, nameOf, titleOf] = await Promise.all([
    findMyStoreIds(people, { accountId }),
    findStoreNames(facts, storeIds),
    findProductTitles(
      facts,
      members.filter(({ product_id }) => product_id !== 0),
    ),
  ]);
  return rows.map(({ members: kept, ...group }) => ({
    ...group,
    members: kept.flatMap(({ store_id, product_id }) => {
      const storeName = nameOf.get(store_id);
      const id = product_id === 0 ? String(store_id) : `${store_id}-${product_id}`;
      const name = product_id === 0 ? storeName : titleOf.get(id);
      if (storeName === undefined || name === undefined) return [];
      const isFollowed = followed.includes(store_id);
      return [{ id, name, storeName: product_id === 0 ? null : storeName, isFollowed }];
    }),
  }));
}

/** Throws `invalid-input` where one of these is no product of its store. */
export async function assertProducts(facts: Facts, ids: readonly string[], path: string): Promise<void> {
  const keys = ids.filter((id) => id.includes('-')).map((id) => productKeyOf(id));
  const titles = await findProductTitles(
    facts,
    keys.map(({ storeId, productId }) => ({ store_id: Number(storeId), product_id: Number(productId) })),
  );
  if (keys.some(({ storeId, productId }) => !titles.has(`${storeId}-${productId}`)))
    throw new Problem('invalid-input', { fields: [{ path, message: 'products of your stores' }] });
}

async function findStoreNames(facts: Facts, storeIds: readonly number[]): Promise<Map<number, string>> {
  if (storeIds.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(name, host) as name from store where id = any(${storeIds}::bigint[])`.execute(facts);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function findProductTitles(
  facts: Facts,
  keys: readonly { store_id: number; product_id: number }[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ store_id: number; id: number; title: string }>`
    select store_id, id, title from product
    where (store_id, id) in (select * from unnest(
      ${keys.map(({ store_id }) => store_id)}::bigint[], ${keys.map(({ product_id }) => product_id)}::bigint[]))`.execute(
    facts,
  );
  return new Map(rows.map((row) => [`${row.store_id}-${row.id}`, row.title]));
}
