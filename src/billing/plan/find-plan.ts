import type { PlanKey } from '#contract/plan.ts';
import { askPreparedText } from '#database/ask-prepared.ts';
import type { People } from '#database/connect.ts';

/** The plan that was set for an account; null if none ever was. */
export async function findPlan(database: People, accountId: string): Promise<PlanKey | null> {
  const text = 'select plan from entitlement where account_id = $1';
  const [row] = await askPreparedText<{ plan: PlanKey }>(database, text, [accountId]);
  return row?.plan ?? null;
}
