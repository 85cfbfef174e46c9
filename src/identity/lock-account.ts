import { sql } from 'kysely';
import type { People } from '#database/connect.ts';

/**
 * Locks an account until the transaction ends, so that changes of what it owns run one at a time. Inserts that refer to
 * it are not blocked.
 */
export async function lockAccount(trx: People, accountId: string): Promise<void> {
  await sql`select 1 from account where id = ${accountId} for no key update`.execute(trx);
}
