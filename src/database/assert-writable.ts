import { sql } from 'kysely';
import type { People } from './connect.ts';

/**
 * Writes a row, and enough rows to a temporary file to need new disk space: on a full disk, an old row can still be
 * overwritten. Throws the database's error: the disk is full, or it takes no writes at all.
 */
export async function assertWritable(people: People, nowMs: number): Promise<void> {
  await people.transaction().execute(async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from generate_series(1, 20000)`.execute(trx);
    await sql`
      insert into write_check (id, at) values (1, ${new Date(nowMs)})
      on conflict (id) do update set at = excluded.at`.execute(trx);
  });
}
