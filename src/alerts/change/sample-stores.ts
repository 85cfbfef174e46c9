import { sql } from 'kysely';
import { type FilterList, isOfStores } from '#contract/messages/alert.ts';
import type { Databases } from '#database/connect.ts';
import { all, type ProductFilter, wordPattern } from '#questions/lists/products/product-filter.ts';

/** `stores`: how many of how many were chosen; null if these are all that the filter can cover. */
export type Sampled = { storeIds: number[]; stores: { tried: number; of: number } | null };

type Asked = { list: FilterList; filter: ProductFilter | null; most: number };

/** The stores of the database on which a filter is rehearsed: all that it can cover, or always the same sample. */
export async function sampleStores(
  { people, facts }: Databases,
  accountId: string,
  { list, filter, most }: Asked,
): Promise<Sampled> {
  if (!filter) return { storeIds: [], stores: null };
  const closed = await people
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', accountId)
    .where('suspended_by', 'is not', null)
    .execute();
  const { storeIds, notStoreIds = [], countries, platforms, tags, words } = filter;
  const without = [...notStoreIds, ...closed.map(({ store_id }) => store_id)];
  const isAsked = all([
    sql`s.last_read_at is not null`,
    ...(storeIds ? [sql`s.id = any(${storeIds}::bigint[])`] : []),
    ...(without.length > 0 ? [sql`s.id <> all(${without}::bigint[])`] : []),
    ...(countries.length > 0 ? [sql`s.country = any(${countries}::text[])`] : []),
    ...(platforms.length > 0 ? [sql`s.platform = any(${platforms}::text[])`] : []),
    // in a filter of products, the tags are the products'
    ...(isOfStores(list) && tags.length > 0 ? [sql`s.tags && ${tags}::text[]`] : []),
    ...(isOfStores(list) ? words.map((word) => sql`s.search_text like ${wordPattern(word)}`) : []),
  ]);
  const { rows } = await sql<{ id: number }>`
    select s.id from store s where ${isAsked} order by hashint8(s.id), s.id limit ${most}`.execute(facts);
  const counted = await sql<{ of: number }>`select count(*) as of from store s where ${isAsked}`.execute(facts);
  const { of } = counted.rows[0]!;
  return { storeIds: rows.map(({ id }) => id), stores: of > rows.length ? { tried: rows.length, of } : null };
}
