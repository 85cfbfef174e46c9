import { sql } from 'kysely';
import type { Databases } from '#database/connect.ts';
import { all, type ProductFilter } from '#questions/lists/products/product-filter.ts';

/** So many stores of the database a rule is rehearsed on. */
const MOST_STORES = 300;

/** `stores`: how many of how many; null where they are all of those that the filter can be about. */
export type Sampled = { storeIds: number[]; stores: { tried: number; of: number } | null };

/** The stores of the database that a filter is rehearsed on: all that it can be about, or a sample, the same one each time. */
export async function sampleStores(
  { people, facts }: Databases,
  accountId: string,
  filter: ProductFilter | null,
): Promise<Sampled> {
  if (!filter) return { storeIds: [], stores: null };
  const closed = await people
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', accountId)
    .where('suspended_by', 'is not', null)
    .execute();
  const { storeIds, notStoreIds = [], countries, platforms } = filter;
  const without = [...notStoreIds, ...closed.map(({ store_id }) => store_id)];
  const isAsked = all([
    sql`s.last_read_at is not null`,
    ...(storeIds ? [sql`s.id = any(${storeIds}::bigint[])`] : []),
    ...(without.length > 0 ? [sql`s.id <> all(${without}::bigint[])`] : []),
    ...(countries.length > 0 ? [sql`s.country = any(${countries}::text[])`] : []),
    ...(platforms.length > 0 ? [sql`s.platform = any(${platforms}::text[])`] : []),
  ]);
  const { rows } = await sql<{ id: number }>`
    select s.id from store s where ${isAsked} order by hashint8(s.id), s.id limit ${MOST_STORES}`.execute(facts);
  const counted = await sql<{ of: number }>`select count(*) as of from store s where ${isAsked}`.execute(facts);
  const { of } = counted.rows[0]!;
  return { storeIds: rows.map(({ id }) => id), stores: of > rows.length ? { tried: rows.length, of } : null };
}
