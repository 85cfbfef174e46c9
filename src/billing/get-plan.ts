import type { PlanKey } from '#contract/plan.ts';
import type { Database } from '#database/connect.ts';

/** The plan by the database, which decides; the token's claim may be an hour old. */
export async function getPlan(database: Database, accountId: string): Promise<PlanKey> {
  const row = await database
    .selectFrom('subscription')
    .select('plan')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return (row?.plan as PlanKey | undefined) ?? 'FREE';
}
