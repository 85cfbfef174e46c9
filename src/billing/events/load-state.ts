import type { People } from '#database/connect.ts';
import { type BillingEvent, Fact } from './facts.ts';
import { type BillingState, foldEvents } from './fold-events.ts';

/** Whose events: an account's, or those of a subscription whose account was deleted. */
export type Subject = { accountId: string } | { orphanOf: string };

export type StoredEvent = BillingEvent & { provider: string };

export async function loadEvents(database: People, subject: Subject): Promise<StoredEvent[]> {
  const events = database.selectFrom('billing_event').select(['provider', 'id', 'occurred_at', 'fact']);
  const rows = await ('accountId' in subject
    ? events.where('account_id', '=', subject.accountId)
    : events.where('account_id', 'is', null).where('subscription_id', '=', subject.orphanOf)
  ).execute();
  return rows.map(({ provider, id, occurred_at, fact }) => ({
    ...{ provider, id },
    occurredAt: occurred_at.getTime(),
    fact: fact === null ? null : Fact.parse(fact),
  }));
}

export async function loadState(database: People, accountId: string): Promise<BillingState> {
  return foldEvents(await loadEvents(database, { accountId }));
}
