import { sql } from 'kysely';
import { PLANS, type PlanKey } from '#contract/plan.ts';
import type { Database } from '#database/connect.ts';

/**
 * Suspends the stores that a plan has no room for, and takes up again those that a plan suspended once there is room.
 * Stays: first what the user chose to keep, then what is followed, then what was added first. Deletes nothing.
 */
export async function fitToPlan(
  trx: Database,
  fit: { accountId: string; plan: PlanKey; keep: readonly number[] },
): Promise<void> {
  await sql`
    with ranked as (
      select store_id, suspended_by, row_number() over (
        order by (store_id = any(${fit.keep}::bigint[])) desc, (suspended_by is not distinct from 'plan'),
          (suspended_by is not null), created_at, store_id) as place
      from watched_store where account_id = ${fit.accountId}
    )
    update watched_store w
    set suspended_by = case when place > ${PLANS[fit.plan].storeLimit} then 'plan' end
    from ranked r
    where w.account_id = ${fit.accountId} and w.store_id = r.store_id
      and case when place > ${PLANS[fit.plan].storeLimit} then r.suspended_by is distinct from 'plan'
        else r.suspended_by = 'plan' end`.execute(trx);
}
