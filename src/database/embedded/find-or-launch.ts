import { readdir, readlink, realpath, rm, stat, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '#runtime/start-error.ts';
import type { Binaries } from './binaries.ts';
import { findFreePort, launch } from './launch.ts';
import { isLocked } from './lock.ts';
import type { ClusterPlace } from './place.ts';
import { findProcessesOf, type PidFile, readPidFile, stopServer } from './process.ts';

/**
 * The server's niceness, so that it runs after the process that answers people. Every answer goes through that
 * process's one thread, which must not wait behind a dozen queries. On two cores under load, the slowest answers took a
 * third of the time.
 */
const NICER_BY = 5;

/** Settings for two cores and little memory. Everything that makes a commit safe stays on. */
const SETTINGS = {
  shared_buffers: `${sharedMb()}MB`,
  effective_cache_size: `${3 * sharedMb()}MB`,
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
  // many people ask at once, so each query uses one core
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  io_workers: 2,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** A quarter of our memory, from 128 MB to 8 GB. A small database leaves the rest of it untouched. */
function sharedMb(): number {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(128, Math.min(8_192, Math.floor(bytes / 4 / 2 ** 20)));
}

export const STOP_PATIENCE_MS = 20_000;
/** While it starts or ends, a process holds the lock a little longer than it can be seen. */
const UNSEEN_PATIENCE_MS = 10_000;

export type Server = Pick<PidFile, 'pid' | 'port' | 'host'> & { adopted: boolean };

/** The running server of this cluster, else a new one, on the given port or on a free one. */
export async function findOrLaunch(
  binaries: Binaries,
  place: ClusterPlace,
  log: { info(line: string): void },
  samePort?: number,
): Promise<Server> {
  const data = join(place.home, 'cluster');
  const settings = { ...SETTINGS, dynamic_shared_memory_type: await sharedMemoryType() };
  for (let attempt = 1; ; attempt++) {
    const running = await findRunning(data, join(binaries.native, 'bin/postgres'), log);
    if (running) return { ...running, adopted: true };
    try {
      const port = samePort ?? (await findFreePort());
      return { ...(await launch({ ...binaries, ...place, port, settings, nicerBy: NICER_BY })), adopted: false };
    } catch (cause) {
      // the port was taken meanwhile, or another start was faster: look again
      if (attempt === 3)
        throw new StartError(
          `The built-in PostgreSQL does not start: ${cause instanceof Error ? cause.message : cause}.`,
          { cause },
        );
    }
  }
}

/** A healthy server of these binaries that runs on this cluster. Any other is stopped, and its files are removed. */
async function findRunning(data: string, binary: string, log: { info(line: string): void }) {
  const cluster = await realpath(data);
  for (let waitedMs = 0; ; waitedMs += 100) {
    if (waitedMs > 0) await sleep(100);
    const written = await readPidFile(data);
    const processes = await findProcessesOf(cluster);
    if (processes.length === 0) {
      if (await isLocked(data)) {
        if (waitedMs >= UNSEEN_PATIENCE_MS) throw usedElsewhere(data);
        continue;
      }
      if (written) await removeTraces(data);
      return null;
    }
    const isMain = written !== null && processes.includes(written.pid);
    const isSame =
      isMain && (await readlink(`/proc/${written.pid}/exe`).catch(() => null)) === (await realpath(binary));
    if (isSame && written.status === 'ready') return written;
    if (waitedMs === 0) log.info('Waiting for an earlier PostgreSQL of this data folder to end.');
    if (isMain && !isSame) await stopServer(written.pid, STOP_PATIENCE_MS);
    if (waitedMs >= STOP_PATIENCE_MS) for (const pid of processes) await stopServer(pid, 2_000);
  }
}

/** Its files stay: without them that server would end, and two servers destroy a cluster. */
function usedElsewhere(data: string): StartError {
  return new StartError(
    `The database in ${data} is in use by a process that cannot be seen from here, perhaps in another container. Stop it first, or set DATA_DIR to another folder.`,
  );
}

/**
 * Removes the files of a killed server. Its process id may belong to another process by now, which makes PostgreSQL
 * refuse to start.
 */
async function removeTraces(data: string): Promise<void> {
  const sockets = (await readdir(data)).filter((name) => name.startsWith('.s.PGSQL.'));
  for (const name of [...sockets, 'postmaster.pid']) await rm(join(data, name), { force: true });
}

const OTHERS_MAY_WRITE = 0o002;

/** Containers often have 64 MB of /dev/shm, too little for a parallel hash join; sometimes only root may write it. */
export async function sharedMemoryType(folder = '/dev/shm'): Promise<'posix' | 'mmap'> {
  try {
    const [{ blocks, bsize }, { mode }] = await Promise.all([statfs(folder), stat(folder)]);
    return blocks * bsize >= 256 * 1024 * 1024 && mode & OTHERS_MAY_WRITE ? 'posix' : 'mmap';
  } catch {
    return 'mmap';
  }
}
