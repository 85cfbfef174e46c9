import { type RawBuilder, sql } from 'kysely';
import { PLAN_ORDER } from '#contract/plan.ts';
import { PLAN_LIMITS } from '#contract/plan-limits.ts';
import type { ShareKind } from '#contract/share.ts';
import type { People } from '#database/connect.ts';

/**
 * What works without its owner. Keys and assistants answer by today's plan, and channels get what alerts send. What its
 * owner silenced takes no place.
 */
const WORKS_ALONE = {
  alerts: sql`alert_rule where muted_at is null`,
  briefs: sql`brief where stopped_at is null`,
  scheduledExports: sql`scheduled_export`,
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
  const { rows } = await sql<{ id: string }>`
    select beyond.id
    from unnest(${[...new Set(accountIds)]}::text[]) as asked (account_id)
    cross join lateral ${allBeyond(resource, WORKS_ALONE[resource], sql`asked.account_id`)} as beyond`.execute(people);
  return new Set(rows.map(({ id }) => id));
}

/** The same of an account's shares, as a part of a query. Expired ones take no place. */
export function sharesBeyondPlan(kind: ShareKind, accountId: RawBuilder<unknown>, nowMs: number): RawBuilder<string> {
  const valid = sql`share where kind = ${kind} and (expires_at is null or expires_at > ${new Date(nowMs)})`;
  return allBeyond(kind === 'view' ? 'shares' : 'listAddresses', valid, accountId);
}

function allBeyond(
  resource: keyof typeof WORKS_ALONE | 'shares' | 'listAddresses',
  working: RawBuilder<unknown>,
  accountId: RawBuilder<unknown>,
): RawBuilder<string> {
  const limits = sql.join(
    PLAN_ORDER.map((plan) => sql`when ${plan} then ${PLAN_LIMITS[plan][resource]}::int`),
    sql` `,
  );
  return sql<string>`(
    select id from (select * from ${working}) as own
    where own.account_id = ${accountId} order by created_at, id
    offset case coalesce((select plan from entitlement where account_id = ${accountId}), 'FREE') ${limits} end)`;
}
