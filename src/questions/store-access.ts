import { type RawBuilder, sql } from 'kysely';

/** Whose stores a question is about: those on a user's list, or the whole shared database. */
export type Access = { scope: 'mine'; accountId: string } | { scope: 'database' };

/** Condition on a column with a store's id. */
export function withinAccess(access: Access, storeId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (access.scope === 'database') return sql<boolean>`true`;
  return sql<boolean>`${storeId} in (select store_id from watched_store where account_id = ${access.accountId})`;
}
