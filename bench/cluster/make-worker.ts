import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort, launch } from '#database/embedded/launch.ts';
import { stopServer } from '#database/embedded/process.ts';
import { asUser, canServeFrom, findServerUser } from '#database/embedded/server-user.ts';
import { startAgain } from '../throwaway-database.ts';
import { ask, named } from './cluster-database.ts';

const run = promisify(execFile);
const SETTINGS = {
  shared_preload_libraries: 'citus',
  max_connections: 300,
  wal_level: 'logical',
  fsync: 'off',
};

export type MadeWorker = {
  port: number;
  /** Kills it, as a power cut would. */
  kill(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Adds one more worker on this machine to the coordinator's database, with the coordinator's binaries. */
export async function makeWorker(citusUrl: string): Promise<MadeWorker> {
  const [{ bin }] = (await ask(citusUrl, `select setting as bin from pg_config where name = 'BINDIR'`)) as [
    { bin: string },
  ];
  const user = await findServerUser();
  const home = await mkdtemp(join((await canServeFrom(tmpdir(), user)) ? tmpdir() : '/var/tmp', 'tillwatch-worker-'));
  if (user) await chown(home, user.uid, user.gid);
  const making = ['-D', join(home, 'cluster'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'];
  await run(join(bin, 'initdb'), [...making, '--no-sync'], asUser(user));
  const port = await findFreePort();
  const start = () => launch({ native: dirname(bin), home, user, port, settings: SETTINGS });
  let { pid } = await start();
  const own = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const name = new URL(citusUrl).pathname.slice(1);
  await ask(own, `create database ${name}`);
  await ask(named(own, name), 'create extension citus');
  await ask(citusUrl, `select citus_add_node('127.0.0.1', ${port})`);
  return {
    port,
    kill() {
      process.kill(pid, 'SIGKILL');
    },
    async start() {
      ({ pid } = await startAgain(start));
    },
    async stop() {
      await stopServer(pid, 10_000);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Moves shards until every worker has its share. Writes to a shard wait while it moves. */
export async function rebalance(citusUrl: string): Promise<void> {
  await ask(citusUrl, `select citus_rebalance_start(shard_transfer_mode => 'block_writes')`);
  await ask(citusUrl, 'select citus_rebalance_wait()');
}

/** How many shards each worker holds, by its port. */
export async function shardsByPort(citusUrl: string): Promise<Record<number, number>> {
  const rows = await ask<{ nodeport: number; shards: string }>(
    citusUrl,
    `select nodeport, count(*) as shards from citus_shards where citus_table_type = 'distributed' group by 1 order by 1`,
  );
  return Object.fromEntries(rows.map(({ nodeport, shards }) => [nodeport, Number(shards)]));
}
