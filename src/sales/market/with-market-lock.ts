import { sql } from 'kysely';
import type { Facts, FactsTransaction } from '#database/connect.ts';

const LOCK = 3_002_026;

/**
 * Computes sums in a transaction of its own, one at a time. Two at once would both delete the old rows, and the second
 * would then collide with the rows of the first. The second one waits for the first and sees its rows.
 */
export async function withMarketLock(facts: Facts, work: (trx: FactsTransaction) => Promise<void>): Promise<void> {
  await facts.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await work(trx);
  });
}
