import { sql } from 'kysely';
import type { People } from './connect.ts';

/**
 * Writes a row, and rows enough to a temporary file that the disk has to give room for them: an old row can be written
 * over where nothing new can. Throws what the database says: that it is full, or takes no writes at all.
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
