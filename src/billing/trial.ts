import { createHmac } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import type { BillingState } from './fold-events.ts';

/**
 * Whether a person may still have a trial: who never had a subscription, neither with this account nor with one of the
 * same address that is gone. Nothing else is compared.
 */
export async function isTrialLeft(
  deps: { database: Database; secretKey: string },
  state: BillingState,
  email: string,
): Promise<boolean> {
  if (state.subscriptions.length > 0) return false;
  const row = await deps.database
    .selectFrom('trial_taken')
    .select('taken_at')
    .where('person', '=', personOf(deps.secretKey, email))
    .executeTakeFirst();
  return row === undefined;
}

export async function noteTrial(
  deps: { database: Database; secretKey: string },
  person: { email: string; nowMs: number },
): Promise<void> {
  await deps.database
    .insertInto('trial_taken')
    .values({ person: personOf(deps.secretKey, person.email), taken_at: new Date(person.nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function personOf(secretKey: string, email: string): Buffer {
  return createHmac('sha256', secretKey).update(`trial ${email.trim().toLowerCase()}`).digest();
}
