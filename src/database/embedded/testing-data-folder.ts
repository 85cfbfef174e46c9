import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { testingFolders } from '../testing-folders.ts';
import { readPidFile, stopServer } from './process.ts';
import { type EmbeddedOptions, startEmbedded } from './start-embedded.ts';

export const isRoot = process.getuid?.() === 0;
export const NOBODY = { uid: 65_534, gid: 65_534 };

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const [TEMP] = (await testingFolders({ runsPrograms: true })) as [string];

/** `made` lasts for a whole file, and holds a data folder whose database already exists. `folder` is new for each test. */
export const paths = { made: '', folder: '', dataDir: '' };
export const said: string[] = [];
export const log = {
  info: (text: string) => void said.push(text),
  warn: (text: string) => void said.push(text),
};

/** Gives each test of a file a data folder of its own, and stops the servers that it leaves behind. */
export function prepareDataFolders({ withDatabase = true } = {}): void {
  // on a real, busy disk the first start alone takes ten times as long
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

  beforeAll(async () => {
    paths.made = await mkdtemp(join(TEMP, 'embedded made '));
    await chmod(paths.made, 0o755);
    if (!withDatabase) return;
    const first = await startEmbedded({ dataDir: join(paths.made, 'data'), log });
    await first.stop();
  });
  afterAll(() => rm(paths.made, { recursive: true, force: true, maxRetries: 5 }));

  beforeEach(async () => {
    paths.folder = await mkdtemp(join(TEMP, 'embedded test '));
    await chmod(paths.folder, 0o755);
    paths.dataDir = join(paths.folder, 'data');
    said.length = 0;
  });
  afterEach(async () => {
    for (const name of await readdir(paths.folder, { recursive: true }))
      if (name.endsWith('postmaster.pid'))
        await stopServer((await readPidFile(join(paths.folder, name, '..')))?.pid ?? 0, 5_000);
    await rm(paths.folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

/** Copies the existing database, so that a test need not create one. */
export function copyDatabase(at = paths.dataDir): void {
  execFileSync('cp', ['-a', join(paths.made, 'data'), at]);
}

type ChildOptions = {
  clone?: string;
  user?: { uid: number; gid: number };
  env?: Record<string, string>;
  detached?: boolean;
  options?: Partial<EmbeddedOptions>;
};

export function spawnChild({ clone, user, env, detached = false, options }: ChildOptions = {}): ChildProcess {
  const file = join(clone ?? PROJECT, 'src/database/embedded/child.fixture.ts');
  const node = clone ? join(clone, 'node') : process.execPath;
  return spawn(node, [file, JSON.stringify({ dataDir: paths.dataDir, ...options })], {
    ...user,
    cwd: '/',
    env: env ?? { PATH: process.env.PATH },
    detached,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

export async function startChild(options: ChildOptions = {}) {
  const child = spawnChild(options);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const line = await new Promise<string>((resolve, reject) => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`exit ${code}: ${said}`)));
  });
  const answer: { url: string; adopted: boolean; problem?: string } = JSON.parse(line);
  if (answer.problem) throw new Error(answer.problem);
  async function end(): Promise<void> {
    child.stdin?.end();
    await once(child, 'exit');
  }
  return { ...answer, process: child, said: () => said, end };
}

export async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
