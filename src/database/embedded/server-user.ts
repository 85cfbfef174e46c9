import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartError } from '#runtime/start-error.ts';

export type ServerUser = { name: string; uid: number; gid: number };

const PREFERRED = ['nobody', 'daemon'];

/** Whom PostgreSQL, which refuses root, runs as when we are root: a user the system already has. Null: as ourselves. */
export async function findServerUser(): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').flatMap((line) => {
    const [name = '', , uid, gid] = line.split(':');
    return Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  const user = PREFERRED.map((name) => users.find((each) => each.name === name)).find(Boolean) ?? users[0];
  if (user) return user;
  throw new StartError(
    'PostgreSQL refuses to run as root and this system has no other user: start Tillwatch as an ordinary user, or set DATABASE_URL.',
  );
}

/** Options for a child process of the server's: nothing of our environment decides how it speaks, sorts or finds its libraries. */
export function asUser(user: ServerUser | null) {
  return {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: '/',
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
  };
}

/** Whether the server's user gets through every folder on the way to this one (access lists and mounts included). */
export async function canEnter(folder: string, user: ServerUser | null): Promise<boolean> {
  const run = promisify(execFile);
  return run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], asUser(user)).then(
    () => true,
    () => false,
  );
}
