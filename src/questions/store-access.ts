import { type RawBuilder, sql } from 'kysely';
import type { StoreStatus } from '#contract/filters.ts';
import { PLANS, type PlanKey, planForStores } from '#contract/plan.ts';
import type { Scope } from '#contract/scope.ts';
import { askKept } from '#database/ask-kept.ts';
import type { Database } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { Problem } from '#runtime/problem.ts';
import { findWatchedStores } from './lists/stores/find-watched-stores.ts';
import { productKeyOf } from './product-key.ts';

/** Whose stores a question is about: those on a user's list, or the whole catalogue. */
export type Access = { scope: Scope; accountId: string };

export function accessOf(scope: Scope, accountId: string): Access {
  return { scope, accountId };
}

/** Who answers: what is about the whole catalogue is asked once for all, what is a user's own each time. */
export function readerOf(database: Database, scope: Scope): Database {
  return sharedReader(database, scope === 'catalogue');
}

/** Whether a list is the same whoever asks: nothing in its query is a user's own. */
export function isSameForAll(scope: Scope, query: { status: StoreStatus[]; favorited?: boolean }): boolean {
  return scope === 'catalogue' && query.status.length === 0 && query.favorited === undefined;
}

/** The stores that a user follows now: facts are asked for by their numbers, so that the planner knows how few they are. */
export async function findMyStoreIds(database: Database, accountId: string): Promise<number[]> {
  const watched = await findWatchedStores(database, accountId);
  return watched.filter(({ suspendedBy }) => suspendedBy === null).map(({ id }) => id);
}

/** Null for the whole catalogue. */
export async function findStoreIdsOf(database: Database, scope: Scope, accountId: string): Promise<number[] | null> {
  return scope === 'mine' ? findMyStoreIds(database, accountId) : null;
}

/** Condition on a column with a store's id. A suspended store counts in no sum and no list of many. */
export function withinAccess({ scope, accountId }: Access, storeId: RawBuilder<unknown>): RawBuilder<boolean> {
  if (scope === 'catalogue') return sql<boolean>`true`;
  return sql<boolean>`${storeId} in (select store_id from watched_store
    where account_id = ${accountId} and suspended_by is null)`;
}

/** Until when a store may be told of; null where nothing ends it. */
export type Reach = { keptUntil: Date | null };

export type Standing = { suspendedBy: 'user' | 'plan' | null; suspendedAt: Date | null };

/** What a store's standing on a user's list lets be told of it, on every route: of one that the plan suspended, nothing. */
export function reachOf({ suspendedBy, suspendedAt }: Standing): Reach | 'closed' {
  return suspendedBy === 'plan' ? 'closed' : { keptUntil: suspendedAt };
}

/**
 * What a user may be told of one store, or of a product of it. `not-found` where it is not there or not within reach.
 * Of a store on the user's list its standing decides, whatever else a plan opens: one that the plan suspended is closed
 * (`plan-limit-reached`), of one that the user suspended is told what was known then.
 */
export async function assertAccess(
  database: Database,
  access: Access,
  asked: { storeId?: string; productId?: string },
): Promise<Reach> {
  const key = asked.productId === undefined ? null : productKeyOf(asked.productId);
  if (key && asked.storeId !== undefined && asked.storeId !== key.storeId) throw new Problem('not-found');
  const storeId = key?.storeId ?? asked.storeId;
  if (storeId === undefined) return { keptUntil: null };
  const isThere = key
    ? sql`exists (select from product p where p.store_id = s.id and p.id = ${key.productId}::bigint
        and (w.suspended_by is null or p.first_seen_at <= w.suspended_at))`
    : sql`true`;
  const [standing] = await askKept(
    database,
    sql<Standing & { isMine: boolean; plan: PlanKey; used: number }>`
      select w.store_id is not null as "isMine", w.suspended_by as "suspendedBy", w.suspended_at as "suspendedAt",
        coalesce((select plan from entitlement where account_id = ${access.accountId}), 'FREE') as plan,
        (select count(*) from watched_store
          where account_id = ${access.accountId} and suspended_by is distinct from 'plan') as used
      from store s left join watched_store w on w.store_id = s.id and w.account_id = ${access.accountId}
      where s.id = ${storeId}::bigint and (w.suspended_by is not distinct from 'plan' or ${isThere})`,
  );
  if (!standing || (access.scope === 'mine' && !standing.isMine)) throw new Problem('not-found');
  const reach = reachOf(standing);
  if (reach !== 'closed') return reach;
  const { plan, used } = standing;
  throw new Problem('plan-limit-reached', { limit: PLANS[plan].storeLimit, used, unlockedBy: planForStores(used) });
}
