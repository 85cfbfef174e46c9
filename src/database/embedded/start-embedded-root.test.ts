import { execFileSync } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startEmbedded } from './start-embedded.ts';
import { makeClone } from './testing-clone.ts';
import { isRoot, log, NOBODY, paths, prepareDataFolders, query, startChild } from './testing-data-folder.ts';

prepareDataFolders({ withDatabase: false });

describe.runIf(isRoot)('as root', () => {
  let clone: string;
  beforeAll(async () => {
    clone = await makeClone(join(paths.made, 'clone'));
  });
  /** The same files in another place, as hard links: a clone has 180 MB. */
  const cloneTo = (at: string): string => {
    execFileSync('cp', ['-al', clone, at]);
    return at;
  };

  test('serves clone and data from elsewhere if only root may enter their folder, and logs it', async () => {
    const home = join(paths.folder, 'root only');
    await mkdir(home, { mode: 0o700 });
    const own = cloneTo(join(home, 'my clone'));
    paths.dataDir = join(own, '.data');
    const elsewhere = [join(paths.folder, 'var')];
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
            (await readFile(join(paths.dataDir, 'postgres-elsewhere'), 'utf8')).trim().split('/').at(-1) ?? '',
            'cluster',
          ),
        )
      ).uid,
    ).not.toBe(0);

    const again = await startChild({ clone: own, options: { elsewhere } });
    expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await again.end();

    await rm(paths.dataDir, { recursive: true });
    const fresh = await startChild({ clone: own, options: { elsewhere } });
    await expect(query(fresh.url, 'select answer from kept')).rejects.toThrow(/does not exist/);
    await fresh.end();
  });

  test('runs a database made by an ordinary user as that user', async () => {
    await mkdir(paths.dataDir);
    await chown(paths.dataDir, 1, 1);
    const own = cloneTo(join(paths.folder, 'clone'));
    const child = await startChild({ clone: own, user: { uid: 1, gid: 1 } });
    await child.end();
    const next = await startEmbedded({ dataDir: paths.dataDir, log });
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(paths.dataDir, 'postgres/cluster/postmaster.pid'))).uid).toBe(1);
    await next.stop();
  });

  test('an ordinary user needs only a data folder: a read-only clone is copied', async () => {
    await mkdir(paths.dataDir);
    await chown(paths.dataDir, NOBODY.uid, NOBODY.gid);
    const own = cloneTo(join(paths.folder, 'clone'));
    const child = await startChild({ clone: own, user: NOBODY });
    expect(await query(child.url, `select lower('ÉÀÇ') as low`)).toEqual([{ low: 'éàç' }]);
    await child.end();
    expect((await readdir(paths.dataDir)).sort()).toEqual(['postgres', expect.stringMatching(/^postgresql-18/)]);
  });

  test('reports a data folder that an ordinary user cannot write in one sentence', async () => {
    await mkdir(paths.dataDir);
    const own = cloneTo(join(paths.folder, 'clone'));
    await expect(startChild({ clone: own, user: NOBODY })).rejects.toThrow(
      `StartError: The data folder ${paths.dataDir} cannot be written (EACCES): set DATA_DIR to one that can.`,
    );
  });
});
