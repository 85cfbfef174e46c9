import { type RawBuilder, sql } from 'kysely';
import { PLAN_ORDER } from '#contract/billing/plan.ts';
import { PLAN_LIMITS } from '#contract/billing/plan-limits.ts';
import type { ShareKind } from '#contract/sharing/share.ts';
import type { People } from '#database/connect.ts';
import { type Places, sharesTakingPlace, TAKES_PLACE } from './takes-place.ts';

/** What works without its owner. Keys and assistants answer by today's plan, and channels get what alerts send. */
type WorksAlone = 'alerts' | 'briefs' | 'scheduledExports';

/**
 * The ids of what these accounts have beyond their plan's limit, such as after a downgrade: all but the oldest. It stays
 * stored, and works again once the plan allows it.
 */
export async function findBeyondPlan(
  people: People,
  resource: WorksAlone,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select beyond.id
    from unnest(${[...new Set(accountIds)]}::text[]) as asked (account_id)
    cross join lateral ${allBeyond(resource, TAKES_PLACE[resource], sql`asked.account_id`)} as beyond`.execute(people);
  return new Set(rows.map(({ id }) => id));
}

/** The same of an account's shares, as a part of a query. */
export function sharesBeyondPlan(kind: ShareKind, accountId: RawBuilder<unknown>, nowMs: number): RawBuilder<string> {
  return allBeyond(kind === 'view' ? 'shares' : 'listAddresses', sharesTakingPlace(kind, nowMs), accountId);
}

function allBeyond(
  resource: WorksAlone | 'shares' | 'listAddresses',
  { table, condition }: Places,
  accountId: RawBuilder<unknown>,
): RawBuilder<string> {
  const limits = sql.join(
    PLAN_ORDER.map((plan) => sql`when ${plan} then ${PLAN_LIMITS[plan][resource]}::int`),
    sql` `,
  );
  return sql<string>`(
    select id from (select * from ${sql.table(table)} where ${condition}) as own
    where own.account_id = ${accountId} order by created_at, id
    offset case coalesce((select plan from entitlement where account_id = ${accountId}), 'FREE') ${limits} end)`;
}
