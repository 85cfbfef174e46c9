import { createHash } from 'node:crypto';
import { CompiledQuery, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Database } from './connect.ts';

const MARK = '/* kept */';
const names = new Map<string, string>();

/**
 * Asks a question whose plan every connection keeps. For those that find rows by their keys, whatever they are asked
 * for, and take longer to plan than to answer. Their text must come in few variants, each of which is kept; the
 * columns that they return are named one by one.
 */
export async function askKept<Row>(database: Database, question: RawBuilder<Row>): Promise<Row[]> {
  const compiled = question.compile(database);
  const { rows } = await database.executeQuery<Row>({ ...compiled, sql: `${compiled.sql} ${MARK}` });
  return rows;
}

/** Asks a question whose plan may be kept only where it is asked for little: else it hangs on what that is. */
export async function ask<Row>(database: Database, question: RawBuilder<Row>, isPlanKept: boolean): Promise<Row[]> {
  return isPlanKept ? askKept(database, question) : (await question.execute(database)).rows;
}

/** The same as `askKept` for what is asked so often that even putting its text together counts: `$1` and so on are the values. */
export async function askKeptText<Row>(database: Database, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(`${text} ${MARK}`, values));
  return rows;
}

/** Lets a connection keep the plans of what `askKept` asks: PostgreSQL keeps those of statements with a name. */
export function keepPlans(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const askByName = (text: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.endsWith(MARK)
      ? ask({ name: nameOf(text), text, values: rest[0] }, ...rest.slice(1))
      : ask(text, ...rest);
  client.query = askByName as typeof client.query;
}

function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
