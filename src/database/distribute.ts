import { sql } from 'kysely';
import { StartError } from '#runtime/start-error.ts';
import type { Facts, PeopleOrFacts } from './connect.ts';
import { tablesOf } from './table-kinds.ts';

/** Of each big table every part of it in time is cut into so many: a small cluster stays small (docs/scaling.md). */
export const SHARDS = 6;

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
 * Throws a StartError where Citus is not installed.
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
