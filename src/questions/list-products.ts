import type { ProductListQuery } from '#contract/filters.ts';
import type { Page } from '#contract/list.ts';
import type { ProductItem } from '#contract/product.ts';
import type { Database } from '#database/connect.ts';
import { limitsOf, pageOfItems } from './page.ts';
import { periodOf } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { findProductItems } from './product-items.ts';
import { filterOf, type ListScope } from './products/filter-of.ts';
import { findProductKeys } from './products/find-product-keys.ts';

/** The products of a user's stores, of one of them, or of the shared database. */
export async function listProducts(
  database: Database,
  asked: ListScope & { query: ProductListQuery; nowMs: number; pictureUrl: PictureUrl },
): Promise<Page<ProductItem>> {
  const { query, accountId, pictureUrl } = asked;
  const period = periodOf(query, asked.nowMs);
  const filter = await filterOf(database, asked, query);
  if (!filter) return pageOfItems(query, [], 0);
  const { sortBy, sortOrder, dateRange: range } = query;
  const { keys, total } = await findProductKeys(database, { filter, range, sortBy, sortOrder, ...limitsOf(query) });
  const { isShared } = filter;
  const items = await findProductItems(database, { accountId, keys, period, pictureUrl, isShared });
  return pageOfItems(query, items, total);
}
