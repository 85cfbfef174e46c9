import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import { isLocked } from './lock.ts';
import { readPidFile } from './process.ts';
import { startEmbedded } from './start-embedded.ts';
import { copyDatabase, log, paths, prepareDataFolders, query, startChild } from './testing-data-folder.ts';

prepareDataFolders();

test('refuses a second start on the same folder and names the owner; a command shares the server and leaves it running', async () => {
  copyDatabase();
  const child = await startChild();
  await expect(startEmbedded({ dataDir: paths.dataDir, log })).rejects.toThrow(
    `Another Tillwatch (process ${child.process.pid}) runs on the data folder ${paths.dataDir}`,
  );
  const shared = await startEmbedded({ dataDir: paths.dataDir, log, share: true });
  expect(shared.url).toBe(child.url);
  await shared.stop();
  expect(await query(child.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await child.end();
});

test('a database held by a process that cannot be seen, say in another container, is left alone', async () => {
  copyDatabase();
  const cluster = join(paths.dataDir, 'postgres/cluster');
  const holder = spawn('/usr/bin/flock', ['--no-fork', cluster, 'sleep', '300'], { cwd: '/' });
  await writeFile(join(cluster, 'postmaster.pid'), `${holder.pid}\n`);
  await until(() => isLocked(cluster));
  await expect(startEmbedded({ dataDir: paths.dataDir, log })).rejects.toThrow('perhaps in another container');
  expect((await readPidFile(cluster))?.pid).toBe(holder.pid);
  holder.kill();
  await once(holder, 'exit');
  const own = await startEmbedded({ dataDir: paths.dataDir, log });
  expect(await isLocked(cluster)).toBe(true);
  await own.stop();
  expect(await isLocked(cluster)).toBe(false);
});

test('when two first starts run at once, one gets the folder, and the database is whole', async () => {
  const both = await Promise.allSettled([
    startEmbedded({ dataDir: paths.dataDir, log }),
    startEmbedded({ dataDir: paths.dataDir, log, share: true }),
  ]);
  const started = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  expect(started.length).toBeGreaterThan(0);
  expect(await query(started[0]?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
  for (const each of started) await each.stop();
  expect((await readdir(paths.dataDir)).filter((name) => name.includes('making'))).toEqual([]);
});
