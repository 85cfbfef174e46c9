import { getPlan } from '#billing/plan/get-plan.ts';
import { PLANS, type PlanFeature } from '#contract/billing/plan.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isProductId, productKeyOf } from '#contract/product/product.ts';
import type { Databases } from '#database/connect.ts';
import { accessOf, assertAccess, type Visibility } from '#questions/store-access.ts';

/** The store or product that a call is about, and until when its data may be shown. */
export type Item = { storeId: string; productId: string | undefined } & Visibility;

/** What a call about one item is given. */
export type ItemOf<Declared extends Endpoint> = Declared extends { beyondMine: PlanFeature } ? { item: Item } : unknown;

/** The item with this id, if the endpoint opens it to the account. Throws what `assertAccess` does. */
export async function reachItem(
  databases: Databases,
  accountId: string,
  { beyondMine }: Pick<Endpoint, 'beyondMine'>,
  id: string,
): Promise<Item> {
  const reachesAll = beyondMine !== undefined && PLANS[await getPlan(databases.people, accountId)][beyondMine];
  const { storeId, productId } = isProductId(id) ? productKeyOf(id) : { storeId: id, productId: undefined };
  const access = accessOf(reachesAll ? 'catalogue' : 'mine', accountId);
  const asked = productId === undefined ? { storeId } : { productId: id };
  return { storeId, productId, ...(await assertAccess(databases, access, asked)) };
}
