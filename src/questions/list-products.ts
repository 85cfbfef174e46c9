import type { Page } from '#contract/list.ts';
import type { ProductItem, ProductListQuery } from '#contract/product.ts';
import type { Database } from '#database/connect.ts';
import { countRows, limitsOf, pageOfItems } from './page.ts';
import { periodOf } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { findProductItems, selectProducts } from './product-items.ts';

/** The products of a user's stores, or of one of them. */
export async function listProducts(
  database: Database,
  asked: { accountId: string; storeId?: string; query: ProductListQuery; nowMs: number; pictureUrl: PictureUrl },
): Promise<Page<ProductItem>> {
  const { query } = asked;
  const filter = { accountId: asked.accountId, storeId: asked.storeId, q: query.q };
  const period = periodOf(query, asked.nowMs);
  const [items, total] = await Promise.all([
    findProductItems(database, {
      filter,
      order: { sortBy: query.sortBy, sortOrder: query.sortOrder, ...limitsOf(query) },
      period,
      pictureUrl: asked.pictureUrl,
    }),
    countRows(database, selectProducts(filter, period)),
  ]);
  return pageOfItems(query, items, total);
}
