import type { ComparisonQuery, ScopedQuery, TrendQuery } from '#contract/analytics.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/all.ts';
import { REPEATED_FILES, type RepeatedFile } from '#contract/file-call.ts';
import type { ProductListQuery, ProductsOfStoreQuery, StoreListQuery } from '#contract/filters.ts';
import { givenIn, readTarget } from '#contract/target.ts';
import { Problem } from '#runtime/problem.ts';
import { assertPlanHas } from '../http/assert-plan-has.ts';
import { type ListDeps, openLists } from '../lists/open-lists.ts';
import {
  COMPARISON_COLUMNS,
  COUNTRY_COLUMNS,
  comparedPoints,
  PRODUCT_COLUMNS,
  STORE_COLUMNS,
  TAG_COLUMNS,
  TREND_COLUMNS,
} from './list-columns.ts';
import { readList, type Table, tableOf } from './table.ts';

/** A call that is made again and again, as it was kept: its path with its query. */
export type FileCall = { name: RepeatedFile; params: Record<string, string>; query: object };

/** Throws `invalid-input` where a call is none whose answer is a file, or its query is not right. */
export function readFileCall(target: string): FileCall {
  const { path, query: given } = readTarget(target);
  for (const name of REPEATED_FILES) {
    const endpoint: Endpoint = ENDPOINTS[name];
    const params = matchPath(endpoint.path, path);
    if (!params || endpoint.params?.safeParse(params).success === false) continue;
    const query = endpoint.query!.safeParse(givenIn(given));
    if (query.success) return { name, params, query: query.data as object };
    const fields = query.error.issues.map((issue) => ({
      path: `target.${issue.path.join('.')}`,
      message: issue.message,
    }));
    throw new Problem('invalid-input', { fields });
  }
  throw new Problem('invalid-input', {
    fields: [{ path: 'target', message: 'the path and query of a list, or of a trend, of this API' }],
  });
}

function matchPath(template: string, path: string): Record<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const found = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1]!]));
}

/** The rows that a call gives somebody now, as its page would show them. Throws what the call would answer. */
export async function openTable(deps: ListDeps, accountId: string, call: FileCall): Promise<Table> {
  const endpoint: Endpoint = ENDPOINTS[call.name];
  await assertPlanHas(deps.people, accountId, endpoint, call.query);
  const lists = openLists(deps);
  const { name, query } = call;
  const id = call.params.id ?? '';
  switch (name) {
    case 'listStores':
    case 'listCatalogueStores': {
      const list = await lists.stores(name === 'listStores' ? 'mine' : 'catalogue', accountId);
      return tableOf(STORE_COLUMNS, await readList(list, query as StoreListQuery));
    }
    case 'listProducts':
    case 'listCatalogueProducts': {
      const list = await lists.products(name === 'listProducts' ? 'mine' : 'catalogue', accountId);
      return tableOf(PRODUCT_COLUMNS, await readList(list, query as ProductListQuery));
    }
    case 'listStoreProducts':
    case 'listCatalogueStoreProducts': {
      const list = await lists.productsOf(name === 'listStoreProducts' ? 'mine' : 'catalogue', accountId, id);
      return tableOf(PRODUCT_COLUMNS, await readList(list, query as ProductsOfStoreQuery));
    }
    case 'getTrend': {
      const { points } = await lists.trend(accountId, query as TrendQuery);
      return tableOf(TREND_COLUMNS, once(points));
    }
    case 'getCountryShares': {
      const { items } = await lists.countries(accountId, query as ScopedQuery);
      return tableOf(COUNTRY_COLUMNS, once(items));
    }
    case 'getTagShares': {
      const { items } = await lists.tags(accountId, query as ScopedQuery);
      return tableOf(TAG_COLUMNS, once(items));
    }
    case 'getComparison': {
      const comparison = await lists.comparison(accountId, query as ComparisonQuery);
      return tableOf(COMPARISON_COLUMNS, once(comparedPoints(comparison)));
    }
  }
}

export async function* once<Item>(items: Item[]): AsyncGenerator<Item[]> {
  yield items;
}
