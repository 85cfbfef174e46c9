import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Role } from '#runtime/settings.ts';

export type RoleProcess = {
  role: Role;
  /** Only for a web. */
  url: string | null;
  /** The errors that it logged, oldest first. */
  errors: string[];
  pid: number;
  kill(signal?: NodeJS.Signals): void;
  stop(): Promise<void>;
};

/** The product's own server with one role, as a separate process. */
export async function startRole(
  databaseUrl: string,
  role: Role,
  hosts: string[],
  settings: Record<string, string> = {},
): Promise<RoleProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tillwatch-bench-'));
  const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, `--roles=${role}`], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', PRACTICE: 'off' },
      SECRET_KEY: 'a bench has no secrets, and needs none',
      ALLOWED_PRIVATE_HOSTS: hosts.join(','),
      HOST_REQUESTS_PER_DAY: '1000000',
      NETWORK_REQUESTS_PER_DAY: '100000000',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const errors: string[] = [];
  let told = '';
  const ready = new Promise<void>((resolve) => {
    for (const output of [child.stdout, child.stderr])
      output.setEncoding('utf8').on('data', (text: string) => {
        told += text;
        errors.push(...text.split('\n').filter((line) => line.startsWith('{')));
        if (/Ready in /.test(told)) resolve();
      });
  });
  await Promise.race([ready, ended]);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  if (child.exitCode !== null) {
    await stop();
    throw new Error(`A server with the role ${role} did not start: ${told.slice(-500)}`);
  }
  // the address is printed after the line that says that it is ready
  for (let tries = 0; role === 'web' && !/Tillwatch\s+http/.test(told) && tries < 100; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const [, url = null] = /Tillwatch\s+(http:\S+)/.exec(told) ?? [];
  return { role, url, errors, pid: child.pid!, kill: (signal = 'SIGKILL') => child.kill(signal), stop };
}
