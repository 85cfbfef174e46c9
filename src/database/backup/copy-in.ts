import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { tablesOf } from '../table-kinds.ts';
import type { Sequence, TableEnd, TableHead } from './copy-out.ts';
import { BadBackup, contentOf, type Frame } from './frames.ts';

/**
 * Reads the rows of a table from a backup to their end, and writes them to the table, or nowhere if there is no
 * connection. Checks the rows against the hash in the backup.
 */
export async function copyIn(
  client: pg.Client | null,
  head: TableHead,
  frames: AsyncGenerator<Frame>,
): Promise<number> {
  const hash = createHash('sha256');
  const ended: { end?: TableEnd } = {};
  async function* rows() {
    // no "for await": leaving it would end the iterator for the next reader
    while (true) {
      const { value: frame } = await frames.next();
      if (frame?.kind === 'E') {
        ended.end = contentOf<TableEnd>(frame);
        return;
      }
      if (frame?.kind !== 'D') throw new BadBackup('it is damaged');
      hash.update(frame.bytes);
      yield frame.bytes;
    }
  }
  let taken: number | null = null;
  if (client) {
    await makeParts(client, head);
    const into = client.query(from(`copy ${head.table} (${head.columns.join(', ')}) from stdin`));
    await pipeline(Readable.from(rows(), { objectMode: false }), into);
    taken = into.rowCount;
  } else for await (const _ of rows());
  const { end } = ended;
  // only the hash is checked: some backups of 0.2.0 say 0 rows, because they wrote the count too early
  if (end?.hash !== hash.digest('hex')) throw new BadBackup(`its table ${head.table} is damaged`);
  return taken ?? end.rows;
}

/** Creates the partitions of the backup that this database lacks, because it may store a shorter time. */
async function makeParts(client: pg.Client, { table, parts }: TableHead): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select relname as name from pg_inherits join pg_class on oid = inhrelid where inhparent = $1::regclass',
    [table],
  );
  const there = new Set(rows.map(({ name }) => name));
  for (const { name, bounds } of parts.filter((part) => !there.has(part.name)))
    await client.query(`create table ${name} partition of ${table} ${bounds}`);
}

/**
 * Sequences continue after the backup's last number, so that no id is given twice. They never go back, because a
 * rollback would not undo it. Missing sequences are skipped.
 */
export async function setSequence(client: pg.Client, { name, last }: Sequence): Promise<void> {
  await client.query(
    `select setval(sequence, greatest($2, pg_sequence_last_value(sequence)))
    from to_regclass($1) as sequence where sequence is not null`,
    [name, last],
  );
}

/** Empties tables of a database; writers wait meanwhile. Tables that refer to each other are emptied together. */
export async function emptyTables(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const kind of ['people', 'facts', 'sums', 'reference'] as const) {
    const ofKind = tablesOf(kind).filter((table) => tables.includes(table));
    if (ofKind.length === 0) continue;
    await client.query(`lock table ${ofKind.join(', ')} in access exclusive mode`);
    const { rows } = await client.query<{ name: string }>(
      ofKind.map((table) => `select '${table}' as name where exists (select from ${table})`).join(' union all '),
    );
    // people's tables refer to each other, so all or none; skipping an empty table saves recreating all its partitions
    const full = kind === 'people' && rows.length > 0 ? ofKind : rows.map(({ name }) => name);
    if (full.length > 0) await client.query(`truncate ${full.join(', ')}`);
  }
}
