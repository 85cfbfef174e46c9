import { execFile } from 'node:child_process';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { asUser, type ServerUser } from './server-user.ts';

const run = promisify(execFile);

export type Cluster = {
  native: string;
  data: string;
  user: ServerUser | null;
  password: string | null;
  walSegmentMb?: number;
};

/**
 * Makes a database cluster under a temporary name and gives it its real one at the end, so that one killed halfway is
 * never taken for whole. Where two do it at once the first wins and the second uses its work.
 * Without a password every local connection is trusted (tests).
 */
export async function initialize({ native, data, user, password, walSegmentMb = 16 }: Cluster): Promise<void> {
  const making = `${data}.making-${process.pid}`;
  const passwordFile = join(making, 'password');
  const cluster = join(making, 'cluster');
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  try {
    if (password !== null) await writeFile(passwordFile, password, { mode: 0o600 });
    if (user)
      for (const path of password === null ? [making] : [passwordFile, making]) await chown(path, user.uid, user.gid);
    await run(
      join(native, 'bin/initdb'),
      [
        ...['-D', cluster, '-U', 'postgres', '-E', 'UTF8', '--locale=C'],
        ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync', `--wal-segsize=${walSegmentMb}`],
        ...(password === null ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`]),
      ],
      asUser(user),
    );
    if (password !== null) await run('sync', ['-f', dirname(data)]).catch(() => {});
    await rename(cluster, data).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}
