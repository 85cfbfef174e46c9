import type { Databases } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { findNames } from './find-names.ts';
import { type Access, assertAccess } from './store-access.ts';

/** What a store, or a product, is called that has this id; `not-found` where it is not within reach. */
export async function getName(databases: Databases, access: Access, id: string): Promise<string> {
  await assertAccess(databases, access, id.includes('-') ? { productId: id } : { storeId: id });
  const [storeId = 0, productId = null] = id.split('-').map(Number);
  const { nameOf, titleOf } = await findNames(databases.facts, [{ storeId, productId }]);
  const name = productId === null ? nameOf(storeId) : titleOf(storeId, productId);
  if (name === null) throw new Problem('not-found');
  return name;
}
