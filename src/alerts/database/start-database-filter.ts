import type { AlertKind } from '#contract/alert.ts';
import type { ProductListQuery } from '#contract/filters.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import { isGivenUp } from '#database/brief-questions.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { filterOf } from '#questions/lists/products/filter-of.ts';
import { findProductKeys } from '#questions/lists/products/find-product-keys.ts';
import type { ProductFilter } from '#questions/lists/products/product-filter.ts';
import { Problem } from '#runtime/problem.ts';
import { findFilters, queryOfFilter } from '../filter/saved-filter.ts';
import { type Sampled, sampleStores } from './sample-stores.ts';

type Started = { query: ProductListQuery; matchesNow: number } & Sampled;

/**
 * What a saved filter of the database asks, how many products match it now, and the stores that it is rehearsed on.
 * Throws `invalid-input`.
 */
export async function startDatabaseFilter(
  databases: Databases,
  accountId: string,
  name: string,
  { kind, nowMs }: { kind: AlertKind; nowMs: number },
): Promise<Started> {
  const searchOf = await findFilters(databases.people, [accountId]);
  const search = searchOf({ accountId, filter: name, filterList: 'database/products' });
  const query = search === null ? null : queryOfFilter(search);
  if (query === null) throw refused('the name of a filter that you saved for the products of the database');
  if (kind === 'matches' && turnsByItself(query))
    throw refused(
      'a filter of the database that a product comes to match by what happens to it: no least age, growth, signal or ' +
        'kind of sales, no most orders or revenue, and not of yesterday alone',
    );
  const scope = { accountId, scope: 'catalogue' as const, atMost: null };
  const filter = await filterOf(databases, scope, query, nowMs);
  const matchesNow = filter ? await countMatches(databases.facts, filter, query) : 0;
  if (matchesNow > TOTAL_CAP) throw refused(`a filter that at most ${TOTAL_CAP} products match`);
  return { query, matchesNow, ...(await sampleStores(databases, accountId, filter)) };
}

/** Whether time alone brings a product into a filter: of the database only what changed, or was sold, is asked. */
function turnsByItself(query: ProductListQuery): boolean {
  const { minAge, minGrowth, maxGrowth, sureGrowth, maxOrders, maxRevenue, sales, signals, dateRange } = query;
  const asked = [minAge, minGrowth, maxGrowth, sureGrowth, maxOrders, maxRevenue, sales];
  return signals.length > 0 || dateRange === 'YESTERDAY' || asked.some((value) => value !== undefined);
}

/** Counted no further than one past TOTAL_CAP; one that takes too long to be counted is past it. */
async function countMatches(facts: Facts, filter: ProductFilter, query: ProductListQuery): Promise<number> {
  const { sortBy, sortOrder, dateRange: range } = query;
  const asked = query.sales === undefined ? (['with', 'without'] as const) : [query.sales];
  try {
    let total = 0;
    for (const sales of asked) {
      const question = { filter, range, sales, sortBy, sortOrder, limit: 1, offset: 0 };
      total += (await findProductKeys(facts, question)).total;
      if (total > TOTAL_CAP) break;
    }
    return total;
  } catch (error) {
    if (isGivenUp(error)) return TOTAL_CAP + 1;
    throw error;
  }
}

function refused(message: string): Problem {
  return new Problem('invalid-input', { fields: [{ path: 'filter', message }] });
}
