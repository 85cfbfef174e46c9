import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from './connect.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * Brings the schema up to date: runs every numbered file that has not run yet, all in one transaction, so that
 * a killed start leaves nothing half-made. Several processes may start at once; one migrates, the others wait.
 */
export async function migrate(database: Database): Promise<string[]> {
  return database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(7112026)`.execute(trx);
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
    const done = new Set(
      (await sql<{ name: string }>`select name from migration`.execute(trx)).rows.map((row) => row.name),
    );
    const waiting = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql') && !done.has(name)).sort();
    for (const name of waiting) {
      await sql.raw(await readFile(new URL(name, FOLDER), 'utf8')).execute(trx);
      await sql`insert into migration (name) values (${name})`.execute(trx);
    }
    return waiting;
  });
}
