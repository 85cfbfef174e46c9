import { sql } from 'kysely';
import { DAY_MS } from '#runtime/clock.ts';
import type { Database } from './connect.ts';

/** How finely each big table is cut by time, and how long its parts are kept. */
export const PARTITIONED = [
  { table: 'sale_hour', step: '1 month', keepDays: 2 * 366 },
  { table: 'store_hour', step: '1 month', keepDays: 2 * 366 },
  { table: 'product_event', step: '1 month', keepDays: 2 * 366 },
  { table: 'evidence', step: '1 month', keepDays: 90 },
  { table: 'poll', step: '1 day', keepDays: 30 },
] as const;

/** The oldest time (milliseconds) whose facts a table still keeps. */
export function keptSince(table: (typeof PARTITIONED)[number]['table'], nowMs: number): number {
  return nowMs - PARTITIONED.find((cut) => cut.table === table)!.keepDays * DAY_MS;
}

/** Makes every part that facts between now less what is kept and a fortnight ahead can fall into. */
export async function makePartitions(database: Database, nowMs: number): Promise<void> {
  for (const { table, step, keepDays } of PARTITIONED) {
    const since = new Date(nowMs - Math.min(keepDays, 400) * DAY_MS);
    const until = new Date(nowMs + 14 * DAY_MS);
    await sql`select ensure_partitions(${table}, ${step}::interval, ${since}, ${until})`.execute(database);
  }
}

/** Drops the parts that lie wholly before what is kept. */
export async function dropOldPartitions(database: Database, nowMs: number): Promise<string[]> {
  const dropped: string[] = [];
  for (const { table, keepDays } of PARTITIONED) {
    const oldest = new Date(nowMs - (keepDays + 31) * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
    const parts = await sql<{ name: string }>`
      select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass`.execute(database);
    for (const { name } of parts.rows) {
      const startedOn = name.slice(table.length + 1).padEnd(8, '01');
      if (startedOn >= oldest) continue;
      await sql.raw(`drop table ${name}`).execute(database);
      dropped.push(name);
    }
  }
  return dropped;
}
