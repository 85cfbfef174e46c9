import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/clock.ts';
import { nameOfBackup, nextBackupAt, removeOldBackups } from './keep-backups.ts';

const NOW_MS = Date.UTC(2026, 10, 27, 4, 5);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tillwatch-backups-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('one a day is written, only the newest are kept, and other files stay', async () => {
  expect(await nextBackupAt(folder, DAY_MS, NOW_MS)).toBe(0);
  for (let day = 0; day < 10; day++) await writeFile(join(folder, nameOfBackup(NOW_MS - day * DAY_MS)), '');
  for (const other of ['mine.backup', 'tillwatch-2020-01-01-0000.backup.part'])
    await writeFile(join(folder, other), '');
  expect(await nextBackupAt(folder, DAY_MS, NOW_MS)).toBe(NOW_MS + DAY_MS);
  expect((await removeOldBackups(folder, 7, NOW_MS)).length).toBe(3);
  expect(await readdir(folder)).toEqual([
    'mine.backup',
    'tillwatch-2020-01-01-0000.backup.part',
    ...Array.from({ length: 7 }, (_, index) => nameOfBackup(NOW_MS - (6 - index) * DAY_MS)),
  ]);
  expect(nameOfBackup(NOW_MS + MINUTE_MS)).toBe('tillwatch-2026-11-27-0406.backup');
});

test('a backup from a clock that was ahead neither delays the next one nor pushes out another', async () => {
  const future = nameOfBackup(NOW_MS + 3_000 * DAY_MS);
  await writeFile(join(folder, future), '');
  expect(await nextBackupAt(folder, DAY_MS, NOW_MS)).toBe(NOW_MS + DAY_MS);
  await removeOldBackups(folder, 1, NOW_MS);
  expect(await readdir(folder)).toEqual(expect.arrayContaining([nameOfBackup(NOW_MS), future]));
});

test('a part that a killed backup left is removed after a day, and never counted as a backup', async () => {
  const [running, left] = [0, DAY_MS].map((agoMs) => `${nameOfBackup(NOW_MS - agoMs)}.${randomUUID()}.part`);
  for (const name of [running!, left!]) await writeFile(join(folder, name), '');
  expect(await removeOldBackups(folder, 1, NOW_MS)).toEqual([left]);
  expect(await readdir(folder)).toContain(running);
  await rm(join(folder, nameOfBackup(NOW_MS)));
  expect(await nextBackupAt(folder, DAY_MS, NOW_MS)).toBe(0);
});
