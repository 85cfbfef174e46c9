import type { People } from '#database/connect.ts';
import type { BillingState } from './fold-events.ts';
import { ledgerOf } from './ledger.ts';

/**
 * Writes the folded state into the tables that lists and jobs read. `accountId` is null for a subscription whose
 * account was deleted; its rows stay without one.
 */
export async function project(
  trx: People,
  state: BillingState,
  owner: { accountId: string | null; provider: string },
): Promise<void> {
  const whose = { provider: owner.provider, account_id: owner.accountId };
  const subscriptions = state.subscriptions.map((one) => ({
    ...whose,
    id: one.id,
    plan: one.plan,
    status: one.status,
    period_ends_at: new Date(one.periodEndsAt),
    cancel_at: one.cancelAt === null ? null : new Date(one.cancelAt),
  }));
  if (subscriptions.length > 0)
    await trx
      .insertInto('subscription')
      .values(subscriptions)
      .onConflict((conflict) =>
        conflict.columns(['provider', 'id']).doUpdateSet((set) => ({
          account_id: set.ref('excluded.account_id'),
          plan: set.ref('excluded.plan'),
          status: set.ref('excluded.status'),
          period_ends_at: set.ref('excluded.period_ends_at'),
          cancel_at: set.ref('excluded.cancel_at'),
        })),
      )
      .execute();
  const lines = ledgerOf(state).map((line) => ({
    ...whose,
    id: line.id,
    subscription_id: line.subscriptionId,
    at: new Date(line.at),
    kind: line.kind,
    plan: line.plan,
    status: line.status,
    total_minor: line.totalMinor,
    tax_minor: line.taxMinor,
    currency: line.currency,
  }));
  if (lines.length > 0)
    await trx
      .insertInto('transaction')
      .values(lines)
      .onConflict((conflict) =>
        conflict.columns(['provider', 'id']).doUpdateSet((set) => ({
          account_id: set.ref('excluded.account_id'),
          // Paddle's first payment names its subscription only some time after it is paid
          subscription_id: set.ref('excluded.subscription_id'),
          kind: set.ref('excluded.kind'),
          plan: set.ref('excluded.plan'),
          currency: set.ref('excluded.currency'),
          status: set.ref('excluded.status'),
          total_minor: set.ref('excluded.total_minor'),
          tax_minor: set.ref('excluded.tax_minor'),
          at: set.ref('excluded.at'),
        })),
      )
      .execute();
}
