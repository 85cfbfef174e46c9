import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#runtime/clock.ts';

const NAME = /^tillwatch-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})\.backup(\.[\da-f-]{36}\.part)?$/;

export const nameOfBackup = (nowMs: number) =>
  `tillwatch-${new Date(nowMs).toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.backup`;

/** When the folder's next backup is due (milliseconds): immediately if it has none. */
export async function nextBackupAt(folder: string, everyMs: number, nowMs: number): Promise<number> {
  const newest = (await listBackups(folder, nowMs)).find(({ isPart }) => !isPart);
  return newest ? newest.atMs + everyMs : 0;
}

/**
 * Removes all but the newest `keep` backups of a folder, and parts that a killed process left a day ago or earlier. Returns
 * their names. Other files are left alone.
 */
export async function removeOldBackups(folder: string, keep: number, nowMs: number): Promise<string[]> {
  const listed = await listBackups(folder, nowMs);
  const old = [
    ...listed.filter(({ isPart }) => !isPart).slice(keep),
    ...listed.filter(({ isPart, atMs }) => isPart && atMs <= nowMs - DAY_MS),
  ];
  for (const { name } of old) await rm(join(folder, name), { force: true });
  return old.map(({ name }) => name);
}

/** Newest first. A backup dated in the future comes from a wrong clock: it is kept, and not counted. */
async function listBackups(folder: string, nowMs: number): Promise<{ name: string; atMs: number; isPart: boolean }[]> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder))
    .flatMap((name) => {
      const [, day, hour, minute, part] = NAME.exec(name) ?? [];
      return day ? [{ name, atMs: Date.parse(`${day}T${hour}:${minute}:00Z`), isPart: part !== undefined }] : [];
    })
    .filter(({ atMs }) => atMs <= nowMs)
    .toSorted((a, b) => b.atMs - a.atMs);
}
