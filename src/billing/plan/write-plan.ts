import { sql } from 'kysely';
import type { PlanKey } from '#contract/billing/plan.ts';
import type { People } from '#database/connect.ts';
import { setClaims } from '#identity/account/set-claims.ts';
import type { Clock } from '#runtime/clock.ts';
import { fitToPlan } from '#watch/suspend-store.ts';

/** The notification that tells all listening processes whose plan has changed. It is sent on commit. */
export const PLAN_CHANGED = 'plan_changed';

/**
 * Stores an account's plan. If the plan has changed, the claims of the next tokens get it, the account's stores are
 * adjusted to it, and open pages are notified.
 */
export async function writePlan(
  deps: { database: People; clock: Clock },
  account: { accountId: string; plan: PlanKey; changesAt: number | null },
): Promise<void> {
  const { database: trx, clock } = deps;
  const { accountId, plan, changesAt } = account;
  const before = await trx
    .selectFrom('entitlement')
    .select('plan')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const row = {
    plan,
    changes_at: changesAt === null ? null : new Date(changesAt),
    updated_at: new Date(clock.now()),
  };
  const isAnother = (before?.plan ?? 'FREE') !== plan;
  await trx
    .insertInto('entitlement')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        ...row,
        version: (set) => sql<number>`${set.ref('entitlement.version')} + ${isAnother ? 1 : 0}`,
      }),
    )
    .execute();
  if (!isAnother && before) return;
  await setClaims({ database: trx, clock }, accountId, { plan });
  const choice = await trx
    .selectFrom('store_choice')
    .select('store_ids')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  await fitToPlan(trx, { accountId, plan, keep: choice?.store_ids ?? [] }, clock.now());
  await sql`select pg_notify(${PLAN_CHANGED}, ${accountId})`.execute(trx);
}
