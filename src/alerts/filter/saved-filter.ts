import { parse } from 'node:querystring';
import { sql } from 'kysely';
import type { FilterList } from '#contract/alert.ts';
import { ProductListQuery } from '#contract/filters.ts';
import { SavedFilter } from '#contract/preferences.ts';
import type { People } from '#database/connect.ts';

/** What a saved filter asks for; null where an older release wrote it otherwise. */
export function queryOfFilter(search: string): ProductListQuery | null {
  const { page: _page, pageSize: _pageSize, ...asked } = parse(search.replace(/^\?/, ''));
  const read = ProductListQuery.safeParse(asked);
  return read.success ? read.data : null;
}

/** A saved filter: whose, of which list, and its name. */
type Named = { accountId: string; filter: string | null; filterList: FilterList | null };
type Row = { account_id: string; products: unknown; database: unknown };

/** What the saved filters hold that rules of some accounts are about; null where there is none. */
export async function findFilters(
  people: People,
  accountIds: readonly string[],
): Promise<(named: Named) => string | null> {
  if (accountIds.length === 0) return () => null;
  const { rows } = await sql<Row>`
    select account_id, preferences->'savedFilters'->'products' as products,
      preferences->'savedFilters'->'database/products' as database
    from account_preference where account_id = any(${[...new Set(accountIds)]}::text[])`.execute(people);
  const searches = new Map(
    rows.flatMap(({ account_id: id, products, database }) => [
      ...savedOf(products).map(({ name, search }) => [keyOf(id, 'products', name), search] as const),
      ...savedOf(database).map(({ name, search }) => [keyOf(id, 'database/products', name), search] as const),
    ]),
  );
  return ({ accountId, filter, filterList }) =>
    filter === null || filterList === null ? null : (searches.get(keyOf(accountId, filterList, filter)) ?? null);
}

function savedOf(filters: unknown): SavedFilter[] {
  return (Array.isArray(filters) ? filters : []).flatMap((one) => {
    const { success, data } = SavedFilter.safeParse(one);
    return success ? [data] : [];
  });
}

function keyOf(accountId: string, list: FilterList, name: string): string {
  return `${accountId} ${list} ${name}`;
}
