import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** CPU of the process since it began, with all its threads; memory now. */
export type Use = { cpuMs: number; rssMb: number };
export type Web = { url: string; use(): Promise<Use>; stop(): Promise<void> };

const TICKS_PER_SECOND = 100;
/** The same each time: a database that is used again has signing keys sealed with it. */
const SECRET_KEY = 'a bench has no secrets, and needs none';

/** The product's own server as a process of its own, with the role web, on this database. */
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
  return { url, use: () => useOf(child.pid!), stop };
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

/** Of Linux alone; elsewhere it is not told. */
async function useOf(pid: number): Promise<Use> {
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  );
  const fields = stat!.slice(stat!.lastIndexOf(')') + 2).split(' ');
  const cpuMs = ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  return { cpuMs, rssMb: Number(/VmRSS:\s+(\d+)/.exec(status!)?.[1]) / 1024 };
}
