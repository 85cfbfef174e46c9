import { readFile, readlink, realpath, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#runtime/start-error.ts';
import { type Binaries, runnableBinaries } from './binaries.ts';
import { initialize } from './initialize.ts';
import { findFreePort, launch } from './launch.ts';
import { type Ownership, takeOwnership } from './ownership.ts';
import { exists, findPlace, type Place } from './place.ts';
import { findProcessesOf, readPidFile, stopServer } from './process.ts';

/** For two cores and little memory; everything that makes a commit safe stays on. */
const SETTINGS = {
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: 100,
  max_locks_per_transaction: 256,
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  wal_level: 'minimal',
  max_wal_senders: 0,
  random_page_cost: 1.1,
  jit: 'off',
  io_workers: 2,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

const STOP_PATIENCE_MS = 20_000;

export type Embedded = {
  url: string;
  /** The server of a killed run was still there and is used further. */
  adopted: boolean;
  /** Ends all sessions, writes everything down and waits for the end. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  log: { info(line: string): void; warn(line: string): void };
  /** For commands: use the server of another running Tillwatch and leave it running, instead of refusing. */
  share?: boolean;
  /** Where the data may go when the server's user cannot enter the data folder: the first that can be used. */
  elsewhere?: string[];
};

/** The PostgreSQL of a data folder, made on first use, running on a free port of 127.0.0.1. Fails with a StartError. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, log, share = false } = options;
  const place = await findPlace(dataDir, options.elsewhere);
  const binaries = await runnableBinaries(place.user, place.spare);
  if (!place.home.startsWith(await realpath(dataDir)))
    log.info(`PostgreSQL may not enter ${dataDir}: its data is in ${place.home}, its binaries in ${binaries.native}`);
  if (!(await exists(place.home))) await makeHome(binaries, place);
  const password = await readPassword(place.home);
  const { pid, port, adopted } = await findOrLaunch(binaries, place, log);
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/tillwatch`;
  let ownership: Ownership;
  try {
    ownership = await takeOwnership(url);
  } catch (cause) {
    if (!adopted) await stopServer(pid, STOP_PATIENCE_MS);
    throw new StartError(`The built-in PostgreSQL in ${place.home} does not let us in: ${messageOf(cause)}.`, {
      cause,
    });
  }
  if (ownership.isOurs) {
    await writeFile(join(place.home, 'url'), `${url}\n`, { mode: 0o600 });
    return { url, adopted, stop: () => ownership.release().then(() => stopServer(pid, STOP_PATIENCE_MS)) };
  }
  await ownership.release();
  if (share) return { url, adopted: true, stop: async () => {} };
  throw new StartError(
    `Another Tillwatch (process ${ownership.ownerPid}) runs on the data folder ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
  );
}

async function makeHome(binaries: Binaries, place: Place): Promise<void> {
  try {
    await initialize({ ...binaries, ...place });
  } catch (cause) {
    const line = messageOf(cause)
      .split('\n')
      .findLast((each) => each.startsWith('initdb: error:'));
    throw new StartError(`No database could be made in ${place.home}: ${line ?? messageOf(cause)}`, { cause });
  }
}

async function readPassword(home: string): Promise<string> {
  try {
    return (await readFile(join(home, 'password'), 'utf8')).trim();
  } catch (cause) {
    throw new StartError(`The database in ${home} belongs to another user (${messageOf(cause)}).`, { cause });
  }
}

async function findOrLaunch(binaries: Binaries, place: Place, log: EmbeddedOptions['log']) {
  const data = join(place.home, 'cluster');
  const settings = { ...SETTINGS, dynamic_shared_memory_type: await sharedMemoryType() };
  for (let attempt = 1; ; attempt++) {
    const running = await findRunning(data, join(binaries.native, 'bin/postgres'), log);
    if (running) return { ...running, adopted: true };
    try {
      const port = await findFreePort();
      return { port, pid: await launch({ ...binaries, ...place, port, settings }), adopted: false };
    } catch (cause) {
      // the port was taken meanwhile, or another start was faster: look again
      if (attempt === 3)
        throw new StartError(`The built-in PostgreSQL does not start: ${messageOf(cause)}.`, { cause });
    }
  }
}

/** A server that works on this cluster, is healthy and of these binaries; any other is stopped and its traces removed. */
async function findRunning(data: string, binary: string, log: EmbeddedOptions['log']) {
  const cluster = await realpath(data);
  for (let waitedMs = 0; ; waitedMs += 100) {
    const written = await readPidFile(data);
    const processes = await findProcessesOf(cluster);
    if (processes.length === 0) {
      // the number in the file may belong to somebody else's process by now, at which PostgreSQL would give up
      if (written) await rm(join(data, 'postmaster.pid'), { force: true });
      return null;
    }
    const isMain = written !== null && processes.includes(written.pid);
    const isSame =
      isMain && (await readlink(`/proc/${written.pid}/exe`).catch(() => null)) === (await realpath(binary));
    if (isSame && written.status === 'ready') return { pid: written.pid, port: written.port };
    if (waitedMs === 0) log.info('Waiting for an earlier PostgreSQL of this data folder to end.');
    if (isMain && !isSame) await stopServer(written.pid, STOP_PATIENCE_MS);
    if (waitedMs >= STOP_PATIENCE_MS) for (const pid of processes) await stopServer(pid, 2_000);
    await sleep(100);
  }
}

/** Containers often have 64 MB of /dev/shm, too little for a parallel hash join. */
async function sharedMemoryType(): Promise<'posix' | 'mmap'> {
  const { blocks, bsize } = await statfs('/dev/shm').catch(() => ({ blocks: 0, bsize: 0 }));
  return blocks * bsize >= 256 * 1024 * 1024 ? 'posix' : 'mmap';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
