import type { ProductItem } from '#contract/product.ts';
import type { Database } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import type { Period } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { findProductItems } from './product-items.ts';
import { productKeyOf } from './product-key.ts';

/** One product of a store on the user's list; `not-found` for every other. */
export async function getProduct(
  database: Database,
  asked: { accountId: string; id: string; period: Period; pictureUrl: PictureUrl },
): Promise<ProductItem> {
  const [item] = await findProductItems(database, {
    filter: { accountId: asked.accountId, ...productKeyOf(asked.id) },
    order: { sortBy: 'orderCount', sortOrder: 'desc', limit: 1, offset: 0 },
    period: asked.period,
    pictureUrl: asked.pictureUrl,
  });
  if (!item) throw new Problem('not-found');
  return item;
}
