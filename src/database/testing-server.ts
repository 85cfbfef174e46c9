import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { DAY_MS } from '#runtime/clock.ts';
import { connect } from './connect.ts';
import { type Binaries, runnableBinaries } from './embedded/binaries.ts';
import { initialize } from './embedded/initialize.ts';
import { findFreePort, launch } from './embedded/launch.ts';
import { exists } from './embedded/place.ts';
import { isAlive, stopServer } from './embedded/process.ts';
import { canServeFrom, findServerUser, type ServerUser } from './embedded/server-user.ts';
import { migrate } from './migrate.ts';
import { testingFolders } from './testing-folders.ts';

const run = promisify(execFile);
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/tillwatch/', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url));
const PREFIX = 'tillwatch-test-';

/** Nothing here needs to survive a crash, so nothing waits for the disk. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_connections: 300,
  autovacuum: 'off',
  jit: 'off',
  io_method: 'sync',
};

/**
 * Starts one PostgreSQL for the run, in a folder of its own: a copy of a cached cluster with the migrated template. It
 * starts in parallel to the tests, so that those without a database do not wait for it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const user = await findServerUser();
  const temp = await findTemp(user);
  await removeLeftovers(temp);
  const folder = await mkdtemp(join(temp, `${PREFIX}${process.pid}-`));
  if (user) await chown(folder, user.uid, user.gid);
  project.provide('testServerFolder', folder);
  const starting = start(folder, user).catch(async (error) => {
    await writeFile(join(folder, 'failed'), String(error));
    return 0;
  });
  return async () => {
    const pid = await starting;
    if (pid) await stopServer(pid, 5_000);
    await rm(folder, { recursive: true, force: true });
  };
}

async function findTemp(user: ServerUser | null): Promise<string> {
  for (const folder of await testingFolders()) if (await canServeFrom(folder, user).catch(() => false)) return folder;
  return '/var/tmp';
}

async function start(folder: string, user: ServerUser | null): Promise<number> {
  const binaries = await runnableBinaries(user, `/var/tmp/tillwatch-binaries-${process.getuid?.() ?? 0}`);
  const cached = await cachedCluster(folder, binaries, user);
  const home = join(folder, 'server');
  await run('cp', ['-a', cached, home]);
  const port = await findFreePort();
  const { pid, host } = await launch({ ...binaries, home, user, port, settings: SETTINGS });
  await writeFile(join(folder, 'making'), `postgres://postgres@${host}:${port}/postgres`);
  await rename(join(folder, 'making'), join(folder, 'ready'));
  return pid;
}

/** A stopped cluster with the migrated template. It is cached between runs until the server or a migration changes. */
async function cachedCluster(folder: string, binaries: Binaries, user: ServerUser | null): Promise<string> {
  const maker = await readFile(new URL('./embedded/initialize.ts', import.meta.url));
  const hash = createHash('sha256').update(binaries.version).update(process.arch).update(maker);
  for (const name of (await readdir(MIGRATIONS)).sort())
    hash.update(name).update(await readFile(join(MIGRATIONS, name)));
  const kept = join(CACHE, `postgres-${process.getuid?.() ?? 0}-${hash.digest('hex').slice(0, 16)}`);
  if (await exists(kept)) return kept;
  const home = join(folder, 'template');
  await initialize({ ...binaries, home, user, isThrowaway: true });
  const port = await findFreePort();
  const { pid, host } = await launch({ ...binaries, home, user, port, settings: SETTINGS });
  try {
    const server = `postgres://postgres@${host}:${port}`;
    const admin = connect(`${server}/postgres`, { max: 1 });
    await sql`create database tillwatch_template`.execute(admin);
    await admin.destroy();
    const template = connect(`${server}/tillwatch_template`, { max: 1 });
    await migrate(template).finally(() => template.destroy());
  } finally {
    await stopServer(pid, 5_000);
  }
  return keep(home, kept);
}

/** Stores the cluster in the cache. Several projects of one run may do so at once. */
async function keep(home: string, kept: string): Promise<string> {
  const making = `${kept}.${basename(dirname(home))}`;
  try {
    await mkdir(CACHE, { recursive: true });
    await run('cp', ['-a', home, making]);
    await rename(making, kept);
    await removeOld(kept);
    return kept;
  } catch {
    // the cache is not writable, or another run was first: our own cluster is as good
    await rm(making, { recursive: true, force: true }).catch(() => {});
    return home;
  }
}

/** Removes old clusters of earlier migrations. */
async function removeOld(kept: string): Promise<void> {
  const prefix = kept.slice(CACHE.length).replace(/[^-]*$/, '');
  for (const name of await readdir(CACHE)) {
    if (!name.startsWith(prefix) || join(CACHE, name) === kept) continue;
    const { mtimeMs } = await stat(join(CACHE, name));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(CACHE, name), { recursive: true, force: true });
  }
}

/** Removes the folders of killed runs. */
async function removeLeftovers(temp: string): Promise<void> {
  for (const name of await readdir(temp)) {
    const pid = Number(name.startsWith(PREFIX) && name.slice(PREFIX.length).split('-')[0]);
    if (pid && !isAlive(pid)) await rm(join(temp, name), { recursive: true, force: true }).catch(() => {});
  }
}
