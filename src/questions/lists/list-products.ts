import type { ProductListQuery, Sales } from '#contract/filters.ts';
import type { ProductPage } from '#contract/product/product.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { isCancelled } from '#database/time-limit.ts';
import { Problem } from '#runtime/problem.ts';
import { periodOf } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import { limitsOf, pageOfItems } from './page.ts';
import { findProductItems } from './product-items.ts';
import { filterOf, type ListScope } from './products/filter-of.ts';
import { findProductKeys } from './products/find-product-keys.ts';
import type { ProductFilter, ProductKey } from './products/product-filter.ts';

type Found = { sales: Sales | null; keys: ProductKey[]; total: number };

/**
 * The products of a user's stores, of one of them, or of the catalogue: those with sales or those without, as asked. If
 * neither is asked for and nothing sold, those without. Throws `too-broad` if the query would take over a second.
 */
export async function listProducts(
  databases: Databases,
  asked: ListScope & { query: ProductListQuery; nowMs: number; pictureUrl: PictureUrl },
): Promise<ProductPage> {
  const { query, accountId, pictureUrl } = asked;
  const period = periodOf(query, asked.nowMs);
  const filter = await filterOf(databases, asked, query, asked.nowMs);
  if (!filter) return { ...pageOfItems(query, [], 0), sales: query.sales ?? null };
  const { sales, keys, total } = await findKeys(databases.facts, asked, filter);
  const items = await findProductItems(databases, { accountId, keys, period, pictureUrl, isShared: filter.isShared });
  return { ...pageOfItems(query, items, total), sales };
}

async function findKeys(
  facts: Facts,
  { query, atMost }: ListScope & { query: ProductListQuery },
  filter: ProductFilter,
): Promise<Found> {
  const { sortBy, sortOrder, dateRange: range } = query;
  const find = async (sales: Sales | null): Promise<Found> => {
    const question = { filter, range, sales, sortBy, sortOrder, ...limitsOf(query) };
    return { sales, ...(await findProductKeys(facts, question)) };
  };
  try {
    // the few products of a limited plan are one list
    if (query.sales !== undefined || atMost !== null) return await find(query.sales ?? null);
    const sold = await find('with');
    if (sold.total > 0) return sold;
    const unsold = await find('without');
    return unsold.total > 0 ? unsold : sold;
  } catch (error) {
    if (isCancelled(error)) throw new Problem('too-broad', { fields: narrowing(query) });
    throw error;
  }
}

/** The unused filters: each would narrow the search. */
function narrowing(query: ProductListQuery): { path: string; message: string }[] {
  const { tags, countries, minPrice, maxPrice, minOrders } = query;
  const unused = [
    ...(tags.length === 0 ? ['tags'] : []),
    ...(countries.length === 0 ? ['countries'] : []),
    ...(minPrice === undefined && maxPrice === undefined ? ['minPrice'] : []),
    ...(minOrders === undefined && query.sales !== 'without' ? ['minOrders'] : []),
  ];
  return unused.map((path) => ({ path, message: 'would narrow the list' }));
}
