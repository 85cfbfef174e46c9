import { randomUUID } from 'node:crypto';
import type { PlanKey } from '#contract/billing/plan.ts';
import type { People } from '#database/connect.ts';
import { inTransaction } from '#identity/in-transaction.ts';
import { lockAccount } from '#identity/lock-account.ts';
import type { Clock } from '#runtime/clock.ts';
import { refreshAccount } from '../events/refresh-account.ts';
import type { Entitlement } from './entitlement.ts';
import { grantPlan } from './grant-plan.ts';

/**
 * An operator's grant: from now on the account has at least this plan without paying; FREE revokes the grant. The
 * account's own subscription is not changed, so its plan may be higher. Uses the caller's transaction if there is one.
 */
export async function setPlan(
  deps: { database: People; clock: Clock },
  accountId: string,
  plan: PlanKey,
): Promise<Entitlement> {
  return inTransaction(deps.database, async (trx) => {
    await lockAccount(trx, accountId);
    const last = await trx
      .selectFrom('billing_event')
      .select((select) => select.fn.max('occurred_at').as('at'))
      .where('account_id', '=', accountId)
      .where('provider', '=', 'operator')
      .executeTakeFirst();
    // a later grant must have a later time, even within one millisecond
    const nowMs = Math.max(deps.clock.now(), (last?.at?.getTime() ?? 0) + 1);
    const fact = { kind: 'grant' as const, id: 'operator', source: 'operator' as const, plan };
    await grantPlan(trx, {
      ...{ accountId, nowMs, eventId: `plan-${randomUUID()}` },
      fact: { ...fact, startsAt: deps.clock.now(), endsAt: null },
    });
    return (await refreshAccount({ database: trx, clock: deps.clock }, accountId)).entitlement;
  });
}
