import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type PidFile = {
  pid: number;
  port: number;
  /** The host in the server's address: the folder of its socket, or loopback if it has none. */
  host: string;
  status: string;
};

/** The contents of postmaster.pid, written by a running or killed server. */
export async function readPidFile(data: string): Promise<PidFile | null> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const [pid, , , port, socketFolder = '', , , status = ''] = text.split('\n');
  const host = encodeURIComponent(socketFolder.trim()) || '127.0.0.1';
  return { pid: Number(pid), port: Number(port), host, status: status.trim() };
}

/** The processes of this cluster: every PostgreSQL process has its data folder as working directory. */
export async function findProcessesOf(data: string): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)));
  return pids.filter((_, index) => folders[index] === data).map(Number);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * SIGINT ends the sessions and writes everything to disk. If it takes too long, SIGQUIT leaves recovery to the next
 * start.
 */
export async function stopServer(pid: number, patienceMs: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += 20) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
}
