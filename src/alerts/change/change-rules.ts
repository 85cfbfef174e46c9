import { sql } from 'kysely';
import { PLANS, type PlanKey } from '#contract/billing/plan.ts';
import type { ProductListQuery } from '#contract/filters.ts';
import { featureOfFilterAlert, isOfDatabase } from '#contract/messages/alert.ts';
import { findBeyondPlan } from '#identity/find-beyond-plan.ts';
import type { ProductFilter } from '#questions/lists/products/product-filter.ts';
import type { AlertDeps } from '../deps.ts';
import { findFilters, isTooLong, queryOfFilter, turnsByItself } from '../filter/saved-filter.ts';
import { OWN_RULE, type OwnRule } from '../rule/rule-rows.ts';
import { filterOfToday } from './filter-of-today.ts';

/** A rule on a filter of the database, or of one's own stores. */
export type ChangeRule = {
  row: OwnRule;
  query: ProductListQuery;
  /** The part of the query that is not stored for the past. */
  filter: ProductFilter;
  /**
   * Since when the rule covers a store; null if it does not. A rule on the database covers all stores except those that
   * its account suspended.
   */
  sinceOf: (storeId: number) => number | null;
};

type Watched = [storeId: number, sinceMs: number, isSuspended: boolean];
type Row = Omit<OwnRule, 'since'> & { since: Date; plan: PlanKey; watched: Watched[] | null };

/** The change rules that may ring now: neither muted, too broad, nor disallowed by the account's plan. */
export async function findChangeRules(deps: Pick<AlertDeps, 'people' | 'facts' | 'clock'>): Promise<ChangeRule[]> {
  const { people, facts, clock } = deps;
  const { rows } = await sql<Row>`
    select ${OWN_RULE}, r.covers_since as since, coalesce(e.plan, 'FREE') as plan,
      (select json_agg(json_build_array(w.store_id, extract(epoch from w.created_at) * 1000, w.suspended_by is not null))
        from watched_store w
        where w.account_id = r.account_id and (r.filter_list = 'stores' or w.suspended_by is not null)) as watched
    from alert_rule r
    join account a on a.id = r.account_id and not a.is_disabled
    left join entitlement e on e.account_id = r.account_id
    where r.filter_list <> 'products' and r.muted_at is null and not r.is_too_broad
    order by r.id`.execute(people);
  const beyondPlan = await findBeyondPlan(
    people,
    'alerts',
    rows.map(({ accountId }) => accountId),
  );
  const allowed = rows.filter(({ id, plan, filterList, condition }) => {
    const feature = featureOfFilterAlert(filterList!, condition.kind);
    return !beyondPlan.has(id) && (feature === null || PLANS[plan][feature]);
  });
  const searchOf = await findFilters(
    people,
    allowed.map(({ accountId }) => accountId),
  );
  const rules: ChangeRule[] = [];
  for (const { plan: _, watched, since, ...rest } of allowed) {
    const row = { ...rest, since: since.getTime() };
    const list = row.filterList!;
    const search = searchOf(row);
    const query = search === null ? null : queryOfFilter(search, list);
    if (!query || isTooLong(query, list) || turnsByItself(query, { list, kind: row.condition.kind })) continue;
    const filter = await filterOfToday({ people, facts }, row.accountId, { query, list }, clock.now());
    if (filter) rules.push({ row, query, filter, sinceOf: sinceOf(row, watched ?? []) });
  }
  return rules;
}

function sinceOf({ filterList, since }: OwnRule, watched: readonly Watched[]): ChangeRule['sinceOf'] {
  const watchOf = new Map(watched.map(([storeId, sinceMs, isSuspended]) => [storeId, { sinceMs, isSuspended }]));
  const isOfAll = isOfDatabase(filterList!);
  return (storeId) => {
    const watch = watchOf.get(storeId);
    if (watch?.isSuspended || (!watch && !isOfAll)) return null;
    return isOfAll ? since : Math.max(since, watch!.sinceMs);
  };
}
