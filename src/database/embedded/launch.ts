import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ifThere, lockOf } from './lock.ts';
import { type PidFile, readPidFile } from './process.ts';
import { asUser, type ServerUser } from './server-user.ts';

export type Launch = {
  native: string;
  home: string;
  user: ServerUser | null;
  port: number;
  settings: Record<string, string | number>;
  /** The server's niceness relative to ours. */
  nicerBy?: number;
};

const SETPRIV = '/usr/bin/setpriv';
const NICE = '/usr/bin/nice';
/** The shortest limit on a socket's path among the systems. PostgreSQL adds a name to the folder. */
const MAX_SOCKET_PATH = 103;
const SOCKET_NAME = '/.s.PGSQL.65535';

/** Starts PostgreSQL and waits until it accepts connections. Fails with the end of its log. Returns its pid file. */
export async function launch({ native, home, user, port, settings, nicerBy = 0 }: Launch): Promise<PidFile> {
  const logFile = join(home, 'log');
  const data = join(home, 'cluster');
  const log = await open(logFile, 'w', 0o600);
  // if the system can do it, a server whose starter is killed shuts itself down properly
  const diesWithUs = await ifThere([SETPRIV, '--pdeathsig', 'INT', '--']);
  // run by a command of its own: root in a container may not renice another user's process
  const goesSecond = nicerBy > 0 ? await ifThere([NICE, '-n', String(nicerBy)]) : [];
  const [file = '', ...args] = [
    ...goesSecond,
    ...(await lockOf(data)),
    ...diesWithUs,
    join(native, 'bin/postgres'),
    ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
    ...['-c', `unix_socket_directories=${canHoldSocket(data) ? `"${data}"` : ''}`],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  // its own process group: Ctrl-C in the terminal must reach it only through us
  const child = spawn(file, args, { ...asUser(user), detached: true, stdio: ['ignore', log.fd, log.fd] });
  try {
    await once(child, 'spawn');
  } finally {
    await log.close();
  }
  child.unref();
  while (true) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(reasonIn(await readFile(logFile, 'utf8')));
    const written = await readPidFile(data);
    if (written?.pid === child.pid && written?.status === 'ready') return written;
    await sleep(20);
  }
}

/** Whether a socket can be used: TCP takes a third of a small query. Only the server's user and root can enter it. */
function canHoldSocket(folder: string): boolean {
  return (
    process.platform !== 'win32' && !folder.includes('"') && Buffer.byteLength(folder + SOCKET_NAME) <= MAX_SOCKET_PATH
  );
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function reasonIn(log: string): string {
  const lines = log.trim().split('\n');
  const fatal = lines.findLast((line) => /FATAL|PANIC|error/.test(line));
  return fatal?.replace(/^.*?(?:FATAL|PANIC):\s*/, '') ?? lines.at(-1) ?? 'it wrote nothing';
}
