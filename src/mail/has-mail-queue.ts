import { sql } from 'kysely';
import type { People } from '#database/connect.ts';

/** False until the first process with a queue has started. */
export async function hasMailQueue(people: People): Promise<boolean> {
  const { rows } = await sql`select from pg_tables where schemaname = 'pgboss' and tablename = 'job'`.execute(people);
  return rows.length > 0;
}
