import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^tillwatch-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})\.backup$/;

export const nameOfBackup = (nowMs: number) =>
  `tillwatch-${new Date(nowMs).toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.backup`;

/** When the folder's next backup is due (milliseconds): immediately if it has none. */
export async function nextBackupAt(folder: string, everyMs: number, nowMs: number): Promise<number> {
  const newest = (await listBackups(folder, nowMs))[0];
  return newest ? newest.atMs + everyMs : 0;
}

/** Removes all but the newest `keep` backups of a folder and returns their names. Other files are left alone. */
export async function removeOldBackups(folder: string, keep: number, nowMs: number): Promise<string[]> {
  const old = (await listBackups(folder, nowMs)).slice(keep);
  for (const { name } of old) await rm(join(folder, name), { force: true });
  return old.map(({ name }) => name);
}

/** Newest first. A backup dated in the future comes from a wrong clock: it is kept, and not counted. */
async function listBackups(folder: string, nowMs: number): Promise<{ name: string; atMs: number }[]> {
  await mkdir(folder, { recursive: true });
  return (await readdir(folder))
    .flatMap((name) => {
      const [, day, hour, minute] = NAME.exec(name) ?? [];
      return day ? [{ name, atMs: Date.parse(`${day}T${hour}:${minute}:00Z`) }] : [];
    })
    .filter(({ atMs }) => atMs <= nowMs)
    .toSorted((a, b) => b.atMs - a.atMs);
}
