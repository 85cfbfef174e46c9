import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Ends the text of a question whose plan is cached. */
export const PREPARED_MARK = '/* prepared */';
const names = new Map<string, string>();
/** `prepared`: its sessions use generic plans. Citus refuses these, so a distributed database is asked by `plain`. */
type Pools = { prepared: pg.Pool; plain: pg.Pool };
type PoolChoice = { pool: pg.Pool; isNamed: boolean };
const choices = new WeakMap<object, () => Promise<PoolChoice>>();

/** Lets `askPrepared` query a pool directly. The query builder would need half as much memory again. */
export function registerPreparedPools(database: object, { prepared, plain }: Pools): void {
  let choice: Promise<PoolChoice> | undefined;
  choices.set(database, () => {
    choice ??= plain
      .query("select from pg_extension where extname = 'citus'")
      .then(({ rowCount }) => (rowCount === 0 ? { pool: prepared, isNamed: true } : { pool: plain, isNamed: false }));
    choice.catch(() => {
      choice = undefined;
    });
    return choice;
  });
}

/** Lets a connection cache the plans of `askPrepared` in a transaction: PostgreSQL caches plans of named statements. */
export function prepareMarked(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const askByName = (text: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.endsWith(PREPARED_MARK)
      ? ask({ name: statementNameOf(text), text, values: rest[0] }, ...rest.slice(1))
      : ask(text, ...rest);
  client.query = askByName as typeof client.query;
}

/** The pool that `askPrepared` uses for a database; undefined for a transaction. */
export function poolFor(database: object): Promise<PoolChoice> | undefined {
  return choices.get(database)?.();
}

export function statementNameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
