import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `cpuMs`: the CPU time of the process since its start, with all its threads. */
export type Web = { url: string; cpuMs(): Promise<number>; stop(): Promise<void> };

const TICKS_PER_SECOND = 100;
/** Always the same, because a reused database has signing keys sealed with it. */
const SECRET_KEY = 'a bench has no secrets, and needs none';

/** The product's own server as a separate process, with the role web, on this database. */
export async function startWeb(databaseUrl: string): Promise<Web> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tillwatch-bench-'));
  const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, '--roles=web'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      PRACTICE: 'off',
      SECRET_KEY,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([addressIn(child.stdout), ended.then(() => null)]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  if (url === null) {
    await stop();
    throw new Error('The server did not start.');
  }
  return { url, cpuMs: () => cpuMsOf(child.pid!), stop };
}

/** The bare route, as a separate process on the same database. */
export async function startBare(databaseUrl: string): Promise<Web> {
  const file = fileURLToPath(new URL('bare-process.ts', import.meta.url));
  const child = fork(file, { env: { ...process.env, DATABASE_URL: databaseUrl } });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const ended = once(child, 'exit');
  const stop = async () => {
    child.disconnect();
    await ended;
  };
  return { url, cpuMs: () => cpuMsOf(child.pid!), stop };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string | null> {
  let text = '';
  output.setEncoding('utf8');
  return new Promise((resolve) => {
    output.on('data', (chunk: string) => {
      text += chunk;
      const [, url] = /Tillwatch\s+(http:\S+)/.exec(text) ?? [];
      if (url) resolve(url);
    });
  });
}

/** Only on Linux; 0 elsewhere. */
async function cpuMsOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}
