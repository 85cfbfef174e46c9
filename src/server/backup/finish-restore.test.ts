import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#database/testing.ts';
import { getSigningKey } from '#identity/session/signing-keys.ts';
import { manualClock } from '#runtime/clock.ts';
import { finishRestore } from './finish-restore.ts';

async function openFolder(files: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tillwatch-restore-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(dataDir, name), text);
  const readAll = async () => {
    const names = (await readdir(dataDir)).toSorted();
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await readFile(join(dataDir, name), 'utf8')])),
    );
  };
  return { dataDir, readAll };
}

test('the files of a restore that was killed after its commit are put in place, and only those', async () => {
  const { people, drop } = await testDatabase();
  onTestFinished(drop);
  await getSigningKey({ database: people, clock: manualClock(0), secretKey: 'of the data' });
  const files = { 'secret-key': 'earlier\n', 'secret-key.new': 'of the data\n', 'practice.json.new': '{}' };
  const killed = await openFolder(files);
  expect(await finishRestore(people, { dataDir: killed.dataDir, secretKey: 'earlier' })).toBe('of the data');
  const inPlace = { 'secret-key': 'of the data\n', 'practice.json': '{}' };
  expect(await killed.readAll()).toEqual(inPlace);
  expect(await finishRestore(people, { dataDir: killed.dataDir, secretKey: 'of the data' })).toBe('of the data');

  const { dataDir: unknown, readAll: readUnknown } = await openFolder({ ...files, 'secret-key.new': 'of the backup' });
  expect(await finishRestore(people, { dataDir: unknown, secretKey: 'earlier' })).toBe('earlier');
  expect(await readUnknown()).toEqual({ ...files, 'secret-key.new': 'of the backup' });
  const { dataDir, readAll } = await openFolder(files);
  expect(await finishRestore(people, { dataDir, secretKey: 'of the settings' })).toBe('of the settings');
  expect(await readAll()).toEqual(files);
});

test('the files of a restore that was killed before its commit are removed, but not if nothing tells so', async () => {
  const { people, drop } = await testDatabase();
  onTestFinished(drop);
  const files = { 'secret-key': 'of the data', 'secret-key.new': 'of the backup', 'practice.json.new': '{}' };
  const { dataDir, readAll } = await openFolder(files);
  const start = () => finishRestore(people, { dataDir, secretKey: 'of the data' });
  expect(await start()).toBe('of the data');
  expect(await readAll()).toEqual(files);
  await getSigningKey({ database: people, clock: manualClock(0), secretKey: 'of the data' });
  expect(await start()).toBe('of the data');
  expect(await readAll()).toEqual({ 'secret-key': 'of the data' });
});
