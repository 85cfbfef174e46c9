import type { Databases } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { findNames } from './find-names.ts';
import { type Access, assertAccess } from './store-access.ts';

/** The name of the store, or the title of the product, with this id; `not-found` if it is out of reach. */
export async function getName(databases: Databases, access: Access, id: string): Promise<string> {
  await assertAccess(databases, access, id.includes('-') ? { productId: id } : { storeId: id });
  const [storeId = 0, productId = null] = id.split('-').map(Number);
  const { nameOf, titleOf } = await findNames(databases.facts, [{ storeId, productId }]);
  const name = productId === null ? nameOf(storeId) : titleOf(storeId, productId);
  if (name === null) throw new Problem('not-found');
  return name;
}
