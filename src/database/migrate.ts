import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { StartError } from '#runtime/start-error.ts';
import type { Database, Databases, Facts, People } from './connect.ts';
import { distribute, isDistributed } from './distribute.ts';
import { runOneByOne } from './run-one-by-one.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/**
 * Brings the schema up to date: runs every numbered file that has not run yet, all in one transaction, so that
 * a killed start leaves nothing half-made; in a distributed database statement by statement, over a second connection
 * (run-one-by-one.ts), and what it makes is distributed as well. Several processes may start at once; one migrates, the others wait. Refuses a
 * database of an earlier development version, or of a newer one, with a StartError, and leaves it as it is.
 */
export async function migrate(database: Database | People | Facts, folder = FOLDER): Promise<string[]> {
  return database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(7112026)`.execute(trx);
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
    const done = new Set(
      (await sql<{ name: string }>`select name from migration`.execute(trx)).rows.map((row) => row.name),
    );
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
    const unknown = [...done].filter((name) => !files.includes(name)).sort()[0];
    if (unknown)
      throw new StartError(
        `This database was made by another version of Tillwatch (its migration ${unknown} is not of this one): start with an empty DATA_DIR or database, or with the version that made it.`,
      );
    const waiting = files.filter((name) => !done.has(name));
    const isCut = waiting.length > 0 && (await isDistributed(trx));
    for (const name of waiting) {
      const text = await readFile(new URL(name, folder), 'utf8');
      if (isCut) await runOneByOne(database, name, text);
      else {
        await sql.raw(text).execute(trx);
        await sql`insert into migration (name) values (${name})`.execute(trx);
      }
    }
    // tables that are new
    if (isCut) await distribute(database, () => {});
    return waiting;
  });
}

/** Both databases have the whole schema; each uses the tables of its kinds (table-kinds.ts). */
export async function migrateBoth({ people, facts }: Databases): Promise<void> {
  for (const database of new Set<Database | People | Facts>([people, facts])) await migrate(database);
}
