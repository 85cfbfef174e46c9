import type { PlanKey } from '#contract/billing/plan.ts';
import { askPreparedText } from '#database/ask-prepared.ts';
import type { People } from '#database/connect.ts';
import { inBatches } from '#database/in-batches.ts';

const PLANS_OF = 'select account_id, plan from entitlement where account_id = any($1::text[])';

/** The plan that was set for an account; null if none ever was. */
export async function findPlan(database: People, accountId: string): Promise<PlanKey | null> {
  return find({ database }, accountId);
}

const find = inBatches<{ database: People }, string, PlanKey | null>(async ({ database }, accountIds) => {
  const values = [[...new Set(accountIds)]];
  const rows = await askPreparedText<{ account_id: string; plan: PlanKey }>(database, PLANS_OF, values);
  const planOf = new Map(rows.map((row) => [row.account_id, row.plan]));
  return accountIds.map((accountId) => planOf.get(accountId) ?? null);
});
