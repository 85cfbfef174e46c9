import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Ends the text of a question whose plan is cached. */
export const MARK = '/* kept */';
const names = new Map<string, string>();
/** `keeping`: its sessions use generic plans. Citus refuses these, so a distributed database is asked by `plain`. */
type Pools = { keeping: pg.Pool; plain: pg.Pool };
type Way = { pool: pg.Pool; isKept: boolean };
const ways = new WeakMap<object, () => Promise<Way>>();

/** Lets `askKept` query a pool directly. The query builder would need half as much memory again. */
export function askKeptThrough(database: object, { keeping, plain }: Pools): void {
  let way: Promise<Way> | undefined;
  ways.set(database, () => {
    way ??= plain
      .query("select from pg_extension where extname = 'citus'")
      .then(({ rowCount }) => (rowCount === 0 ? { pool: keeping, isKept: true } : { pool: plain, isKept: false }));
    way.catch(() => {
      way = undefined;
    });
    return way;
  });
}

/** Lets a connection cache the plans of `askKept` in a transaction: PostgreSQL caches plans of named statements. */
export function keepPlans(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown;
  const askByName = (text: unknown, ...rest: unknown[]) =>
    typeof text === 'string' && text.endsWith(MARK)
      ? ask({ name: nameOf(text), text, values: rest[0] }, ...rest.slice(1))
      : ask(text, ...rest);
  client.query = askByName as typeof client.query;
}

/** The pool that `askKept` uses for a database; undefined for a transaction. */
export function wayOf(database: object): Promise<Way> | undefined {
  return ways.get(database)?.();
}

export function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
  }
  return name;
}
