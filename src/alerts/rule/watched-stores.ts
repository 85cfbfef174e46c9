import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { findGroupMembers, type ProductOfStore } from '#watch/group/find-group-stores.ts';

/** `products`: null if the rule is about stores, or about one product by its id. */
type Covered = { storeIds: number[]; products: ProductOfStore[] | null };

/**
 * The stores that a rule covers: all that the account watches, those in the rule's group, or the named one; and the
 * products of a group of products. Throws `invalid-input`.
 */
export async function watchedStores(
  people: People,
  accountId: string,
  { storeId, groupId }: { storeId: number | null; groupId: string | null },
): Promise<Covered> {
  const rows = await people
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', accountId)
    .where('suspended_by', 'is', null)
    .execute();
  const watched = rows.map((row) => row.store_id);
  if (groupId !== null) {
    if (storeId !== null)
      throw new Problem('invalid-input', { fields: [{ path: 'groupId', message: 'a group or a store, not both' }] });
    const group = await findGroupMembers(people, accountId, groupId);
    const storeIds = watched.filter((id) => group.storeIds.includes(id));
    return { storeIds, products: group.products?.filter((one) => storeIds.includes(one.storeId)) ?? null };
  }
  if (storeId === null) return { storeIds: watched, products: null };
  if (!watched.includes(storeId))
    throw new Problem('invalid-input', { fields: [{ path: 'storeId', message: 'a store on your list' }] });
  return { storeIds: [storeId], products: null };
}
