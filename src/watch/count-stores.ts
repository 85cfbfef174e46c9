import { sql } from 'kysely';
import type { Databases, People } from '#database/connect.ts';

/**
 * How many stores count towards the plan's limit. A store that the user suspended counts, or one could watch any number
 * by turns. A store that the plan suspended does not, because the plan has no room for it.
 */
export async function countStores(people: People, accountId: string): Promise<number> {
  const row = await people
    .selectFrom('watched_store')
    .select((select) => select.fn.countAll<number>().as('used'))
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('suspended_by', 'is', null), where('suspended_by', '=', 'user')]))
    .executeTakeFirstOrThrow();
  return row.used;
}

/** How many stores of a user the plan has suspended. */
export async function countSuspendedByPlan(people: People, accountId: string): Promise<number> {
  const { count } = await people
    .selectFrom('watched_store')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('suspended_by', '=', 'plan')
    .executeTakeFirstOrThrow();
  return count;
}

/** How many stores of a user have not been read yet. */
export async function countWaiting({ people, facts }: Databases, accountId: string): Promise<number> {
  const watched = await people
    .selectFrom('watched_store')
    .select('store_id')
    .where('account_id', '=', accountId)
    .where('suspended_by', 'is', null)
    .execute();
  const { count } = await facts
    .selectFrom('store')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(sql<boolean>`id = any(${watched.map((row) => row.store_id)}::bigint[])`)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

export type CountedStore = { id: string; name: string; host: string; addedAt: Date; isSuspended: boolean };

/** The stores that count towards the plan's limit, in the order in which they would be kept. */
export async function listCountedStores({ people, facts }: Databases, accountId: string): Promise<CountedStore[]> {
  const { rows: counted } = await sql<{ id: number; addedAt: Date; isSuspended: boolean }>`
    select store_id as id, created_at as "addedAt", suspended_by is not null as "isSuspended"
    from watched_store
    where account_id = ${accountId} and suspended_by is distinct from 'plan'
    order by (suspended_by is not null), created_at, store_id`.execute(people);
  const stores = await facts
    .selectFrom('store')
    .select(['id', 'host', 'name'])
    .where(sql<boolean>`id = any(${counted.map(({ id }) => id)}::bigint[])`)
    .execute();
  const storeOf = new Map(stores.map((store) => [store.id, store]));
  return counted.flatMap(({ id, ...watch }) => {
    const store = storeOf.get(id);
    return store ? [{ ...watch, id: String(id), name: store.name ?? store.host, host: store.host }] : [];
  });
}
