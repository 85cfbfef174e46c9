import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Ends the text of a question whose plan is kept. */
export const MARK = '/* kept */';
const names = new Map<string, string>();
const pools = new WeakMap<object, pg.Pool>();

/** Lets `askKept` ask a pool itself: the way through the query builder takes half as much memory again. */
export function askKeptThrough(database: object, pool: pg.Pool): void {
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

export function poolOf(database: object): pg.Pool | undefined {
  return pools.get(database);
}

export function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
