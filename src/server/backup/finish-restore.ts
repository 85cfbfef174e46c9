import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { People } from '#database/connect.ts';
import { opensSigningKeys } from '#identity/session/signing-keys.ts';
import { BACKUP_FILES, newOf } from './backup-head.ts';

/**
 * Finishes a restore that was killed after it had committed, but before its files replaced the earlier ones: then only
 * the new secret key decrypts the data. Returns the data's secret key.
 */
export async function finishRestore(
  people: People,
  { dataDir, secretKey }: { dataDir: string; secretKey: string },
): Promise<string> {
  const file = join(dataDir, 'secret-key');
  const restored = await readKey(newOf(file));
  if (!restored || secretKey !== (await readKey(file))) return secretKey;
  if (await opensSigningKeys(people, secretKey)) return secretKey;
  if (!(await opensSigningKeys(people, restored))) return secretKey;
  for (const name of BACKUP_FILES.toReversed())
    await rename(newOf(join(dataDir, name)), join(dataDir, name)).catch(ignoreMissing);
  return restored;
}

async function readKey(file: string): Promise<string | undefined> {
  return (await readFile(file, 'utf8').catch(ignoreMissing))?.trim();
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
