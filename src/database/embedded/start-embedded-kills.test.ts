import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import { findBinaries, runnableBinaries } from './binaries.ts';
import { findFreePort, launch } from './launch.ts';
import { findPlace } from './place.ts';
import { findProcessesOf, isAlive, type PidFile, readPidFile } from './process.ts';
import { findServerUser } from './server-user.ts';
import { startEmbedded } from './start-embedded.ts';
import {
  copyDatabase,
  isRoot,
  log,
  NOBODY,
  paths,
  prepareDataFolders,
  query,
  said,
  spawnChild,
  startChild,
} from './testing-data-folder.ts';

prepareDataFolders();

describe('after a kill -9', () => {
  test('of us, what was committed is there at the next start', async () => {
    copyDatabase();
    const child = await startChild();
    await query(child.url, 'create table kept as select 42 as answer');
    child.process.kill('SIGKILL');
    const next = await startEmbedded({ dataDir: paths.dataDir, log });
    expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await next.stop();
  });

  test('of us, a surviving server is adopted, and stopped when we end', async () => {
    copyDatabase();
    const { pid, port } = await launchOrphan();
    const next = await startEmbedded({ dataDir: paths.dataDir, log });
    expect(next.adopted).toBe(true);
    expect(new URL(next.url).port).toBe(String(port));
    await next.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test('of us, a server of other binaries is stopped and replaced', async () => {
    copyDatabase();
    const { native } = await findBinaries();
    const other = join(paths.folder, 'other', 'native');
    await cp(native, other, { recursive: true, verbatimSymlinks: true });
    const { pid } = await launchOrphan(other);
    const next = await startEmbedded({ dataDir: paths.dataDir, log });
    expect(next.adopted).toBe(false);
    expect(isAlive(pid)).toBe(false);
    await next.stop();
  });

  test('of the server too, the next start recovers, even if another process has its id by now', async () => {
    copyDatabase();
    const child = await startChild();
    await query(child.url, 'create table kept as select 42 as answer');
    const cluster = join(paths.dataDir, 'postgres/cluster');
    const processes = await findProcessesOf(cluster);
    const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
    for (const pid of [child.process.pid ?? 0, ...processes]) {
      // a session's process may have ended since it was listed
      if (isAlive(pid)) process.kill(pid, 'SIGKILL');
    }
    while ((await findProcessesOf(cluster)).length > 0) await sleep(20);
    const stranger = spawn('/bin/sleep', ['60'], { ...(isRoot && NOBODY) });
    await writeFile(join(cluster, 'postmaster.pid'), pidFile.replace(/^\d+/, String(stranger.pid)));
    const next = await startEmbedded({ dataDir: paths.dataDir, log });
    expect(next.adopted).toBe(false);
    expect(await query(next.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill();
    await next.stop();
  });

  test('while the database was being created, the next start creates a whole one and removes the half', async () => {
    const child = spawnChild();
    while (!(await readdir(paths.dataDir).catch(() => [])).some((name) => name.includes('making'))) await sleep(5);
    await sleep(150);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readdir(paths.dataDir)).not.toContain('postgres');
    const next = await startEmbedded({ dataDir: paths.dataDir, log });
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await next.stop();
    expect(await readdir(paths.dataDir)).toEqual(['postgres']);
  });
});

test('restarts a server that is killed while we run, at the same address, and still stops it at the end', async () => {
  copyDatabase();
  const { url, stop } = await startEmbedded({ dataDir: paths.dataDir, log });
  await query(url, 'create table kept as select 42 as answer');
  const killed = (await readPidFile(join(paths.dataDir, 'postgres/cluster')))?.pid ?? 0;
  process.kill(killed, 'SIGKILL');
  const rows = await until(() => query(url, 'select answer from kept').catch(() => null));
  expect(rows).toEqual([{ answer: 42 }]);
  expect(said).toContain('The built-in PostgreSQL ended unexpectedly and is started again.');
  // it answers a moment before we hold its lock again
  await until(async () => (await query(url, `select from pg_locks where locktype = 'advisory'`)).length > 0);
  await expect(startEmbedded({ dataDir: paths.dataDir, log })).rejects.toThrow(/^Another Tillwatch/);
  await stop();
  await expect(query(url, 'select 1')).rejects.toThrow(/ENOENT/);
});

test('Ctrl-C in the terminal does not reach the server', async () => {
  copyDatabase();
  const child = await startChild({ detached: true });
  process.kill(-(child.process.pid ?? 0), 'SIGINT');
  await sleep(300);
  expect(await query(child.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await child.end();
});

async function launchOrphan(native?: string): Promise<PidFile> {
  const place = await findPlace(paths.dataDir);
  const binaries = await runnableBinaries(await findServerUser(), place.spare);
  const port = await findFreePort();
  return launch({ ...place, native: native ?? binaries.native, port, settings: {} });
}
