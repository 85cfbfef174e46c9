import { sql } from 'kysely';
import { featureOfDatabaseAlert } from '#contract/alert.ts';
import type { ProductListQuery } from '#contract/filters.ts';
import { PLANS, type PlanKey } from '#contract/plan.ts';
import { filterOf } from '#questions/lists/products/filter-of.ts';
import { standing } from '#questions/lists/products/past/find-past-products.ts';
import type { ProductFilter } from '#questions/lists/products/product-filter.ts';
import type { AlertDeps } from '../deps.ts';
import { findFilters, queryOfFilter } from '../filter/saved-filter.ts';
import { OWN_RULE, type OwnRule } from '../rule/rule-rows.ts';

/** A rule on a filter of the database: of all stores but those that its account watches and suspended. */
export type DatabaseRule = {
  row: OwnRule;
  query: ProductListQuery;
  /** What the query asks that is not kept for the past. */
  filter: ProductFilter;
  closed: ReadonlySet<number>;
};

type Row = Omit<OwnRule, 'since'> & { since: Date; plan: PlanKey; closed: number[] | null };

/** The rules on filters of the database that may ring now: none that is muted, or that its account's plan does not allow. */
export async function findDatabaseRules(deps: Pick<AlertDeps, 'people' | 'facts' | 'clock'>): Promise<DatabaseRule[]> {
  const { people, facts, clock } = deps;
  const { rows } = await sql<Row>`
    select ${OWN_RULE}, r.created_at as since, coalesce(e.plan, 'FREE') as plan,
      (select json_agg(w.store_id) from watched_store w
        where w.account_id = r.account_id and w.suspended_by is not null) as closed
    from alert_rule r
    join account a on a.id = r.account_id and not a.is_disabled
    left join entitlement e on e.account_id = r.account_id
    where r.filter_list = 'database/products' and r.muted_at is null
    order by r.id`.execute(people);
  const allowed = rows.filter(({ plan, condition }) => PLANS[plan][featureOfDatabaseAlert(condition.kind)]);
  const searchOf = await findFilters(
    people,
    allowed.map(({ accountId }) => accountId),
  );
  const rules: DatabaseRule[] = [];
  for (const { plan: _, closed, since, ...rest } of allowed) {
    const row = { ...rest, since: since.getTime() };
    const search = searchOf(row);
    const query = search === null ? null : queryOfFilter(search);
    if (!query) continue;
    const scope = { accountId: row.accountId, scope: 'catalogue' as const, atMost: null };
    const filter = await filterOf({ people, facts }, scope, standing(query), clock.now());
    if (filter) rules.push({ row, query, filter, closed: new Set(closed) });
  }
  return rules;
}
