import { type RawBuilder, sql } from 'kysely';
import type { StoreStatus } from '#contract/filters.ts';
import { askKept } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { Problem } from '#runtime/problem.ts';
import { productKeyOf } from './product-key.ts';
import { findWatchedStores } from './stores/find-watched-stores.ts';

/** Whose stores a question is about: those on a user's list, or the whole shared database. */
export type Access = { scope: 'mine'; accountId: string } | { scope: 'database' };

export type Scope = Access['scope'];

export function accessOf(scope: Scope, accountId: string): Access {
  return scope === 'mine' ? { scope, accountId } : { scope };
}

/** Who answers: what is about the whole database is asked once for all, what is a user's own each time. */
export function readerOf(database: Database, scope: Scope): Database {
  return sharedReader(database, scope === 'database');
}

/** Whether a list is the same whoever asks: nothing in its query is a user's own. */
export function isSameForAll(scope: Scope, query: { status: StoreStatus[]; favorited?: boolean }): boolean {
  return scope === 'database' && query.status.length === 0 && query.favorited === undefined;
}

/** The stores on a user's list: facts are asked for by their numbers, so that the planner knows how few they are. */
export async function findMyStoreIds(database: Database, accountId: string): Promise<number[]> {
  const watched = await findWatchedStores(database, accountId);
  return watched.map(({ id }) => id);
}

/** Null for the whole database. */
export async function findStoreIdsOf(database: Database, scope: Scope, accountId: string): Promise<number[] | null> {
  return scope === 'mine' ? findMyStoreIds(database, accountId) : null;
}

/** Condition on a column with a store's id. */
export function withinAccess(access: Access, storeId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (access.scope === 'database') return sql<boolean>`true`;
  return sql<boolean>`${storeId} in (select store_id from watched_store where account_id = ${access.accountId})`;
}

/** `not-found` where the store, or the product, is not there or is not within reach. */
export async function assertAccess(
  database: Database,
  access: Access,
  asked: { storeId?: string; productId?: string },
): Promise<void> {
  if (asked.productId !== undefined) {
    const key = productKeyOf(asked.productId);
    const within = withinAccess(access, sql`store_id`);
    const rows = await askKept(
      database,
      sql`select 1 from product
        where store_id = ${key.storeId}::bigint and id = ${key.productId}::bigint and ${within}`,
    );
    if (rows.length === 0) throw new Problem('not-found');
  }
  if (asked.storeId !== undefined) {
    const rows = await askKept(
      database,
      sql`select 1 from store where id = ${asked.storeId}::bigint and ${withinAccess(access, sql`id`)}`,
    );
    if (rows.length === 0) throw new Problem('not-found');
  }
}
