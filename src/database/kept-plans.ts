import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type Ask, askInPipeline } from './ask-in-pipeline.ts';

/** Ends the text of a question whose plan is kept. */
export const MARK = '/* kept */';
const names = new Map<string, string>();
/**
 * The sessions of `reading` and `writing` plan for any values; a distributed database refuses such plans and is asked by
 * `plain`. What writes may wait for another's lock, and would hold up what is read behind it.
 */
type Pools = { reading: pg.Pool; writing: pg.Pool; plain: pg.Pool };
type Way = { read: Ask; write: Ask; isKept: boolean };
const ways = new WeakMap<object, () => Promise<Way>>();

/** Lets `askKept` ask a pool itself: the way through the query builder takes half as much memory again. */
export function askKeptThrough(database: object, { reading, writing, plain }: Pools): void {
  const keeping = { read: askInPipeline(reading), write: (question) => writing.query(question), isKept: true } as Way;
  const plainly: Ask = (question) => plain.query(question);
  let way: Promise<Way> | undefined;
  ways.set(database, () => {
    way ??= plain
      .query("select from pg_extension where extname = 'citus'")
      .then(({ rowCount }) => (rowCount === 0 ? keeping : { read: plainly, write: plainly, isKept: false }));
    way.catch(() => {
      way = undefined;
    });
    return way;
  });
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

/** How a database is asked what `askKept` asks; undefined of a transaction. */
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
