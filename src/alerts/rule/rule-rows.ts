import { type RawBuilder, sql } from 'kysely';
import type { AlertCondition, FilterList, QuietTime } from '#contract/alert.ts';
import type { People } from '#database/connect.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { type Memory, type Ring, subjectOf } from '../ring/judge.ts';
import type { Rule } from './rule.ts';

/** A rule, for one of the stores that it speaks of. */
export type RuleRow = {
  id: string;
  account_id: string;
  name: string;
  of_store: number;
  store_id: number | null;
  product_id: number | null;
  tag: string | null;
  /** The name of a saved filter. */
  filter: string | null;
  filter_list: FilterList | null;
  condition: AlertCondition;
  cool_down_hours: number;
  quiet: QuietTime | null;
  channel_ids: string[];
  /** Since when the account has the rule, and follows the store. */
  since: Date;
  language: string;
};

/** What rang, and the rule that did. */
export type Rung = { rule: RuleRow; ring: Ring };

export function ruleOfRow(row: Omit<RuleRow, 'of_store'>): Rule {
  const { store_id: storeId, product_id: productId, tag, condition, cool_down_hours: coolDownHours } = row;
  return { storeId, productId, tag, condition, coolDownHours };
}

/** Whether a rule `r` speaks of a followed store `w` because it is followed. */
export const SPEAKS_OF = sql`r.filter_list is distinct from 'database/products' and (r.store_id is null or r.store_id = w.store_id) and (r.group_id is null or exists (
  select 1 from item_group_member m where m.group_id = r.group_id and m.store_id = w.store_id))`;

/**
 * The rules that may ring for some stores now: none that is muted, or whose account does not follow the store. One on a
 * group of products is one on each of them.
 */
export async function loadRules(trx: People, storeIds: readonly number[]): Promise<RuleRow[]> {
  return loadSome(trx, storeIds, sql`r.condition->>'kind' <> 'matches'`);
}

/** The same of those that ring for what comes to match a saved filter. */
export async function loadFilterRules(trx: People, storeIds: readonly number[]): Promise<RuleRow[]> {
  return loadSome(trx, storeIds, sql`r.condition->>'kind' = 'matches'`);
}

async function loadSome(trx: People, storeIds: readonly number[], isAsked: RawBuilder<unknown>): Promise<RuleRow[]> {
  if (storeIds.length === 0) return [];
  // one row a rule: of many stores, all else of it is read once
  type Spoken = [storeId: number, sinceMs: number, productIds: number[] | null];
  const { rows } = await sql<RuleRow & { stores: Spoken[] }>`
    select r.id, r.account_id, r.name, r.store_id, r.product_id, r.tag, r.filter, r.filter_list, r.condition, r.cool_down_hours, r.quiet,
      r.channel_ids, a.language, json_agg(json_build_array(w.store_id,
        extract(epoch from greatest(r.created_at, w.created_at)) * 1000, products.ids) order by w.store_id) as stores
    from watched_store w
    join alert_rule r on r.account_id = w.account_id and ${SPEAKS_OF} and ${isAsked}
    join account a on a.id = r.account_id
    left join lateral (select json_agg(m.product_id order by m.product_id) as ids from item_group_member m
      where m.group_id = r.group_id and m.store_id = w.store_id and m.product_id > 0) as products on true
    where w.store_id = any(${[...storeIds]}::bigint[]) and w.suspended_by is null and r.muted_at is null
      and not a.is_disabled
    group by r.id, a.language
    order by r.id`.execute(trx);
  return rows.flatMap(({ stores, ...rule }) =>
    stores.flatMap(([of_store, sinceMs, productIds]) =>
      (productIds ?? [rule.product_id]).map(
        (product_id): RuleRow => ({ ...rule, of_store, product_id, since: new Date(sinceMs) }),
      ),
    ),
  );
}

/** When each rule rang last, as far back from `oldestMs` as its cool-down reaches. */
export async function loadMemories(
  trx: People,
  rules: readonly Pick<RuleRow, 'id' | 'cool_down_hours'>[],
  oldestMs: number,
): Promise<ReadonlyMap<string, Memory>> {
  const memories = new Map(rules.map(({ id }): [string, Memory] => [id, new Map()]));
  const cooling = rules.filter(({ cool_down_hours }) => cool_down_hours > 0);
  if (cooling.length === 0) return memories;
  const longest = Math.max(...cooling.map(({ cool_down_hours }) => cool_down_hours));
  const { rows } = await sql<{ rule_id: string; store_id: number; product_id: number; seen_at: Date }>`
    select rule_id, store_id, product_id, max(seen_at) as seen_at from alert_ring
    where rule_id = any(${[...new Set(cooling.map(({ id }) => id))]}::text[])
      and rang_at > ${new Date(oldestMs - longest * HOUR_MS)}
    group by rule_id, store_id, product_id`.execute(trx);
  for (const { rule_id, store_id, product_id, seen_at } of rows)
    memories.get(rule_id)!.set(subjectOf(store_id, product_id), seen_at.getTime());
  return memories;
}
