import { sql } from 'kysely';
import { StartError } from '#runtime/start-error.ts';
import type { Facts, PeopleOrFacts } from './connect.ts';
import { tablesOf } from './table-kinds.ts';

/** How many shards each partition of a big table has. It suits a small cluster (docs/scaling.md). */
const SHARDS = 6;

/**
 * The settings that `connect` gives its own sessions, for those that a coordinator opens on workers. It passes none on,
 * so workers would compile lists and plan for spinning disks.
 */
const WORKER_SETTINGS = { jit: 'off', random_page_cost: '1.1', work_mem: '32MB' };

/**
 * A question asks several shards of a worker at once, each over its own connection. By default Citus caches only one of
 * them, and each new connection has to load the tables' metadata first.
 */
const COORDINATOR_SETTINGS = { 'citus.max_cached_conns_per_worker': '3' };

/** Distributes the migrated schema of a coordinator, in order. All rows of one store are on one node. */
export function distributionStatements(): string[] {
  return [
    ...tablesOf('reference').map((table) => `select create_reference_table('${table}')`),
    `select create_distributed_table('store', 'id', colocate_with => 'none', shard_count => ${SHARDS})`,
    ...tablesOf('facts')
      .filter((table) => table !== 'store')
      .map((table) => `select create_distributed_table('${table}', 'store_id', colocate_with => 'store')`),
  ];
}

/** Turns a cluster back into one machine: each table is copied whole to the coordinator. */
export function gatheringStatements(): string[] {
  return [...tablesOf('facts').toReversed(), ...tablesOf('reference')].map(
    (table) => `select undistribute_table('${table}')`,
  );
}

/**
 * Distributes a database that is not distributed yet, with the rows of each table. Tables of later versions are
 * distributed by their migration. Workers added since get their settings. Throws a StartError if Citus is not
 * installed.
 */
export async function distribute(facts: PeopleOrFacts, onStatement: (statement: string) => void): Promise<void> {
  const areDone = await listDistributed(facts);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(facts);
  const areThere = new Set(rows.map(({ name }) => name));
  for (const statement of distributionStatements()) {
    const table = tableIn(statement);
    if (areDone.has(table) || !areThere.has(table)) continue;
    onStatement(statement);
    await sql.raw(statement).execute(facts);
  }
  await setUpSessions(facts);
}

/** Citus repeats this on every worker. The role may do it even if another role owns the database. */
async function setUpSessions(facts: PeopleOrFacts): Promise<void> {
  const { rows } = await sql<{ name: string }>`select quote_ident(current_database()) as name`.execute(facts);
  for (const [name, value] of Object.entries({ ...WORKER_SETTINGS, ...COORDINATOR_SETTINGS }))
    await sql.raw(`alter role current_user in database ${rows[0]!.name} set ${name} = '${value}'`).execute(facts);
}

/** Undoes `distribute`. */
export async function gatherTables(facts: Facts, onStatement: (statement: string) => void): Promise<void> {
  const areDistributed = await listDistributed(facts);
  for (const statement of gatheringStatements()) {
    if (!areDistributed.has(tableIn(statement))) continue;
    onStatement(statement);
    await sql.raw(statement).execute(facts);
  }
}

export async function hasCitus(facts: PeopleOrFacts): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(facts);
  return rows.length > 0;
}

export async function isDistributed(facts: PeopleOrFacts): Promise<boolean> {
  return (await hasCitus(facts)) && (await listDistributed(facts)).size > 0;
}

/** The nodes of a cluster that the coordinator cannot reach now, as `host:port`; none for a single machine. */
export async function listUnreached(facts: Facts): Promise<string[]> {
  if (!(await hasCitus(facts))) return [];
  const { rows } = await sql<{ node: string }>`
    select nodename || ':' || nodeport as node from pg_dist_node
    where isactive and noderole = 'primary' and not citus_check_connection_to_node(nodename, nodeport)`.execute(facts);
  return rows.map(({ node }) => node);
}

async function listDistributed(facts: PeopleOrFacts): Promise<ReadonlySet<string>> {
  if (!(await hasCitus(facts)))
    throw new StartError(
      'Citus is not installed in this database: install it on every node and run "create extension citus" here (docs/scaling.md).',
    );
  const { rows } = await sql<{ name: string }>`select logicalrelid::text as name from pg_dist_partition`.execute(facts);
  return new Set(rows.map(({ name }) => name));
}

function tableIn(statement: string): string {
  return statement.split("'")[1]!;
}
