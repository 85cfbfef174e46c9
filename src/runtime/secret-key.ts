import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwritableDataFolder } from './start-error.ts';

/** The key of a data folder, created on first use. Two processes that create it at once end up with the same key. */
export function getOrMakeSecretKey(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  const making = `${file}.${process.pid}`;
  try {
    const kept = readKey(file);
    if (kept) return kept;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(making, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(making, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(making, { force: true });
    }
    return readKey(file) ?? '';
  } catch (cause) {
    throw unwritableDataFolder(dataDir, cause);
  }
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
