import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asUser, type ServerUser } from './server-user.ts';

export type Launch = {
  native: string;
  data: string;
  user: ServerUser | null;
  port: number;
  settings: Record<string, string | number>;
  logFile: string;
};

const SETPRIV = '/usr/bin/setpriv';

/** Starts PostgreSQL and waits until it takes connections; fails with the last lines of its log. Returns its process id. */
export async function launch({ native, data, user, port, settings, logFile }: Launch): Promise<number> {
  const log = await open(logFile, 'w', 0o600);
  const command = [
    join(native, 'bin/postgres'),
    ...['-D', data, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // where the system can, a server whose starter is killed shuts itself down in order
  const diesWithUs = await access(SETPRIV).then(
    () => [SETPRIV, '--pdeathsig', 'INT', '--'],
    () => [],
  );
  const [file = '', ...args] = [...diesWithUs, ...command];
  // its own process group: Ctrl-C in the terminal must reach it only through us
  const child = spawn(file, args, { ...asUser(user), detached: true, stdio: ['ignore', log.fd, log.fd] });
  await Promise.race([once(child, 'spawn'), once(child, 'error').then(([error]) => Promise.reject(error))]);
  await log.close();
  child.unref();
  while ((await readPidFile(data))?.status !== 'ready') {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(lastLines(await readFile(logFile, 'utf8')));
    await sleep(20);
  }
  return child.pid ?? 0;
}

export type PidFile = { pid: number; port: number; status: string };

/** What a running server (or one that was killed) says of itself in postmaster.pid. */
export async function readPidFile(data: string): Promise<PidFile | null> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => null);
  if (text === null) return null;
  const [pid, , , port, , , , status = ''] = text.split('\n');
  return { pid: Number(pid), port: Number(port), status: status.trim() };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** SIGINT ends sessions and writes everything down; SIGQUIT, when that takes too long, leaves recovery to the next start. */
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

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function lastLines(log: string): string {
  return log.trim().split('\n').slice(-4).join(' / ');
}
