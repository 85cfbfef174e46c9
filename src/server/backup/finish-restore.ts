import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { People } from '#database/connect.ts';
import { opensSigningKeys } from '#identity/session/signing-keys.ts';
import { BACKUP_FILES, newOf } from './backup-head.ts';

/**
 * Finishes a restore that was killed after it had committed, but before its files replaced the earlier ones: then only
 * the new secret key decrypts the data. Removes the files of one that was killed before it committed. Returns the data's
 * secret key.
 */
export async function finishRestore(
  people: People,
  { dataDir, secretKey }: { dataDir: string; secretKey: string },
): Promise<string> {
  const file = join(dataDir, 'secret-key');
  const restored = await readKey(newOf(file));
  if (!restored || secretKey !== (await readKey(file))) return secretKey;
  const isCommitted = await opensSigningKeys(people, restored);
  // both open a database without signing keys, which says nothing
  if (isCommitted === (await opensSigningKeys(people, secretKey))) return secretKey;
  for (const path of BACKUP_FILES.toReversed().map((name) => join(dataDir, name))) {
    if (isCommitted) await rename(newOf(path), path).catch(ignoreMissing);
    else await rm(newOf(path), { force: true });
  }
  return isCommitted ? restored : secretKey;
}

async function readKey(file: string): Promise<string | undefined> {
  return (await readFile(file, 'utf8').catch(ignoreMissing))?.trim();
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
