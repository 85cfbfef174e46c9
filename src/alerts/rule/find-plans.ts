import type { PlanKey } from '#contract/plan.ts';
import type { People } from '#database/connect.ts';

/** The plans of some accounts, by their numbers. */
export async function findPlans(
  people: People,
  accountIds: readonly string[],
): Promise<(accountId: string) => PlanKey> {
  const rows = await people
    .selectFrom('entitlement')
    .select(['account_id', 'plan'])
    .where('account_id', 'in', [...new Set(accountIds), ''])
    .execute();
  const plans = new Map(rows.map(({ account_id, plan }) => [account_id, plan as PlanKey]));
  return (accountId) => plans.get(accountId) ?? 'FREE';
}
