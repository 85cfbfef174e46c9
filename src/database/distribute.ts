import { sql } from 'kysely';
import { StartError } from '#runtime/start-error.ts';
import type { Facts, PeopleOrFacts } from './connect.ts';
import { tablesOf } from './table-kinds.ts';

/** Of each big table every part of it in time is cut into so many: a small cluster stays small (docs/scaling.md). */
export const SHARDS = 6;

/**
 * What `connect` asks of its own sessions, for those that a coordinator opens on workers: it hands on nothing of it. Lists
 * there would be compiled, and planned for disks that turn.
 */
const WORKER_SETTINGS = { jit: 'off', random_page_cost: '1.1', work_mem: '32MB' };

/**
 * A question asks several pieces of a worker at once, each by a connection of its own. Citus keeps one of them and opens
 * the others anew for each question, and a new connection has to learn the tables first.
 */
const COORDINATOR_SETTINGS = { 'citus.max_cached_conns_per_worker': '3' };

/** What turns the migrated schema of a coordinator into a distributed one, in order: all of one store on one node. */
export function distributionStatements(): string[] {
  return [
    ...tablesOf('reference').map((table) => `select create_reference_table('${table}')`),
    `select create_distributed_table('store', 'id', colocate_with => 'none', shard_count => ${SHARDS})`,
    ...tablesOf('facts')
      .filter((table) => table !== 'store')
      .map((table) => `select create_distributed_table('${table}', 'store_id', colocate_with => 'store')`),
  ];
}

/** What makes one machine of it again: each table is fetched whole to the coordinator. */
export function gatheringStatements(): string[] {
  return [...tablesOf('facts').toReversed(), ...tablesOf('reference')].map(
    (table) => `select undistribute_table('${table}')`,
  );
}

/**
 * Distributes a database that is not yet; each table with its rows. What a later version adds, its migration distributes.
 * Workers that were added since get their settings. Throws a StartError where Citus is not installed.
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

/** Citus does the same on every worker. The role may do it where the database is another's. */
async function setUpSessions(facts: PeopleOrFacts): Promise<void> {
  const { rows } = await sql<{ name: string }>`select quote_ident(current_database()) as name`.execute(facts);
  for (const [name, value] of Object.entries({ ...WORKER_SETTINGS, ...COORDINATOR_SETTINGS }))
    await sql.raw(`alter role current_user in database ${rows[0]!.name} set ${name} = '${value}'`).execute(facts);
}

/** The way back. */
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

/** The nodes of a cluster that the coordinator does not reach now, as `host:port`; none of a database on one machine. */
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
      'This database has no Citus: install it on every node and run "create extension citus" here (docs/scaling.md).',
    );
  const { rows } = await sql<{ name: string }>`select logicalrelid::text as name from pg_dist_partition`.execute(facts);
  return new Set(rows.map(({ name }) => name));
}

function tableIn(statement: string): string {
  return statement.split("'")[1]!;
}
