import type { ProductListQuery } from '#contract/filters.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import type { Databases } from '#database/connect.ts';
import { findMatches } from '#questions/lists/products/find-matches.ts';
import { Problem } from '#runtime/problem.ts';
import type { Matched } from './matches.ts';
import { findFilters, queryOfFilter } from './saved-filter.ts';

type Started = { query: ProductListQuery; matched: Omit<Matched, 'ruleId'>[] };

/** The query of an account's saved filter, and what matches it now, by store. Throws `invalid-input`. */
export async function startFilter(
  databases: Databases,
  accountId: string,
  name: string,
  { storeIds, nowMs }: { storeIds: number[]; nowMs: number },
): Promise<Started> {
  const refuse = (message: string) => new Problem('invalid-input', { fields: [{ path: 'filter', message }] });
  const search = (await findFilters(databases.people, [accountId]))({
    ...{ accountId, filter: name, filterList: 'products' },
  });
  const query = search === null ? null : queryOfFilter(search, 'products');
  if (search === null || query === null) throw refuse('the name of a filter that you saved for your products');
  const [productsOf] = await findMatches(databases, [{ accountId, storeIds, query, keys: null, nowMs }], TOTAL_CAP);
  if (!productsOf) throw refuse(`a filter that at most ${TOTAL_CAP} products match`);
  const matched = storeIds.map((storeId) => ({ storeId, search, productIds: productsOf.get(storeId) ?? [] }));
  return { query, matched };
}
