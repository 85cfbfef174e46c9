import { sql } from 'kysely';
import { DAY_MS } from '#runtime/clock.ts';
import type { Facts } from './connect.ts';

const LOCK = 7112028;

/** The time span of each big table's partitions, and the retention setting that says how long they are stored. */
export const PARTITIONED = [
  { table: 'sale_hour', step: '1 month', keep: 'hoursDays' },
  { table: 'store_hour', step: '1 month', keep: 'hoursDays' },
  { table: 'product_event', step: '1 month', keep: 'eventsDays' },
  { table: 'evidence', step: '1 month', keep: 'evidenceDays' },
  { table: 'poll', step: '1 day', keep: 'pollsDays' },
] as const;

export type Retention = Record<(typeof PARTITIONED)[number]['keep'], number>;

export const DEFAULT_RETENTION: Retention = { hoursDays: 732, eventsDays: 732, evidenceDays: 90, pollsDays: 30 };

let retention = DEFAULT_RETENTION;

/** Sets what this process retains. Each thread must call it before it writes. Days are stored forever. */
export function setRetention(kept: Retention): void {
  retention = kept;
}

/** The oldest time (milliseconds) whose facts a table still stores. */
export function keptSince(table: (typeof PARTITIONED)[number]['table'], nowMs: number): number {
  return nowMs - retention[PARTITIONED.find((cut) => cut.table === table)!.keep] * DAY_MS;
}

/**
 * Creates every partition for facts from the oldest stored time to a fortnight ahead. Each table has its own
 * transaction: a new partition locks its whole table, and holding two locks while waiting for a third would deadlock
 * with writers.
 */
export async function makePartitions(facts: Facts, nowMs: number): Promise<void> {
  const until = new Date(nowMs + 14 * DAY_MS);
  for (const { table, step } of PARTITIONED) {
    const since = new Date(keptSince(table, nowMs));
    await facts.transaction().execute(async (trx) => {
      // processes that start at once would create the same partitions
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      await sql`select ensure_partitions(${table}, ${step}::interval, ${since}, ${until})`.execute(trx);
    });
  }
}

/** Drops the partitions that end before the oldest stored time. Returns their names. */
export async function dropOldPartitions(facts: Facts, nowMs: number): Promise<string[]> {
  const dropped: string[] = [];
  for (const { table } of PARTITIONED) {
    const parts = await sql<{ name: string }>`
      select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = ${table}::regclass order by 1`.execute(facts);
    for (const { name } of parts.rows) {
      if (endOf(name.slice(table.length + 1)) > keptSince(table, nowMs)) continue;
      await sql`drop table ${sql.id(name)}`.execute(facts);
      dropped.push(name);
    }
  }
  return dropped;
}

/** When the partition of a month (`202611`) or of a day (`20261121`) ends. */
function endOf(suffix: string): number {
  const [year, month, day] = [suffix.slice(0, 4), suffix.slice(4, 6), suffix.slice(6)].map(Number);
  return day ? Date.UTC(year!, month! - 1, day + 1) : Date.UTC(year!, month!, 1);
}
