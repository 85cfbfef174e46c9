import { sql } from 'kysely';
import type { StoreStatus } from '#contract/filters.ts';
import { askKept } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { STORE_STATUS } from './store-status.ts';

/** The stores on a user's list. Lists name them by number, so that the planner knows how few they are. */
export async function findWatchedStores(
  database: Database,
  accountId: string,
): Promise<{ id: number; status: StoreStatus }[]> {
  return askKept(
    database,
    sql<{ id: number; status: StoreStatus }>`
    select s.id, ${STORE_STATUS} as status from watched_store w join store s on s.id = w.store_id
    where w.account_id = ${accountId}`,
  );
}

/** Which stores have one of the states asked for, DATABASE for all that are not on the list: `in` or `notIn`; neither for all. */
export function storesOfStatus(
  watched: { id: number; status: StoreStatus }[],
  asked: StoreStatus[],
): { in?: number[]; notIn?: number[] } {
  if (asked.length === 0) return {};
  const ids = (isAsked: boolean) =>
    watched.filter(({ status }) => asked.includes(status) === isAsked).map(({ id }) => id);
  return asked.includes('DATABASE') ? { notIn: ids(false) } : { in: ids(true) };
}
