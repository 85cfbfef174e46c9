import type { People } from '#database/connect.ts';
import type { GrantFact } from '../events/facts.ts';

/** Records a grant. The account's plan follows with the next `refreshAccount`. */
export async function grantPlan(
  trx: People,
  grant: { accountId: string; eventId: string; fact: GrantFact; nowMs: number },
): Promise<void> {
  const { accountId, eventId, fact, nowMs } = grant;
  await trx
    .insertInto('billing_event')
    .values({
      provider: fact.source,
      id: eventId,
      type: 'plan.given',
      occurred_at: new Date(nowMs),
      received_at: new Date(nowMs),
      account_id: accountId,
      fact: JSON.stringify(fact),
    })
    .execute();
}
