import type { PlanKey } from '#contract/plan.ts';
import type { Database } from '#database/connect.ts';

/** The plan that was set for an account; null where none ever was. */
export async function findPlan(database: Database, accountId: string): Promise<PlanKey | null> {
  const row = await database
    .selectFrom('subscription')
    .select('plan')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return (row?.plan as PlanKey | undefined) ?? null;
}
