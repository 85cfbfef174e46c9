import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

/** Does anyone follow this store, now? */
export async function hasWatchers(database: Database, storeId: number): Promise<boolean> {
  return (await listWatched(database, [storeId])).has(storeId);
}

/** Those of the stores that anyone follows now. */
export async function listWatched(database: Database, storeIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('watched_store')
    .select('store_id')
    .distinct()
    .where(sql<boolean>`store_id = any(${storeIds}::bigint[])`)
    .where('suspended_by', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.store_id));
}
