import type { ProductItem } from '#contract/product/product.ts';
import { productKeyOf } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import type { Databases } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { findProductItems } from './lists/product-items.ts';
import { asKnownAtSuspension, type Period } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { accessOf, assertAccess } from './store-access.ts';

/** One product; `not-found` if it is out of reach. */
export async function getProduct(
  databases: Databases,
  asked: { accountId: string; scope: Scope; id: string; period: Period; pictureUrl: PictureUrl },
): Promise<ProductItem> {
  const { accountId, scope, id, period, pictureUrl } = asked;
  const visibility = await assertAccess(databases, accessOf(scope, accountId), { productId: id });
  const { storeId, productId } = productKeyOf(id);
  const keys = [{ storeId: Number(storeId), productId: Number(productId) }];
  const [item] = await findProductItems(databases, {
    accountId,
    keys,
    period: asKnownAtSuspension(period, visibility),
    pictureUrl,
  });
  if (!item) throw new Problem('not-found');
  return item;
}
