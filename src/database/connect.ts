import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { askBrieflyThrough, BRIEF_SESSION } from './brief-questions.ts';
import { askKeptThrough, keepPlans } from './kept-plans.ts';
import type { DB } from './rows.ts';
import type { FactTables, PeopleTables } from './table-kinds.ts';

/** What every room's function takes: the database, or the transaction it runs in. */
export type Database = Kysely<DB> | Transaction<DB>;

// a transaction of all tables is no Kysely of some: both are named
/** Accounts, what they track, queues (table-kinds.ts). */
export type People = Kysely<PeopleTables> | Transaction<PeopleTables>;
export type PeopleTransaction = Transaction<PeopleTables>;
/** What was seen of stores, and the sums over them: another database than people's, if you like. */
export type Facts = Kysely<FactTables> | Transaction<FactTables>;
export type FactsTransaction = Transaction<FactTables>;
export type Databases = { people: People; facts: Facts };
/** For what asks of no table itself. */
export type PeopleOrFacts = People | Facts;

/** Of the type `bigint[]`, which the driver has no name for. */
const INT8_ARRAY = 1016 as number;

// bigint ids stay below 2^53; dates stay ISO text (a JavaScript Date would shift them by the zone)
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(INT8_ARRAY, (text) => JSON.parse(`[${text.slice(1, -1)}]`) as number[]);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Pages are read from memory or from a solid-state disk, whatever the server was set up for. */
const SESSION = '-c timezone=UTC -c random_page_cost=1.1 -c jit=off';
/** What is asked by keys would else be planned anew each time: a list of them looks cheaper once its length is known. */
const KEEPING_PLANS = `${SESSION} -c plan_cache_mode=force_generic_plan`;
/** A connection that is opened anew has everything to plan again. */
const IDLE_MS = 10 * MINUTE_MS;
/** So much later than the server should have said that a statement took too long. */
const ANSWER_WITHIN_MS = SECOND_MS;

const pools = new WeakMap<object, pg.Pool[]>();

/** Of all pools of a database: what is done over them, what stands ready, and what waits for one. */
export function countConnections(database: object): { busy: number; idle: number; waiting: number } {
  const counts = { busy: 0, idle: 0, waiting: 0 };
  for (const pool of pools.get(database) ?? []) {
    counts.busy += pool.totalCount - pool.idleCount;
    counts.idle += pool.idleCount;
    counts.waiting += pool.waitingCount;
  }
  return counts;
}

/** `longestMs`: no statement takes longer, and nobody waits longer for a connection; 0: no limit. */
export type Limits = { max?: number; longestMs?: number };

/** `max`: connections at the most, as many for questions whose plans are kept, and half as many for brief ones. */
export function connect(url: string, { max = 10, longestMs = 0 }: Limits = {}): Database {
  const open = (session: string, most: number) => openPool(url, session, { max: most, longestMs });
  const [pool, keeping] = [open(SESSION, max), open(KEEPING_PLANS, max)];
  const brief = open(`${SESSION} ${BRIEF_SESSION}`, Math.ceil(max / 2));
  const end = async () => {
    await Promise.all([pool.end(), keeping.end(), brief.end()]);
  };
  const dialect = new PostgresDialect({ pool: { connect: () => pool.connect(), end, options: pool.options } });
  const database = new Kysely<DB>({ dialect });
  pools.set(database, [pool, keeping, brief]);
  askKeptThrough(database, { keeping, plain: pool });
  askBrieflyThrough(database, brief);
  return database;
}

function openPool(url: string, session: string, { max, longestMs }: Required<Limits>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // of two that a session names the last one holds
    options: `-c statement_timeout=${longestMs} ${session}`,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: longestMs,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // an idle connection that the server drops must not end the process; the next query reports it
  pool.on('error', () => {});
  // nor one that is dropped between two queries of a transaction
  pool.on('connect', (client) => {
    client.on('error', () => {});
    keepPlans(client);
  });
  if (longestMs > 0) dropSilent(pool, longestMs + ANSWER_WITHIN_MS);
  return pool;
}

// what the driver's types leave out
type Inner = { connection: { stream: Socket }; readyForQuery: boolean };

/**
 * A server that was stopped, or is behind a cut line, ends no statement: a connection that was asked and is silent is
 * given up. One that nothing was asked of is not: its transaction waits for us. The next statement starts the time anew.
 */
function dropSilent(pool: pg.Pool, afterMs: number): void {
  const innerOf = (client: pg.PoolClient) => client as unknown as Inner;
  pool.on('acquire', (client) => {
    const inner = innerOf(client);
    const { stream } = inner.connection;
    stream.setTimeout(afterMs);
    stream.on('timeout', () => {
      if (!inner.readyForQuery) stream.destroy();
    });
  });
  pool.on('release', (_error, client) => {
    const { stream } = innerOf(client).connection;
    stream.setTimeout(0);
    stream.removeAllListeners('timeout');
  });
}

const LOST = /^(08\w{3}|57P0[123]|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT)$/;

/** Whether the database went away under a query: it was stopped, killed, restarted or cannot be reached. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // the socket of a server that ended is gone
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  // of a cluster, a node in the midst of a transaction
  if (code === 'XX000') return error.message.startsWith('failure on connection marked as essential');
  // the driver gives no code where the connection ends under it
  return (
    LOST.test(code) ||
    (code === '' &&
      /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
        error.message,
      ))
  );
}
