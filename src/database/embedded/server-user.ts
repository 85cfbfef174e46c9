import { execFile } from 'node:child_process';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#runtime/start-error.ts';

const run = promisify(execFile);

export type ServerUser = { uid: number; gid: number };

const PREFERRED = ['nobody', 'daemon'];

/** The user that PostgreSQL runs as if we are root, which it refuses: one that the system has. Null: as ourselves. */
export async function findServerUser(): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  const user = PREFERRED.map((name) => users.find((each) => each.name === name)).find(Boolean) ?? users[0];
  if (user) return { uid: user.uid, gid: user.gid };
  throw new StartError(
    'PostgreSQL refuses to run as root, and this system has no other user: start Tillwatch as an ordinary user, or set DATABASE_URL.',
  );
}

/** Options for a child process of the server. Our environment decides neither its language, sorting nor libraries. */
export function asUser(user: ServerUser | null) {
  return {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  };
}

/**
 * Whether the server's user can have a folder of its own in this one. It is tried rather than computed, because it
 * depends on the modes of all parent folders, access lists, mounts and the file system. Fails if we cannot write there
 * either.
 */
export async function canServeFrom(folder: string, user: ServerUser | null): Promise<boolean> {
  const probe = await mkdtemp(join(folder, '.probe-'));
  try {
    if (user) await chown(probe, user.uid, user.gid);
    await run('/bin/sh', ['-c', 'cd "$1" && : > file', 'sh', probe], asUser(user));
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}
