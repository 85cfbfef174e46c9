import { sql } from 'kysely';
import type { PeopleOrFacts } from './connect.ts';
import { splitStatements } from './split-statements.ts';

/**
 * Runs a migration of a distributed database. Each statement runs by itself, because Citus refuses several at once, and
 * some combinations in one transaction. If interrupted, it continues after the last statement that ran. It needs a
 * connection of its own.
 */
export async function runOneByOne(database: PeopleOrFacts, name: string, text: string): Promise<void> {
  await sql`create table if not exists migration_statement (
    name text, number integer, primary key (name, number))`.execute(database);
  const { rows } = await sql<{ done: number }>`
    select count(*) as done from migration_statement where name = ${name}`.execute(database);
  for (const [number, statement] of splitStatements(text).entries()) {
    if (number < rows[0]!.done) continue;
    await database.transaction().execute(async (trx) => {
      await sql.raw(statement).execute(trx);
      await sql`insert into migration_statement (name, number) values (${name}, ${number})`.execute(trx);
    });
  }
  await database.transaction().execute(async (trx) => {
    await sql`insert into migration (name) values (${name})`.execute(trx);
    await sql`delete from migration_statement where name = ${name}`.execute(trx);
  });
}
