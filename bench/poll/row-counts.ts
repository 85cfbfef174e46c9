import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

/** Rows inserted or updated, by table. Partitions count for their table. */
export type RowCounts = Record<string, number>;

/** An idle connection reports its counts after ten seconds. */
const UNTIL_TOLD_MS = 11_000;

/** PostgreSQL's own counts, less the counts before. */
export async function countRows(database: Database, before: RowCounts = {}): Promise<RowCounts> {
  await sleep(UNTIL_TOLD_MS);
  const found = await sql<{ name: string; rows: number }>`
    select regexp_replace(relname, '_\\d{6,8}$', '') as name, sum(n_tup_ins + n_tup_upd) as rows
    from pg_stat_user_tables group by 1`.execute(database);
  const counts: RowCounts = {};
  for (const { name, rows } of found.rows) {
    const count = Number(rows) - (before[name] ?? 0);
    if (count > 0) counts[name] = count;
  }
  return counts;
}
