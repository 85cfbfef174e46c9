import { execFile } from 'node:child_process';
import { mkdtemp, rmdir, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KIB = 1024;
/** Others write while we measure and shrink. */
const TRIES = 20;

export type SmallDisk = {
  usedMb(): Promise<number>;
  fill(): Promise<void>;
  free(): Promise<void>;
  close(): Promise<void>;
};

/** Puts everything written from now on onto a disk in memory that can be filled up. Null if we are not root. */
export async function openSmallDisk(sizeMb: number): Promise<SmallDisk | null> {
  if (process.getuid?.() !== 0) return null;
  const before = process.env.TMPDIR;
  const folder = await mkdtemp(join(tmpdir(), 'tillwatch-soak-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=1777`, 'tmpfs', folder]);
  process.env.TMPDIR = folder;
  const resize = (size: string) => run('mount', ['-o', `remount,size=${size}`, folder]);
  const used = async () => {
    const { blocks, bfree, bsize } = await statfs(folder);
    return (blocks - bfree) * bsize;
  };
  return {
    usedMb: async () => Math.round((await used()) / KIB / KIB),
    /** Shrinks the disk to what is on it. */
    async fill() {
      for (let tries = 1; ; tries++) {
        try {
          await resize(`${Math.ceil((await used()) / KIB) + 4 * tries}k`);
          return;
        } catch (error) {
          if (tries === TRIES) throw error;
        }
      }
    },
    async free() {
      await resize(`${sizeMb}m`);
    },
    async close() {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      await run('umount', [folder]);
      await rmdir(folder);
    },
  };
}
