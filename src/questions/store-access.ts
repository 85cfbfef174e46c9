import { sql } from 'kysely';
import { PLANS, type PlanKey, planForStores } from '#contract/billing/plan.ts';
import type { StoreStatus } from '#contract/filters.ts';
import { productKeyOf } from '#contract/product/product.ts';
import type { Scope } from '#contract/scope.ts';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Databases, Facts, People } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { Problem } from '#runtime/problem.ts';
import { findGroupStores } from '#watch/group/find-group-stores.ts';
import { findWatches } from './lists/stores/find-watched-stores.ts';

/** The stores that a user watches. `within`: only those among these, such as a group's. */
export type MyStores = { accountId: string; within?: readonly number[] };

/** Which stores a question is about: those on a user's list, or the whole catalogue. */
export type Access = MyStores & { scope: Scope };

export function accessOf(scope: Scope, accountId: string): Access {
  return { scope, accountId };
}

/** Access to the stores of a group, or to the whole list if no group is given. Throws `invalid-input`. */
export async function accessOfGroup(
  people: People,
  scope: Scope,
  accountId: string,
  groupId?: string,
): Promise<Access> {
  const access = accessOf(scope, accountId);
  return groupId === undefined ? access : { ...access, within: await findGroupStores(people, accountId, groupId) };
}

/** Answers about the whole catalogue are shared between users; a user's own questions are asked each time. */
export function readerOf(facts: Facts, scope: Scope): Facts {
  return sharedReader(facts, scope === 'catalogue');
}

/** Whether a list is the same for every user: nothing in its query depends on the user. */
export function isSameForAll(scope: Scope, query: { status: StoreStatus[]; favorited?: boolean }): boolean {
  return scope === 'catalogue' && query.status.length === 0 && query.favorited === undefined;
}

/** The stores that a user watches now. Facts are asked for by these ids, so that the planner knows how few they are. */
export async function findMyStoreIds(people: People, { accountId, within }: MyStores): Promise<number[]> {
  const watched = await findWatches(people, accountId);
  const ids = watched.filter(({ suspendedBy }) => suspendedBy === null).map(({ id }) => id);
  return within ? ids.filter((id) => within.includes(id)) : ids;
}

/** Null for the whole catalogue. */
export async function findStoreIdsOf(people: People, access: Access): Promise<number[] | null> {
  return access.scope === 'mine' ? findMyStoreIds(people, access) : null;
}

/** Until when a store's facts may be shown; null if there is no limit. */
export type Visibility = { visibleUntil: Date | null };

export type Suspension = { suspendedBy: 'user' | 'plan' | null; suspendedAt: Date | null };

/** What a store's state on a user's list allows to show, on every route. If the plan suspended it: nothing. */
export function visibilityOf({ suspendedBy, suspendedAt }: Suspension): Visibility | 'closed' {
  return suspendedBy === 'plan' ? 'closed' : { visibleUntil: suspendedAt };
}

/**
 * What a user may see of a store, or of a product of it. Throws `not-found` if it does not exist or is out of reach.
 * For a store on the user's list, its state decides, whatever else the plan allows: a store suspended by the plan is
 * closed (`plan-limit-reached`); one suspended by the user shows what was known then.
 */
export async function assertAccess(
  databases: Databases,
  access: Access,
  asked: { storeId?: string; productId?: string },
): Promise<Visibility> {
  const key = asked.productId === undefined ? null : productKeyOf(asked.productId);
  if (key && asked.storeId !== undefined && asked.storeId !== key.storeId) throw new Problem('not-found');
  const storeId = key?.storeId ?? asked.storeId;
  if (storeId === undefined) return { visibleUntil: null };
  const [watched, isThere] = await Promise.all([
    findSuspension(databases.people, access.accountId, storeId),
    findInCatalogue(databases.facts, storeId, key?.productId),
  ]);
  if (!isThere.store || (access.scope === 'mine' && !watched)) throw new Problem('not-found');
  const { suspendedBy, suspendedAt } = watched ?? { suspendedBy: null, suspendedAt: null };
  const visibility = visibilityOf({ suspendedBy, suspendedAt });
  if (visibility === 'closed') throw await limitReached(databases.people, access.accountId);
  const { firstSeenAt } = isThere;
  const isVisible = firstSeenAt !== null && (suspendedAt === null || firstSeenAt <= suspendedAt);
  if (key && !isVisible) throw new Problem('not-found');
  return visibility;
}

/** A store's state on a user's list; undefined if it is not there. */
async function findSuspension(people: People, accountId: string, storeId: string): Promise<Suspension | undefined> {
  const [watched] = await askPrepared(
    people,
    sql<Suspension>`
      select suspended_by as "suspendedBy", suspended_at as "suspendedAt" from watched_store
      where account_id = ${accountId} and store_id = ${storeId}::bigint`,
  );
  return watched;
}

/** `plan-limit-reached`, with the limit of the plan and how many stores are used of it. */
async function limitReached(people: People, accountId: string): Promise<Problem> {
  const [row] = await askPrepared(
    people,
    sql<{ plan: PlanKey; used: number }>`
      select coalesce((select plan from entitlement where account_id = ${accountId}), 'FREE') as plan, count(*) as used
      from watched_store where account_id = ${accountId} and suspended_by is distinct from 'plan'`,
  );
  const { plan, used } = row!;
  return new Problem('plan-limit-reached', { limit: PLANS[plan].storeLimit, used, unlockedBy: planForStores(used) });
}

/** Whether the store exists, and when the product was first seen; null if it does not exist. */
async function findInCatalogue(facts: Facts, storeId: string, productId: string | undefined) {
  const firstSeenAt =
    productId === undefined
      ? sql`null::timestamptz`
      : sql`(select first_seen_at from product p where p.store_id = s.id and p.id = ${productId}::bigint)`;
  const [row] = await askPrepared(
    facts,
    sql<{ firstSeenAt: Date | null }>`
      select ${firstSeenAt} as "firstSeenAt" from store s where s.id = ${storeId}::bigint`,
  );
  return { store: row !== undefined, firstSeenAt: row?.firstSeenAt ?? null };
}
