import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { askDirectly, keepPlans } from './ask-kept.ts';
import type { DB } from './rows.ts';

/** What every room's function takes: the database, or the transaction it runs in. */
export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;

// bigint ids stay below 2^53; dates stay ISO text (a JavaScript Date would shift them by the zone)
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** Pages are read from memory or from a solid-state disk, whatever the server was set up for. */
const SESSION = '-c timezone=UTC -c random_page_cost=1.1 -c jit=off';

export function connect(url: string, options: { max?: number } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 10, options: SESSION });
  // an idle connection that the server drops must not end the process; the next query reports it
  pool.on('error', () => {});
  // nor one that is dropped between two queries of a transaction
  pool.on('connect', (client) => {
    client.on('error', () => {});
    keepPlans(client);
  });
  const database = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  askDirectly(database, pool);
  return database;
}

const LOST = /^(08\w{3}|57P0[123]|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT)$/;

/** Whether the database went away under a query: it was stopped, killed, restarted or cannot be reached. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // the socket of a server that ended is gone
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  // the driver gives no code where the connection ends under it
  return (
    LOST.test(code) ||
    (code === '' && /^(Connection terminated|Client has encountered a connection error)/.test(error.message))
  );
}
