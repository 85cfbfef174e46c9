import { sql } from 'kysely';
import type { AlertKind, FilterList } from '#contract/messages/alert.ts';
import type { People } from '#database/connect.ts';
import { findBeyondPlan } from '#identity/find-beyond-plan.ts';
import type { Rule } from './rule.ts';

/**
 * A rule of an account. How its rings are worded and sent is only read once it rings, because thousands are judged for
 * each ring.
 */
export type OwnRule = Rule & {
  id: string;
  accountId: string;
  /** The name of a saved filter. */
  filter: string | null;
  filterList: FilterList | null;
  /** Since when the rule has covered the store or product. */
  since: number;
};

/** A rule, for one of the stores that it covers. */
export type RuleRow = OwnRule & { ofStore: number };

/** The columns of a rule `r`. */
export const OWN_RULE =
  sql.raw(`r.id, r.account_id as "accountId", r.store_id as "storeId", r.product_id as "productId",
  r.tag, r.filter, r.filter_list as "filterList", r.condition, r.cool_down_hours as "coolDownHours"`);

/** Whether a rule `r` covers a watched store `w`. Change rules on the database or on my stores are not meant. */
export const COVERS_STORE = sql`coalesce(r.filter_list, 'products') = 'products' and (r.store_id is null or r.store_id = w.store_id) and (r.group_id is null or exists (
  select 1 from item_group_member m where m.group_id = r.group_id and m.store_id = w.store_id))`;

/** A member `m` of a rule's group in a watched store. */
export const WITH_MEMBER = sql`left join item_group_member m on m.group_id = r.group_id and m.store_id = w.store_id`;
export const COVERED_SINCE = sql`greatest(r.covers_since, w.created_at, m.added_at)`;

/** What rules of a kind may ring for in a store: a change of at most this many percent. */
export type Cause = { storeId: number; kind: AlertKind; mostPercent: number };

/**
 * The rules that may ring now for what happened. Left out are rules that ask for a greater change, that are muted or
 * beyond the plan's limit, or whose account does not watch the store. A rule on a group of products becomes one for each
 * of them.
 */
export async function loadRules(trx: People, causes: readonly Cause[]): Promise<RuleRow[]> {
  if (causes.length === 0) return [];
  // one row per rule, so that the rest of it is read only once for all its stores
  type Covered = [storeId: number, since: number, productId: number | null];
  const { rows } = await sql<OwnRule & { covered: Covered[] }>`
    select ${OWN_RULE}, json_agg(json_build_array(w.store_id, extract(epoch from ${COVERED_SINCE}) * 1000,
        nullif(m.product_id, 0)) order by w.store_id, m.product_id) as covered
    from (select * from unnest(
      ${causes.map(({ storeId }) => storeId)}::bigint[],
      ${causes.map(({ kind }) => kind)}::text[],
      ${causes.map(({ mostPercent }) => mostPercent)}::float8[]) as t (store_id, kind, most_percent)) as cause
    join watched_store w on w.store_id = cause.store_id and w.suspended_by is null
    join alert_rule r on r.account_id = w.account_id and ${COVERS_STORE} and r.muted_at is null
      and r.condition->>'kind' = cause.kind
      and coalesce((r.condition->>'leastPercent')::float8, 0) <= cause.most_percent
    join account a on a.id = r.account_id and not a.is_disabled
    ${WITH_MEMBER}
    group by r.id
    order by r.id`.execute(trx);
  const beyondPlan = await findBeyondPlan(
    trx,
    'alerts',
    rows.map(({ accountId }) => accountId),
  );
  const allowed = rows.filter(({ id }) => !beyondPlan.has(id));
  return allowed.flatMap(({ covered, ...rule }) =>
    covered.map(
      ([ofStore, since, productId]): RuleRow => ({ ...rule, ofStore, productId: productId ?? rule.productId, since }),
    ),
  );
}
