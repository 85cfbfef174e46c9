import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { distribute, gatherTables } from '#database/distribute.ts';
import { migrate } from '#database/migrate.ts';
import { makePartitions } from '#database/partitions.ts';
import { runOneByOne } from '#database/run-one-by-one.ts';
import { TABLE_KINDS } from '#database/table-kinds.ts';
import type { TestDatabase } from '#database/testing.ts';
import { ask, makeClusterDatabase } from './cluster-database.ts';
import { copyTables } from './copy-tables.ts';
import { connected } from './open-pair.ts';

/** The most shards for a start, so that a small cluster stays small. */
const MAX_SHARDS = 1_000;
/** The schema at the time of the first cluster. Later migrations are tried on a distributed database. */
const FIRST = ['0000_database', '0001_identity', '0002_catalog', '0003_sales', '0004_tracker', '0005_watch'].concat(
  '0006_billing',
  '0007_sandbox',
);
/** Tables with rows of kinds, or with other columns, than the first schema knew. */
const LATER = ['product_event', 'evidence', 'store_signal'];
/** A change of every kind that a migration may contain. */
const SAMPLE = `
-- Database: facts
  alter table product add column tried integer not null default 0; -- of all rows
  alter table product_window add column tried text;
  update product set tried = 1 where store_id % 2 = 0;
  create index product_by_tried on product (tried) where gone_at is null;
  create index sale_hour_by_tried on sale_hour (store_id, orders);
  alter table poll add constraint poll_tried check (requests >= 0) not valid;
  create function tried() returns integer language plpgsql as $$ begin return 1; end $$;
-- Database: people
  alter table watched_store add column tried integer;
-- Database: facts
  drop index sale_hour_by_tried;
  drop index product_by_tried;
  alter table product drop column tried;
`;
const BROKEN_OFF_AFTER = 5;

export type Distributed = {
  shards: number;
  rows: number;
  seconds: { distribute: number; gather: number };
  /** The statements of the second run, and of a third, which finds nothing to do. */
  statements: [again: number, onceMore: number];
  migrated: string[];
  restorePoint: string;
  errors: string[];
};

/**
 * Distributes a full database, interrupted once and run again; then migrates it, creates a restore point, and gathers
 * it on one machine again. Every row is counted after each step.
 */
export async function tryDistributing(citusUrl: string, plain: TestDatabase, nowMs: number): Promise<Distributed> {
  const folder = await mkdtemp(join(tmpdir(), 'tillwatch-migrations-'));
  const citus = connected(await makeClusterDatabase(citusUrl));
  const errors: string[] = [];
  const { facts, database } = citus;
  const counted = async (after: string, tables = Object.keys(TABLE_KINDS)) => {
    const [should, is] = [await countRows(plain, tables), await countRows(citus, tables)];
    for (const [table, rows] of Object.entries(should))
      if (is[table] !== rows) errors.push(`${after}: ${table} has ${is[table]} of ${rows} rows`);
    return Object.values(is).reduce((sum, rows) => sum + rows, 0);
  };
  try {
    await mkdir(folder, { recursive: true });
    for (const name of FIRST)
      await cp(new URL(`../../src/database/migrations/${name}.sql`, import.meta.url), join(folder, `${name}.sql`));
    await migrate(database, { folder: pathToFileURL(`${folder}/`) });
    await makePartitions(facts, nowMs);
    const first = (await listTables(citus.url)).filter((table) => !LATER.includes(table));
    await copyTables(plain.url, citus.url, first);
    const startedAt = performance.now();
    await runUpTo(BROKEN_OFF_AFTER, (note) => distribute(facts, note));
    const again = await runUpTo(Number.POSITIVE_INFINITY, (note) => distribute(facts, note));
    const distributeMs = performance.now() - startedAt;
    const onceMore = await runUpTo(Number.POSITIVE_INFINITY, (note) => distribute(facts, note));
    await counted('distributed', first);

    const migrated = [...(await migrate(database)), 'a change of every kind'];
    const later = Object.keys(TABLE_KINDS).filter((table) => !first.includes(table));
    // rows that a migration made from existing rows are copied like the rest
    for (const table of later) await sql`/* any kind */ delete from ${sql.table(table)}`.execute(database);
    await copyTables(plain.url, citus.url, later);
    await runOneByOne(facts, '9999_tried.sql', SAMPLE);
    const rows = await counted('migrated');
    const shards = await countShards(citus.url);
    if (shards > MAX_SHARDS) errors.push(`${shards} shards are more than ${MAX_SHARDS}`);
    const [point] = await ask<{ at: string }>(citus.url, `select citus_create_restore_point('tillwatch') as at`);

    const gatheringAt = performance.now();
    await gatherTables(facts, () => {});
    const gatherMs = performance.now() - gatheringAt;
    if ((await countShards(citus.url)) > 0) errors.push('gathered: shards are left');
    await counted('gathered');
    const seconds = { distribute: Math.round(distributeMs / 1000), gather: Math.round(gatherMs / 1000) };
    return { shards, rows, seconds, statements: [again, onceMore], migrated, restorePoint: point!.at, errors };
  } finally {
    await citus.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stops before the statement with this number. Returns how many were run. */
async function runUpTo(most: number, work: (note: (statement: string) => void) => Promise<void>): Promise<number> {
  const brokenOff = new Error('broken off');
  let statements = 0;
  await work(() => {
    if (statements >= most) throw brokenOff;
    statements++;
  }).catch((error: unknown) => {
    if (error !== brokenOff) throw error;
  });
  return statements;
}

async function countShards(url: string): Promise<number> {
  const [row] = await ask<{ shards: string }>(url, 'select count(*) as shards from pg_dist_shard');
  return Number(row!.shards);
}

/** The tables of the schema that exist by now. */
async function listTables(url: string): Promise<string[]> {
  const rows = await ask<{ name: string }>(url, `select tablename as name from pg_tables where schemaname = 'public'`);
  return Object.keys(TABLE_KINDS).filter((table) => rows.some(({ name }) => name === table));
}

async function countRows({ database }: TestDatabase, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database);
    counts[table] = rows[0]!.count;
  }
  return counts;
}
