import { sql } from 'kysely';
import { PLAN_ORDER } from '#contract/plan.ts';
import { PLAN_LIMITS } from '#contract/plan-limits.ts';
import type { People } from '#database/connect.ts';

/** What works without its owner. Keys and assistants answer by today's plan, and channels get what alerts send. */
const WORKS_ALONE = {
  alerts: sql`alert_rule`,
  briefs: sql`brief`,
  scheduledExports: sql`scheduled_export`,
  shares: sql`share where kind = 'view'`,
  listAddresses: sql`share where kind = 'list'`,
};

/**
 * The ids of what these accounts have beyond their plan's limit, such as after a downgrade: all but the oldest. It stays
 * stored, and works again once the plan allows it.
 */
export async function findBeyondPlan(
  people: People,
  resource: keyof typeof WORKS_ALONE,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set();
  const limits = sql.join(
    PLAN_ORDER.map((plan) => sql`when ${plan} then ${PLAN_LIMITS[plan][resource]}::int`),
    sql` `,
  );
  const { rows } = await sql<{ id: string }>`
    select beyond.id
    from unnest(${[...new Set(accountIds)]}::text[]) as asked (account_id)
    left join entitlement on entitlement.account_id = asked.account_id
    cross join lateral (
      select id from (select * from ${WORKS_ALONE[resource]}) as own
      where own.account_id = asked.account_id order by created_at, id
      offset case coalesce(entitlement.plan, 'FREE') ${limits} end) as beyond`.execute(people);
  return new Set(rows.map(({ id }) => id));
}
