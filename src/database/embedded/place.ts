import { createHash } from 'node:crypto';
import { access, chmod, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, unwritableDataFolder } from '#runtime/start-error.ts';
import { canServeFrom, findServerUser, type ServerUser } from './server-user.ts';

export type ClusterPlace = {
  /** Holds `cluster`, `password`, `log` and `url`. It may not exist yet. */
  home: string;
  /** Where the binaries are copied to if the server's user cannot run npm's. */
  spare: string;
  user: ServerUser | null;
};

const ELSEWHERE = ['/var/lib/tillwatch', '/var/tmp/tillwatch'];

/**
 * Where the cluster of a data folder is stored: inside it, unless the server's user cannot enter it (we are root and
 * the clone is below a private folder). In that case a file in the data folder names the place, so that it is found
 * again after a move and forgotten with the folder.
 */
export async function findPlace(dataDir: string, elsewhere = ELSEWHERE): Promise<ClusterPlace> {
  try {
    await mkdir(dataDir, { recursive: true });
    const inside = join(await realpath(dataDir), 'postgres');
    const marker = join(dataDir, 'postgres-elsewhere');
    const chosen = (await readFile(marker, 'utf8').catch(() => '')).trim();
    const user = await ownerOf(join(chosen || inside, 'cluster'));
    if (chosen) return { home: chosen, spare: join(chosen, '..'), user };
    if (await canServeFrom(dataDir, user)) return { home: inside, spare: dataDir, user };
    if (await exists(inside))
      throw new StartError(
        `The database’s system user cannot enter the folder ${inside}: move the data folder back to where it was.`,
      );
    const spare = await findElsewhere(user, elsewhere);
    const home = await findUnusedName(join(spare, createHash('sha256').update(inside).digest('hex').slice(0, 12)));
    await writeFile(marker, `${home}\n`, { flush: true });
    return { home, spare, user };
  } catch (error) {
    throw error instanceof StartError ? error : unwritableDataFolder(dataDir, error);
  }
}

/** Root runs an existing cluster as its owner, and a new one as an unprivileged user. */
async function ownerOf(cluster: string): Promise<ServerUser | null> {
  const user = await findServerUser();
  const owner = user && (await stat(cluster).catch(() => null));
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : user;
}

async function findElsewhere(user: ServerUser | null, folders: string[]): Promise<string> {
  for (const folder of folders) {
    const made = await mkdir(folder, { recursive: true })
      .then(() => stat(folder))
      .catch(() => null);
    if (made?.uid !== process.getuid?.()) continue;
    await chmod(folder, 0o755).catch(() => {});
    if (await canServeFrom(folder, user).catch(() => false)) return folder;
  }
  throw new StartError(
    `PostgreSQL refuses to run as root, and no other user can use a folder in ${folders.join(' or ')}: set DATA_DIR to a folder that every user may enter, or set DATABASE_URL.`,
  );
}

async function findUnusedName(name: string): Promise<string> {
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (!(await exists(candidate))) return candidate;
  }
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
