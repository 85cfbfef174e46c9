import type { ProductListQuery } from '#contract/filters.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import { type AlertKind, type FilterList, isOfDatabase, isOfStores } from '#contract/messages/alert.ts';
import type { ProblemCode } from '#contract/problem.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { isCancelled } from '#database/time-limit.ts';
import { filterOf } from '#questions/lists/products/filter-of.ts';
import { findProductKeys } from '#questions/lists/products/find-product-keys.ts';
import { asksSales } from '#questions/lists/products/past/sales-asked.ts';
import type { ProductFilter } from '#questions/lists/products/product-filter.ts';
import { findStoreKeys } from '#questions/lists/stores/find-store-keys.ts';
import { Problem } from '#runtime/problem.ts';
import { findFilters, isTooLong, queryOfFilter, turnsByItself } from '../filter/saved-filter.ts';
import { filterOfToday } from './filter-of-today.ts';
import { type Sampled, sampleStores } from './sample-stores.ts';

/**
 * On how many stores of the database a rule is rehearsed at most; on fewer if it asks about the sales of stores, which
 * are read hour by hour.
 */
const MAX_STORES = 300;
const MAX_WITH_SALES = 100;

type Asked = { name: string; list: FilterList; kind: AlertKind; watched: number[]; nowMs: number };
type Started = { query: ProductListQuery; matchesNow: number } & Sampled;

/**
 * The query of a saved filter of the database or of one's own stores, how many products or stores match it now, and the
 * stores to rehearse it on. `watched`: the user's own stores. Throws `invalid-input`, `filter-too-long`.
 */
export async function startFilterRule(
  databases: Databases,
  accountId: string,
  { name, list, kind, watched, nowMs }: Asked,
): Promise<Started> {
  const searchOf = await findFilters(databases.people, [accountId]);
  const search = searchOf({ accountId, filter: name, filterList: list });
  const query = search === null ? null : queryOfFilter(search, list);
  if (query === null) throw refused(`the name of a filter that you saved for ${LISTED[list]}`);
  if (isTooLong(query, list))
    throw refused('orders, revenue, growth and signals of at most 30 days', 'filter-too-long');
  if (turnsByItself(query, { list, kind }))
    throw refused(
      'a filter of the database that a product comes to match by what happens to it: no least age, growth, signal or ' +
        'kind of sales, no most orders or revenue, and not of yesterday alone',
    );
  const matchesNow = await countMatches(databases, accountId, { list, query, watched, nowMs });
  const what = isOfStores(list) ? 'stores' : 'products';
  if (matchesNow > TOTAL_CAP) throw refused(`a filter that at most ${TOTAL_CAP} ${what} match`);
  if (!isOfDatabase(list)) return { query, matchesNow, storeIds: watched, stores: null };
  const filter = await filterOfToday(databases, accountId, { query, list }, nowMs);
  const most = isOfStores(list) && asksSales(query) ? MAX_WITH_SALES : MAX_STORES;
  return { query, matchesNow, ...(await sampleStores(databases, accountId, { list, filter, most })) };
}

const LISTED: Record<FilterList, string> = {
  ...{ products: 'your products', 'database/products': 'the products of the database' },
  ...{ stores: 'your stores', 'database/stores': 'the stores of the database' },
};

/** Counts up to one above TOTAL_CAP. A filter that takes too long to count is above it. */
export async function countMatches(
  databases: Databases,
  accountId: string,
  { list, query, watched, nowMs }: { query: ProductListQuery } & Pick<Asked, 'list' | 'watched' | 'nowMs'>,
): Promise<number> {
  const scope = isOfDatabase(list) ? ('catalogue' as const) : ('mine' as const);
  const asked = { accountId, scope, atMost: null };
  try {
    if (isOfStores(list)) {
      const ofStores = { ...query, sortBy: 'newest' as const };
      const within = isOfDatabase(list) ? undefined : watched;
      return (await findStoreKeys(databases, { ...asked, within, query: ofStores, nowMs, limit: 1, offset: 0 })).total;
    }
    const filter = await filterOf(databases, asked, query, nowMs);
    return filter ? await countProducts(databases.facts, filter, query) : 0;
  } catch (error) {
    if (isCancelled(error)) return TOTAL_CAP + 1;
    throw error;
  }
}

async function countProducts(facts: Facts, filter: ProductFilter, query: ProductListQuery): Promise<number> {
  const { sortBy, sortOrder, dateRange: range } = query;
  const asked = query.sales === undefined ? (['with', 'without'] as const) : [query.sales];
  let total = 0;
  for (const sales of asked) {
    const question = { filter, range, sales, sortBy, sortOrder, limit: 1, offset: 0 };
    total += (await findProductKeys(facts, question)).total;
    if (total > TOTAL_CAP) break;
  }
  return total;
}

function refused(message: string, code: ProblemCode = 'invalid-input'): Problem {
  return new Problem(code, { fields: [{ path: 'filter', message }] });
}
