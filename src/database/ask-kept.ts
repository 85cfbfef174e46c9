import { createHash } from 'node:crypto';
import { CompiledQuery, type QueryResult, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Database } from './connect.ts';

const MARK = '/* kept */';
const names = new Map<string, string>();
const pools = new WeakMap<Database, pg.Pool>();

/**
 * Asks a question whose plan every connection keeps. For those that find rows by their keys, whatever they are asked
 * for, and take longer to plan than to answer. Their text must come in few variants, each of which is kept; the
 * columns that they return are named one by one.
 */
export function askKept<Row>(database: Database, question: RawBuilder<Row>): Promise<Row[]> {
  const { sql, parameters } = question.compile(database);
  return askKeptText(database, sql, parameters);
}

/** Asks a question whose plan may be kept only where it is asked for little: else it hangs on what that is. */
export async function ask<Row>(database: Database, question: RawBuilder<Row>, isPlanKept: boolean): Promise<Row[]> {
  return isPlanKept ? askKept(database, question) : (await question.execute(database)).rows;
}

/** The same as `askKept` for what is asked so often that even putting its text together counts: `$1` and so on are the values. */
export async function askKeptText<Row>(database: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  const pool = pools.get(database);
  if (!pool) return (await database.executeQuery<Row>(CompiledQuery.raw(text + MARK, [...values]))).rows;
  const { rows } = await pool.query({ name: nameOf(text), text, values: values.map(asText) });
  return rows;
}

/** Answers a question of another query builder over the same database: one of `askKept` keeps its plan there too. */
export async function answerOf(database: Database, question: CompiledQuery): Promise<QueryResult<unknown>> {
  const { sql, parameters } = question;
  if (!sql.endsWith(MARK)) return database.executeQuery(question);
  return { rows: await askKeptText(database, sql.slice(0, -MARK.length), parameters) };
}

/** Lets `askKept` ask a pool itself: the way through the query builder takes half as much memory again. */
export function askKeptThrough(database: Database, pool: pg.Pool): void {
  pools.set(database, pool);
}

/** Lets a connection keep the plans of what `askKept` asks in a transaction: PostgreSQL keeps those of statements with a name. */
export function keepPlans(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const askByName = (text: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.endsWith(MARK)
      ? ask({ name: nameOf(text), text, values: rest[0] }, ...rest.slice(1))
      : ask(text, ...rest);
  client.query = askByName as typeof client.query;
}

/** The driver writes times in the zone of this machine, which takes it more than all other values together. */
function asText(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
