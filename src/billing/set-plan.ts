import type { PlanKey } from '#contract/plan.ts';
import type { Database, DatabaseTransaction } from '#database/connect.ts';
import { setClaims } from '#identity/set-claims.ts';
import type { Clock } from '#runtime/clock.ts';

/** Puts an account on a plan, here and in its next tokens: both or neither. Within the caller's transaction if there is one. */
export async function setPlan(
  deps: { database: Database; clock: Clock },
  accountId: string,
  plan: PlanKey,
): Promise<void> {
  const { database, clock } = deps;
  const set = async (trx: DatabaseTransaction | Database) => {
    const updated_at = new Date(clock.now());
    await trx
      .insertInto('subscription')
      .values({ account_id: accountId, plan, updated_at })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ plan, updated_at }))
      .execute();
    await setClaims({ database: trx, clock }, accountId, { plan });
  };
  await (database.isTransaction ? set(database) : database.transaction().execute(set));
}
