import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** `ownerPid`: the process that owns the server if we do not. */
export type Ownership = { isOurs: boolean; ownerPid: string; release(): Promise<void> };

const LOCK = 7112027;
const NAME = 'tillwatch ';

/**
 * Takes the lock of the process that may stop a server. It is held by a session in the server, so a killed process
 * loses it, whatever its process id is used for later. Creates the URL's database if it is missing.
 */
export async function takeOwnership(url: string): Promise<Ownership> {
  const connectionString = url.replace(/\/[^/]*$/, '/postgres');
  const client = new pg.Client({
    connectionString,
    application_name: `${NAME}${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  await client.connect();
  const release = () => client.end().catch(() => {});
  // the session of a process killed a moment ago may still be ending
  for (let attempt = 1; attempt <= 5; attempt++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LOCK]);
    if (rows[0].taken) {
      await makeDatabase(client, new URL(url).pathname.slice(1));
      return { isOurs: true, ownerPid: String(process.pid), release };
    }
    await sleep(100);
  }
  const { rows } = await client.query(
    `select application_name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = $1 and granted`,
    [LOCK],
  );
  return { isOurs: false, ownerPid: String(rows[0]?.application_name ?? '').replace(NAME, '') || 'unknown', release };
}

async function makeDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`);
}
