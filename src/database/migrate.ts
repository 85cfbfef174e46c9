import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { StartError } from '#runtime/start-error.ts';
import type { Databases, PeopleOrFacts } from './connect.ts';
import type { DatabaseUrls } from './connect-both.ts';
import { distribute, isDistributed } from './distribute.ts';
import { runOneByOne } from './run-one-by-one.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** The line that says which database the next part of a migration belongs to. It holds until the next such line. */
const PART = /^-- Database: (people|facts)$/m;
type Part = 'people' | 'facts';
const BOTH: readonly Part[] = ['people', 'facts'];
/** A table of each database. If it is missing, this is the other database. */
const FIRST_TABLE = { people: 'account', facts: 'store' } as const;

/**
 * Runs every migration that has not run yet, but only the parts for this database, in one transaction, so that a killed
 * start leaves nothing half-made. A distributed database is migrated statement by statement over a second connection
 * (run-one-by-one.ts), and new tables are distributed. Of several processes, one migrates and the others wait. A
 * database of another version or of the other part causes a StartError.
 */
export async function migrate(
  database: PeopleOrFacts,
  { of = BOTH, folder = FOLDER, only }: { of?: readonly Part[]; folder?: URL; only?: readonly string[] } = {},
): Promise<string[]> {
  return database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(7112026)`.execute(trx);
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      trx,
    );
    const done = new Set(
      (await sql<{ name: string }>`select name from migration`.execute(trx)).rows.map((row) => row.name),
    );
    const files = await listMigrationFiles(folder);
    const unknown = [...done].filter((name) => !files.includes(name)).sort()[0];
    if (unknown)
      throw new StartError(
        `This database was made by another version of Tillwatch (this one does not know its migration ${unknown}): start that version, or use an empty DATA_DIR or database.`,
      );
    const waiting = files.filter((name) => !done.has(name) && (!only || only.includes(name)));
    const isCut = waiting.length > 0 && (await isDistributed(trx));
    for (const name of waiting) {
      const statements = partsOf(name, await readFile(new URL(name, folder), 'utf8'), of);
      if (isCut) await runOneByOne(database, name, statements);
      else {
        if (statements !== '') await sql.raw(statements).execute(trx);
        await sql`insert into migration (name) values (${name})`.execute(trx);
      }
    }
    // distributes the new tables
    if (isCut) await distribute(database, () => {});
    for (const part of of) await assertHas(trx, part);
    return waiting;
  });
}

export async function listMigrationFiles(folder: URL = FOLDER): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** The text of a migration that belongs to these parts. Throws if the file does not name its database. */
export function partsOf(name: string, text: string, of: readonly Part[]): string {
  const [start, ...parts] = text.split(PART);
  if (parts.length === 0 || /^(?!--)\S/m.test(start!))
    throw new Error(`${name} does not say of which database it is: "-- Database: people" or "-- Database: facts".`);
  return parts.filter((_, index) => index % 2 === 1 && of.includes(parts[index - 1] as Part)).join('');
}

async function assertHas(trx: PeopleOrFacts, part: Part): Promise<void> {
  const table = FIRST_TABLE[part];
  const { rows } = await sql<{ name: string | null }>`select to_regclass(${table}) as name`.execute(trx);
  if (rows[0]!.name === null)
    throw new StartError(
      `The table "${table}" is missing: this database was set up for only one of the parts, people or facts. Set DATABASE_URL and FACTS_DATABASE_URL as they were.`,
    );
}

/**
 * Gives each database its own tables (table-kinds.ts), or all tables if the two are one. `only`: the migrations of an
 * earlier version.
 */
export async function migrateBoth(
  { people, facts }: Databases,
  urls: DatabaseUrls,
  only?: readonly string[],
): Promise<void> {
  const isOne = urls.databaseUrl === urls.factsUrl;
  await migrate(people, { of: isOne ? BOTH : ['people'], only });
  if (!isOne) await migrate(facts, { of: ['facts'], only });
}
