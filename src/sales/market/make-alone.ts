import { sql } from 'kysely';
import type { Facts, FactsTransaction } from '#database/connect.ts';

const LOCK = 3_002_026;

/**
 * Makes sums in a transaction of their own, one maker at a time: two at once would both take the old rows away, and the
 * later one would find those of the other in the place of its own. It begins when the other is through, and sees all of it.
 */
export async function makeAlone(facts: Facts, make: (trx: FactsTransaction) => Promise<void>): Promise<void> {
  await facts.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await make(trx);
  });
}
