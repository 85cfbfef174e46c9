import { sql } from 'kysely';
import type { StoreStatus } from '#contract/filters.ts';
import { askKept } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { inBatches } from '#database/in-batches.ts';
import { STORE_STATUS } from './store-status.ts';

/** `isExcluded`: its host is never read again. */
export type WatchedStore = {
  id: number;
  status: StoreStatus;
  suspendedBy: 'user' | 'plan' | null;
  suspendedAt: Date | null;
  isExcluded: boolean;
};

type WatchedRow = WatchedStore & { account_id: string };

/** The stores on a user's list. Lists name them by number, so that the planner knows how few they are. */
export async function findWatchedStores(database: Database, accountId: string): Promise<WatchedStore[]> {
  return find({ database }, accountId);
}

/** One question may want them several times. */
const find = inBatches<{ database: Database }, string, WatchedStore[]>(async ({ database }, accountIds) => {
  const rows = await askKept(
    database,
    sql<WatchedRow>`
    select w.account_id, s.id, ${STORE_STATUS} as status, w.suspended_by as "suspendedBy",
      w.suspended_at as "suspendedAt", s.problem is not distinct from 'store-excluded' as "isExcluded"
    from unnest(${[...new Set(accountIds)]}::text[]) as asked (account_id)
    join watched_store w using (account_id)
    -- offset 0: looked up one by one, since a kept plan expects more of them than there are
    cross join lateral (select id, state, problem from store where id = w.store_id offset 0) s`,
  );
  const ofAccount = Map.groupBy(rows, (row) => row.account_id);
  return accountIds.map((accountId) =>
    (ofAccount.get(accountId) ?? []).map(({ account_id: _, ...watched }) => watched),
  );
});

/** Which stores have one of the states asked for, DATABASE for all that are not on the list: `in` or `notIn`; neither for all. */
export function storesOfStatus(watched: WatchedStore[], asked: StoreStatus[]): { in?: number[]; notIn?: number[] } {
  if (asked.length === 0) return {};
  const ids = (isAsked: boolean) =>
    watched.filter(({ status }) => asked.includes(status) === isAsked).map(({ id }) => id);
  return asked.includes('DATABASE') ? { notIn: ids(false) } : { in: ids(true) };
}
