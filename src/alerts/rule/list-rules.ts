import { sql } from 'kysely';
import { PLANS, type PlanKey } from '#contract/billing/plan.ts';
import {
  type AlertCondition,
  type AlertRule,
  type FilterList,
  featureOfFilterAlert,
  type QuietTime,
} from '#contract/messages/alert.ts';
import { productIdOrNull } from '#contract/product/product.ts';
import type { Tag } from '#contract/tag.ts';
import { findBeyondPlan } from '#identity/find-beyond-plan.ts';
import { findNames } from '#questions/find-names.ts';
import { Problem } from '#runtime/problem.ts';
import type { AlertDeps } from '../deps.ts';
import { findFilters, isTooLong, queryOfFilter, turnsByItself } from '../filter/saved-filter.ts';

type Row = {
  id: string;
  name: string;
  store_id: number | null;
  product_id: number | null;
  group_id: string | null;
  group_name: string | null;
  tag: Tag | null;
  filter: string | null;
  filter_list: FilterList | null;
  condition: AlertCondition;
  cool_down_hours: number;
  quiet: QuietTime | null;
  channel_ids: string[];
  is_muted: boolean;
  is_untracked: boolean;
  is_too_broad: boolean;
  rang: number;
  nothing: number;
};

/** The rules, newest first, each with how often it rang, and how often for nothing. Rules not allowed are inactive. */
export async function listRules(
  { people, facts }: Pick<AlertDeps, 'people' | 'facts'>,
  accountId: string,
  plan: PlanKey,
): Promise<AlertRule[]> {
  const { rows } = await sql<Row>`
    select r.id, r.name, r.store_id, r.product_id, r.group_id, r.tag, r.filter, r.filter_list, r.condition, r.cool_down_hours, r.quiet, r.channel_ids,
      (select g.name from item_group g where g.id = r.group_id) as group_name,
      r.muted_at is not null as is_muted,
      r.store_id is not null and not exists (
        select 1 from watched_store w
        where w.account_id = r.account_id and w.store_id = r.store_id and w.suspended_by is null) as is_untracked, r.is_too_broad,
      (select count(*) from alert_ring g where g.rule_id = r.id) as rang,
      (select count(*) from alert_ring g where g.rule_id = r.id and (g.was_nothing or g.retracted_at is not null)) as nothing
    from alert_rule r where r.account_id = ${accountId} order by r.created_at desc, r.id`.execute(people);
  const [searchOf, beyondPlan] = await Promise.all([
    findFilters(people, [accountId]),
    findBeyondPlan(people, 'alerts', [accountId]),
  ]);
  const inactiveReasonOf = ({ filter, filter_list, condition: { kind }, ...row }: Row): AlertRule['inactiveReason'] => {
    if (beyondPlan.has(row.id)) return 'plan-limit';
    if (row.is_untracked) return 'untracked';
    if (filter === null) return null;
    const feature = featureOfFilterAlert(filter_list!, kind);
    if (feature && !PLANS[plan][feature]) return 'plan';
    const search = searchOf({ accountId, filter, filterList: filter_list });
    const query = search === null ? null : queryOfFilter(search, filter_list!);
    if (query === null) return 'unsaved';
    if (isTooLong(query, filter_list!)) return 'too-long';
    if (turnsByItself(query, { list: filter_list!, kind })) return 'by-itself';
    return row.is_too_broad ? 'too-broad' : null;
  };
  const { nameOf, titleOf } = await findNames(
    facts,
    rows.flatMap(({ store_id: storeId, product_id: productId }) => (storeId === null ? [] : { storeId, productId })),
  );
  return rows.map((row) => ({
    ...{ id: row.id, name: row.name, tag: row.tag, filter: row.filter, condition: row.condition, quiet: row.quiet },
    storeId: row.store_id === null ? null : String(row.store_id),
    storeName: nameOf(row.store_id ?? 0),
    ...{ groupId: row.group_id, groupName: row.group_name },
    productId: productIdOrNull(row.store_id, row.product_id),
    productTitle: titleOf(row.store_id ?? 0, row.product_id),
    filterList: row.filter_list ?? 'products',
    ...{ coolDownHours: row.cool_down_hours, channelIds: row.channel_ids },
    ...{ isMuted: row.is_muted, inactiveReason: inactiveReasonOf(row), rang: row.rang, nothing: row.nothing },
  }));
}

/** What a rule covers and asks. Throws `not-found`, also for another account's rule. */
export async function getRule(
  { people }: Pick<AlertDeps, 'people'>,
  accountId: string,
  id: string,
): Promise<Pick<AlertRule, 'storeId' | 'groupId' | 'productId' | 'tag' | 'filter' | 'filterList' | 'condition'>> {
  const row = await people
    .selectFrom('alert_rule')
    .select(['store_id', 'group_id', 'product_id', 'tag', 'filter', 'filter_list', 'condition'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) throw new Problem('not-found');
  return {
    storeId: row.store_id === null ? null : String(row.store_id),
    groupId: row.group_id,
    productId: productIdOrNull(row.store_id, row.product_id),
    filterList: (row.filter_list as FilterList | null) ?? 'products',
    ...{ tag: row.tag as Tag | null, filter: row.filter, condition: row.condition as unknown as AlertCondition },
  };
}
