import { pipeline } from 'node:stream/promises';
import { from, to } from 'pg-copy-streams';
import { type Connection, openConnection } from '../database/copy-rows.ts';

/**
 * Copies every row of some tables into the same, empty tables of another database, with the columns that both have.
 * Returns the number of rows.
 */
export async function copyTables(fromUrl: string, toUrl: string, tables: readonly string[]): Promise<number> {
  const [source, target] = [await openConnection(fromUrl), await openConnection(toUrl)];
  try {
    // without foreign key checks, so that the tables may come in any order
    await target.query('set session_replication_role = replica');
    let rows = 0;
    for (const table of tables) rows += await copyTable(source, target, table);
    await copySequences(source, target);
    return rows;
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

async function copyTable(source: Connection, target: Connection, table: string): Promise<number> {
  const known = await listColumns(target, table);
  const columns = (await listColumns(source, table)).filter((column) => known.includes(column)).join(', ');
  const into = target.query(from(`copy ${table} (${columns}) from stdin`));
  await pipeline(source.query(to(`copy (select ${columns} from ${table}) to stdout`)), into);
  return into.rowCount;
}

async function listColumns(connection: Connection, table: string): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function copySequences(source: Connection, target: Connection): Promise<void> {
  const { rows } = await source.query<{ name: string; last: number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  // sequences that the other database does not have yet are skipped
  for (const { name, last } of rows)
    await target.query('select setval(to_regclass($1), $2) where to_regclass($1) is not null', [name, last]);
}
