import { sql } from 'kysely';
import type { People } from '#database/connect.ts';

/** One change of what an account has at a time, until the transaction ends. Rows that refer to the account stay free. */
export async function lockAccount(trx: People, accountId: string): Promise<void> {
  await sql`select 1 from account where id = ${accountId} for no key update`.execute(trx);
}
