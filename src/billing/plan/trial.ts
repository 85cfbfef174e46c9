import { createHmac } from 'node:crypto';
import type { People } from '#database/connect.ts';
import type { BillingState } from '../events/fold-events.ts';
import { mailboxOf } from '../mailbox-of.ts';

/**
 * Whether a person may still have a trial: only if they never had a subscription, with this account or with a deleted
 * one of the same mailbox. Cards are compared later, once one is given.
 */
export async function isTrialLeft(
  deps: { database: People; secretKey: string },
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

/**
 * Whether a trial may continue with its card. Only the first subscription that had a trial with the card may. Repeated
 * calls give the same answer. `cardKey`: the provider's identifier of the card.
 */
export async function claimTrialCard(
  deps: { database: People; secretKey: string },
  trial: { subscriptionId: string; cardKey: string; nowMs: number },
): Promise<boolean> {
  const person = hashOf(deps.secretKey, `card ${trial.cardKey}`);
  await deps.database
    .insertInto('trial_taken')
    .values({ person, taken_at: new Date(trial.nowMs), subscription_id: trial.subscriptionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { subscription_id } = await deps.database
    .selectFrom('trial_taken')
    .select('subscription_id')
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return subscription_id === trial.subscriptionId;
}

export async function noteTrial(
  deps: { database: People; secretKey: string },
  person: { email: string; nowMs: number },
): Promise<void> {
  await deps.database
    .insertInto('trial_taken')
    .values({ person: personOf(deps.secretKey, person.email), taken_at: new Date(person.nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function personOf(secretKey: string, email: string): Buffer {
  return hashOf(secretKey, mailboxOf(email));
}

function hashOf(secretKey: string, what: string): Buffer {
  return createHmac('sha256', secretKey).update(`trial ${what}`).digest();
}
