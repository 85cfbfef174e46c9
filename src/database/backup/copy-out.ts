import { createHash } from 'node:crypto';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { TABLE_KINDS } from '../table-kinds.ts';
import { frameOf } from './frames.ts';

export type Part = 'people' | 'facts';
/** `parts`: the partitions of a table that is split by time, with their bounds. */
export type TableHead = {
  part: Part;
  table: string;
  columns: string[];
  parts: { name: string; bounds: string }[];
};
/** The SHA-256 of the rows as COPY writes them. */
export type TableEnd = { rows: number; hash: string };
export type Sequence = { part: Part; name: string; last: number };

/** Copies every row of the tables from one snapshot: the connection must be in a transaction. */
export async function* copyOut(client: pg.Client, part: Part): AsyncGenerator<Buffer> {
  for (const table of await listTables(client, part)) yield* copyTable(client, part, table);
  const { rows } = await client.query<{ name: string; last: number }>(
    `select quote_ident(sequencename) as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) yield frameOf('S', { part, name, last } satisfies Sequence);
}

const partOf = (table: keyof typeof TABLE_KINDS): Part => (TABLE_KINDS[table] === 'people' ? 'people' : 'facts');

/** The tables, with referenced ones first. An older schema may lack some of them. */
export async function listTables(client: pg.Client, part: Part): Promise<string[]> {
  const { rows: there } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const waiting = (Object.keys(TABLE_KINDS) as (keyof typeof TABLE_KINDS)[]).filter(
    (table) => partOf(table) === part && there.some(({ name }) => name === table),
  );
  const { rows } = await client.query<{ table: string; needs: string }>(
    `select distinct conrelid::regclass::text as table, confrelid::regclass::text as needs
     from pg_constraint where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`,
  );
  const listed: string[] = [];
  while (listed.length < waiting.length) {
    const isFree = (table: string) =>
      !listed.includes(table) && rows.every((row) => row.table !== table || listed.includes(row.needs));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error('tables refer to each other in a circle');
    listed.push(...free);
  }
  return listed;
}

async function* copyTable(client: pg.Client, part: Part, table: string): AsyncGenerator<Buffer> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  );
  const { rows: parts } = await client.query<{ name: string; bounds: string }>(
    `select relname as name, pg_get_expr(relpartbound, oid) as bounds
     from pg_inherits join pg_class on oid = inhrelid where inhparent = $1::regclass order by 1`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  yield frameOf('T', { part, table, columns: names, parts } satisfies TableHead);
  const hash = createHash('sha256');
  const out = client.query(to(`copy (select ${names.join(', ')} from ${table}) to stdout`));
  for await (const chunk of out as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield frameOf('D', chunk);
  }
  // the row count arrives after the last row, perhaps in a packet of its own; the next statement waits for it
  await client.query('select');
  yield frameOf('E', { rows: out.rowCount, hash: hash.digest('hex') } satisfies TableEnd);
}
