import type { AdjustmentFact, BillingEvent, Fact, GrantFact, SubscriptionFact, TransactionFact } from './facts.ts';

export type BillingState = {
  subscriptions: SubscriptionFact[];
  transactions: TransactionFact[];
  adjustments: AdjustmentFact[];
  grants: GrantFact[];
};

/**
 * Folds all events into a state: for each thing the newest fact, by the time it happened, then by event id. So neither
 * the order of arrival nor repetition changes the result.
 */
export function foldEvents(events: Iterable<BillingEvent>): BillingState {
  const newest = new Map<string, BillingEvent & { fact: Fact }>();
  for (const event of events) {
    const { fact } = event;
    if (!fact) continue;
    const key = `${fact.kind} ${fact.id}`;
    const known = newest.get(key);
    if (!known || isNewer(event, known)) newest.set(key, { ...event, fact });
  }
  const facts = [...newest.values()].toSorted((a, b) => (isNewer(a, b) ? 1 : -1)).map(({ fact }) => fact);
  const of = <Kind extends Fact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is Extract<Fact, { kind: Kind }> => fact.kind === kind);
  return {
    subscriptions: of('subscription'),
    transactions: of('transaction'),
    adjustments: of('adjustment'),
    grants: of('grant'),
  };
}

function isNewer(one: BillingEvent, other: BillingEvent): boolean {
  return one.occurredAt === other.occurredAt ? one.id > other.id : one.occurredAt > other.occurredAt;
}
