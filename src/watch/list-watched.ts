import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';

/** A store on the user's list, whatever its status; `not-found` for any other store. */
export async function getWatchedStore(
  people: People,
  watch: { accountId: string; storeId: number },
): Promise<{ suspendedBy: 'user' | 'plan' | null }> {
  const row = await people
    .selectFrom('watched_store')
    .select('suspended_by')
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .executeTakeFirst();
  if (!row) throw new Problem('not-found');
  return { suspendedBy: row.suspended_by as 'user' | 'plan' | null };
}

/** Whether the store is on the user's list, whatever its status. */
export async function isWatched(people: People, watch: { accountId: string; storeId: number }): Promise<boolean> {
  const row = await people
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', watch.accountId)
    .where('store_id', '=', watch.storeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anyone watches this store now. */
export async function hasWatchers(people: People, storeId: number): Promise<boolean> {
  return (await listWatched(people, [storeId])).has(storeId);
}

/** Which of these stores anyone watches now. */
export async function listWatched(people: People, storeIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await people
    .selectFrom('watched_store')
    .select('store_id')
    .distinct()
    .where(sql<boolean>`store_id = any(${storeIds}::bigint[])`)
    .where('suspended_by', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.store_id));
}

/**
 * The weight of each watched store, by id. A user who watches n stores gives each of them 1/√n: two hundred stores of
 * one user weigh fourteen times as much as another user's only store, not two hundred times.
 */
export async function listAttention(people: People): Promise<Map<number, number>> {
  const { rows } = await sql<{ store_id: number; weight: number }>`
    with shares as (
      select account_id, 1 / sqrt(count(*)) as share from watched_store where suspended_by is null group by account_id
    )
    select store_id, sum(share)::float8 as weight
    from watched_store join shares using (account_id)
    where suspended_by is null
    group by store_id`.execute(people);
  return new Map(rows.map((row) => [row.store_id, row.weight]));
}
