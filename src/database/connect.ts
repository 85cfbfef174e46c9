import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { prepareMarked, registerPreparedPools } from './prepared-statements.ts';
import type { DB } from './rows.ts';
import type { FactTables, PeopleTables } from './table-kinds.ts';
import { registerTimeLimitedPool, TIME_LIMITED_SESSION } from './time-limit.ts';

/** What every function of a room takes: the database, or the transaction it runs in. */
export type Database = Kysely<DB> | Transaction<DB>;

// a Transaction of all tables is not assignable to a Kysely of some, so both are named
/** Accounts, what they track, and queues (table-kinds.ts). */
export type People = Kysely<PeopleTables> | Transaction<PeopleTables>;
export type PeopleTransaction = Transaction<PeopleTables>;
/** What was seen of stores, and the sums over it. They may be in another database than people's tables. */
export type Facts = Kysely<FactTables> | Transaction<FactTables>;
export type FactsTransaction = Transaction<FactTables>;
export type Databases = { people: People; facts: Facts };
/** For code that names no table itself. */
export type PeopleOrFacts = People | Facts;

/** The type `bigint[]`, which the driver does not name. */
const INT8_ARRAY = 1016 as number;

// bigint ids stay below 2^53; dates stay ISO text (a JavaScript Date would shift them by the zone)
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(INT8_ARRAY, (text) => JSON.parse(`[${text.slice(1, -1)}]`) as number[]);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** The costs assume memory or a solid-state disk, whatever the server's settings are. */
const SESSION = '-c timezone=UTC -c random_page_cost=1.1 -c jit=off';
/** Without it, a question with a list of keys is planned each time, because plans for a known length look cheaper. */
const PREPARED_SESSION = `${SESSION} -c plan_cache_mode=force_generic_plan`;
/** Long, because a new connection has to plan everything again. */
const IDLE_MS = 10 * MINUTE_MS;
/** How much later than the server's own limit a statement counts as unanswered. */
const ANSWER_WITHIN_MS = SECOND_MS;

const pools = new WeakMap<object, pg.Pool[]>();

/** The connections of all pools of a database: busy, idle, and how many callers wait for one. */
export function countConnections(database: object): { busy: number; idle: number; waiting: number } {
  const counts = { busy: 0, idle: 0, waiting: 0 };
  for (const pool of pools.get(database) ?? []) {
    counts.busy += pool.totalCount - pool.idleCount;
    counts.idle += pool.idleCount;
    counts.waiting += pool.waitingCount;
  }
  return counts;
}

/** `longestMs`: the time limit of each statement, and of waiting for a connection; 0: no limit. */
export type Limits = { max?: number; longestMs?: number };

/** `max`: the most connections; as many again for cached plans, and half as many for questions with a time limit. */
export function connect(url: string, { max = 10, longestMs = 0 }: Limits = {}): Database {
  const open = (session: string, most: number) => openPool(url, session, { max: most, longestMs });
  const [pool, prepared] = [open(SESSION, max), open(PREPARED_SESSION, max)];
  const limited = open(`${SESSION} ${TIME_LIMITED_SESSION}`, Math.ceil(max / 2));
  const end = async () => {
    await Promise.all([pool.end(), prepared.end(), limited.end()]);
  };
  const dialect = new PostgresDialect({ pool: { connect: () => pool.connect(), end, options: pool.options } });
  const database = new Kysely<DB>({ dialect });
  pools.set(database, [pool, prepared, limited]);
  registerPreparedPools(database, { prepared, plain: pool });
  registerTimeLimitedPool(database, limited);
  return database;
}

function openPool(url: string, session: string, { max, longestMs }: Required<Limits>): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // if a setting is given twice, the last one counts
    options: `-c statement_timeout=${longestMs} ${session}`,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: longestMs,
    keepAlive: true,
    allowExitOnIdle: true,
  });
  // an idle connection that the server drops must not end the process; the next query reports it
  pool.on('error', () => {});
  // nor must one that is dropped between two queries of a transaction
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareMarked(client);
  });
  if (longestMs > 0) dropSilent(pool, longestMs + ANSWER_WITHIN_MS);
  return pool;
}

// fields that the driver's types leave out
type Inner = { connection: { stream: Socket }; readyForQuery: boolean };

/**
 * Closes a connection that has a query but stays silent: a stopped or unreachable server does not end its statements. A
 * connection without a query stays open, because its transaction waits for us. The next statement restarts the time.
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

/** Whether the database was lost during a query: it was stopped, killed or restarted, or cannot be reached. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // the socket of a stopped server does not exist
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  // a node of a cluster was lost during a transaction
  if (code === 'XX000') return error.message.startsWith('failure on connection marked as essential');
  // the driver gives no code if the connection ends during a query
  return (
    LOST.test(code) ||
    (code === '' &&
      /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
        error.message,
      ))
  );
}
