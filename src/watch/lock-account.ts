import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

/** One change of a user's list at a time, until the transaction ends. Rows that refer to the account stay free. */
export async function lockAccount(trx: Database, accountId: string): Promise<void> {
  await sql`select 1 from account where id = ${accountId} for no key update`.execute(trx);
}
