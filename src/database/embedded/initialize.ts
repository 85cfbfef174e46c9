import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './process.ts';
import { asUser, type ServerUser } from './server-user.ts';

const run = promisify(execFile);

export type Cluster = {
  native: string;
  home: string;
  user: ServerUser | null;
  /** For tests: no password, small log files, no waiting for the disk. */
  isThrowaway?: boolean;
};

/**
 * Creates `home`: a database cluster and the password of its only user. It is built under a temporary name, so that an
 * interrupted one is never taken for whole. If two processes do it at once, the second uses the work of the first.
 */
export async function initialize({ native, home, user, isThrowaway = false }: Cluster): Promise<void> {
  await removeHalfMade(home);
  const making = `${home}.making-${process.pid}`;
  const passwordFile = join(making, 'password');
  await mkdir(making);
  try {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (user) for (const path of [passwordFile, making]) await chown(path, user.uid, user.gid);
    await makeCluster(native, user, [
      ...['-D', join(making, 'cluster'), '-U', 'postgres', '-E', 'UTF8', '--locale=C'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', `--pwfile=${passwordFile}`],
      ...(isThrowaway ? ['-A', 'trust', '--no-sync', '--wal-segsize=1'] : ['-A', 'scram-sha-256']),
    ]);
    if (user)
      for (const path of [passwordFile, making]) await chown(path, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
    await chmod(making, 0o711);
    await rename(making, home).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

/**
 * The first one that the system knows is used: Linux knows the first, macOS the second. With C the word index ignores
 * letters beyond ASCII.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'UTF-8', 'C'];

async function makeCluster(native: string, user: ServerUser | null, args: string[]): Promise<void> {
  for (const characterType of CHARACTER_TYPES) {
    try {
      await run(join(native, 'bin/initdb'), [...args, `--lc-ctype=${characterType}`], asUser(user));
      return;
    } catch (error) {
      if (characterType === CHARACTER_TYPES.at(-1) || !/invalid locale name/.test(String(error))) throw error;
    }
  }
}

async function removeHalfMade(home: string): Promise<void> {
  const prefix = `${basename(home)}.making-`;
  for (const name of await readdir(dirname(home))) {
    const isLeft = name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)));
    // its initdb may still be writing: what cannot be removed now is removed at the next start
    if (isLeft) await rm(join(dirname(home), name), { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
  }
}
