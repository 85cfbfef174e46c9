import { parse } from 'node:querystring';
import { sql } from 'kysely';
import { ProductListQuery } from '#contract/filters.ts';
import { SavedFilter } from '#contract/preferences.ts';
import type { People } from '#database/connect.ts';

/** What a saved filter asks for; null where an older release wrote it otherwise. */
export function queryOfFilter(search: string): ProductListQuery | null {
  const { page: _page, pageSize: _pageSize, ...asked } = parse(search.replace(/^\?/, ''));
  const read = ProductListQuery.safeParse(asked);
  return read.success ? read.data : null;
}

/** What an account's saved filters of products hold, by its number and their name; null where there is none. */
export async function findFilters(
  people: People,
  accountIds: readonly string[],
): Promise<(accountId: string, name: string) => string | null> {
  const { rows } = await sql<{ account_id: string; filters: unknown }>`
    select account_id, preferences->'savedFilters'->'products' as filters from account_preference
    where account_id = any(${[...new Set(accountIds)]}::text[])`.execute(people);
  const searches = new Map(
    rows.flatMap(({ account_id, filters }) =>
      (Array.isArray(filters) ? filters : []).flatMap((one) => {
        const { success, data } = SavedFilter.safeParse(one);
        return success ? [[`${account_id} ${data.name}`, data.search] as const] : [];
      }),
    ),
  );
  return (accountId, name) => searches.get(`${accountId} ${name}`) ?? null;
}
