import { sql } from 'kysely';
import type { People } from '#database/connect.ts';
import { inTransaction } from '#identity/in-transaction.ts';
import { lockAccount } from '#identity/lock-account.ts';
import type { Clock } from '#runtime/clock.ts';
import type { ProviderEvent } from '../providers/provider.ts';
import type { Fact } from './facts.ts';
import { refreshAccount, refreshOrphan } from './refresh-account.ts';

const LOCK = 8_002_026;

/**
 * Stores a provider's events and updates plans and payments from them, in one transaction. Known events change nothing.
 * Returns the accounts concerned.
 */
export async function recordEvents(
  deps: { database: People; clock: Clock },
  provider: string,
  events: readonly ProviderEvent[],
): Promise<string[]> {
  return inTransaction(deps.database, async (trx) => {
    // one transaction at a time: an event without an account needs the account from one that another transaction may be
    // writing
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const accounts = new Set<string>();
    const orphans = new Set<string>();
    for (const event of events) {
      const { subscriptionId, transactionId } = thingsOf(event.fact);
      const accountId = await findOwner(trx, provider, { ...event, subscriptionId, transactionId });
      // before the insert, whose foreign key locks the account too: an account that changes its address locks it first
      if (accountId !== null) await lockAccount(trx, accountId);
      await trx
        .insertInto('billing_event')
        .values({
          provider,
          id: event.id,
          type: event.type,
          occurred_at: new Date(event.occurredAt),
          received_at: new Date(deps.clock.now()),
          account_id: accountId,
          subscription_id: subscriptionId,
          transaction_id: transactionId,
          fact: event.fact === null ? null : JSON.stringify(event.fact),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (accountId === null) {
        if (subscriptionId !== null) orphans.add(subscriptionId);
        continue;
      }
      accounts.add(accountId);
      await sql`
        update billing_event set account_id = ${accountId}
        where provider = ${provider} and account_id is null
          and (subscription_id = ${subscriptionId} or transaction_id = ${transactionId})`.execute(trx);
    }
    for (const accountId of accounts) await refreshAccount({ database: trx, clock: deps.clock }, accountId);
    for (const orphan of orphans) await refreshOrphan(trx, orphan);
    return [...accounts];
  });
}

async function findOwner(
  trx: People,
  provider: string,
  event: { accountId: string | null; subscriptionId: string | null; transactionId: string | null },
): Promise<string | null> {
  const { accountId, subscriptionId, transactionId } = event;
  const { rows } = await sql<{ id: string }>`
    select id from account where id = ${accountId}
    union all
    select account_id from billing_event
    where provider = ${provider} and account_id is not null
      and (subscription_id = ${subscriptionId} or transaction_id = ${transactionId})
    limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

function thingsOf(fact: Fact | null): { subscriptionId: string | null; transactionId: string | null } {
  if (fact?.kind === 'subscription') return { subscriptionId: fact.id, transactionId: null };
  if (fact?.kind === 'transaction') return { subscriptionId: fact.subscriptionId, transactionId: fact.id };
  if (fact?.kind === 'adjustment') return { subscriptionId: null, transactionId: fact.transactionId };
  return { subscriptionId: null, transactionId: null };
}
