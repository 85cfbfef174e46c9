import { execFile } from 'node:child_process';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE_MB = 700;

export type SmallDisk = { fill(): Promise<void>; free(): Promise<void>; close(): Promise<void> };

/** All that is written from now on lies on a disk in memory that can be filled. Null where we are not root. */
export async function openSmallDisk(): Promise<SmallDisk | null> {
  if (process.getuid?.() !== 0) return null;
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(join(tmpdir(), 'tillwatch-soak-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=1777`, 'tmpfs', folder]);
  process.env.TMPDIR = folder;
  const filler = join(folder, 'filler');
  return {
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      // others write meanwhile: what does not fit any more is not needed
      await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => {});
    },
    free: () => rm(filler, { force: true }),
    async close() {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}
