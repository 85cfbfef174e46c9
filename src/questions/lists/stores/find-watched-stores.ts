import { sql } from 'kysely';
import type { StoreStatus } from '#contract/filters.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Databases, Facts, People } from '#database/connect.ts';
import { inBatches } from '#database/in-batches.ts';
import { statusOf } from './store-status.ts';

export type Watch = { id: number; suspendedBy: 'user' | 'plan' | null; suspendedAt: Date | null };
/** `isExcluded`: its host is never read again. */
export type WatchedStore = Watch & { status: StoreStatus; isExcluded: boolean };

/** The stores on a user's list. Facts are asked for by these ids, so that the planner knows how few they are. */
export async function findWatches(people: People, accountId: string): Promise<Watch[]> {
  return find({ database: people }, accountId);
}

/** Batched, because one question may need the watches several times. */
const find = inBatches<{ database: People }, string, Watch[]>(async ({ database: people }, accountIds) => {
  const rows = await askPrepared(
    people,
    sql<Watch & { account_id: string }>`
    select account_id, store_id as id, suspended_by as "suspendedBy", suspended_at as "suspendedAt"
    from unnest(${[...new Set(accountIds)]}::text[]) as asked (account_id) join watched_store using (account_id)`,
  );
  const ofAccount = Map.groupBy(rows, (row) => row.account_id);
  return accountIds.map((accountId) =>
    (ofAccount.get(accountId) ?? []).map(({ account_id: _, ...watched }) => watched),
  );
});

/** The same, with the status that the readings give them. */
export async function findWatchedStores({ people, facts }: Databases, accountId: string): Promise<WatchedStore[]> {
  return withStatus(facts, await findWatches(people, accountId));
}

export async function withStatus(facts: Facts, watched: Watch[]): Promise<WatchedStore[]> {
  if (watched.length === 0) return [];
  const stores = await askPrepared(
    facts,
    sql<{ id: number; state: string; problem: string | null }>`
    select id, state, problem from store where id = any(${watched.map(({ id }) => id)}::bigint[])`,
  );
  const storeOf = new Map(stores.map((store) => [store.id, store]));
  return watched.flatMap((one) => {
    const store = storeOf.get(one.id);
    if (!store) return [];
    return { ...one, status: statusOf(one, store.state), isExcluded: store.problem === 'store-excluded' };
  });
}

/**
 * Which stores have one of the statuses asked for: only those in `in`, or all except those in `notIn`. DATABASE stands
 * for every store that is not on the list. Both are missing if no status is asked for.
 */
export function storesOfStatus(watched: WatchedStore[], asked: StoreStatus[]): { in?: number[]; notIn?: number[] } {
  if (asked.length === 0) return {};
  const ids = (isAsked: boolean) =>
    watched.filter(({ status }) => asked.includes(status) === isAsked).map(({ id }) => id);
  return asked.includes('DATABASE') ? { notIn: ids(false) } : { in: ids(true) };
}
