import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';

type Cell = string | number | boolean | null;

/** Sends rows to a table by COPY, in text form; how many. */
export async function copyRows(client: Client, target: string, rows: Iterable<Cell[]>): Promise<number> {
  let count = 0;
  function* chunks() {
    let chunk = '';
    for (const row of rows) {
      count++;
      chunk += `${row.map(textOf).join('\t')}\n`;
      if (chunk.length < 1 << 18) continue;
      yield chunk;
      chunk = '';
    }
    if (chunk) yield chunk;
  }
  await pipeline(Readable.from(chunks(), { objectMode: false }), client.query(from(`copy ${target} from stdin`)));
  return count;
}

function textOf(cell: Cell): string {
  if (cell === null) return '\\N';
  return typeof cell === 'string' ? cell.replace(/[\\\t\n\r]/g, (sign) => `\\${sign}`) : String(cell);
}

/** Does work without the indexes of some tables, and makes them again: many times quicker for much data. */
export async function withoutIndexes(client: Client, tables: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisprimary and not i.indisunique and not c.relispartition`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  // of a partitioned table the definition speaks of the parent alone
  for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '));
}
