import { pipeline } from 'node:stream/promises';
import { from, to } from 'pg-copy-streams';
import { type Connection, openConnection } from '../database/copy-rows.ts';

/** Copies every row of some tables from one database into the same tables of another, which has none; how many rows. */
export async function copyTables(fromUrl: string, toUrl: string, tables: readonly string[]): Promise<number> {
  const [source, target] = [await openConnection(fromUrl), await openConnection(toUrl)];
  try {
    let rows = 0;
    for (const table of tables) rows += await copyTable(source, target, table);
    await copySequences(source, target);
    return rows;
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

async function copyTable(source: Connection, target: Connection, table: string): Promise<number> {
  const { rows } = await source.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const { columns } = rows[0]!;
  const into = target.query(from(`copy ${table} (${columns}) from stdin`));
  await pipeline(source.query(to(`copy (select ${columns} from ${table}) to stdout`)), into);
  return into.rowCount;
}

async function copySequences(source: Connection, target: Connection): Promise<void> {
  const { rows } = await source.query<{ name: string; last: number }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) await target.query('select setval($1::regclass, $2)', [name, last]);
}
