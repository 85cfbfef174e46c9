import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type DiskCache = {
  /** Null if the key is not cached, or was cached before `notBeforeMs`. */
  find(key: string, notBeforeMs: number): Promise<Buffer | null>;
  put(key: string, body: Buffer, nowMs: number): Promise<void>;
};

type Kept = { bytes: number; putAtMs: number };

/**
 * Caches files in a folder, at most `maxBytes` in total; the least recently used are evicted. The folder is listed
 * once, on the first call. A file that was deleted meanwhile counts as not cached.
 */
export function diskCache(folder: string, maxBytes: number): DiskCache {
  // a Map keeps insertion order, so a file that is used moves to the end
  let kept: Promise<Map<string, Kept>> | null = null;

  async function makeRoom(files: Map<string, Kept>): Promise<void> {
    let total = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
    for (const [name, { bytes }] of files) {
      if (total <= maxBytes) return;
      files.delete(name);
      total -= bytes;
      await rm(join(folder, name), { force: true });
    }
  }

  return {
    async find(key, notBeforeMs) {
      kept ??= readFolder(folder);
      const files = await kept;
      const name = nameOf(key);
      const file = files.get(name);
      if (!file || file.putAtMs < notBeforeMs) return null;
      files.delete(name);
      const body = await readFile(join(folder, name)).catch(() => null);
      if (body) files.set(name, file);
      return body;
    },
    async put(key, body, nowMs) {
      kept ??= readFolder(folder);
      const files = await kept;
      const name = nameOf(key);
      await mkdir(folder, { recursive: true });
      // written to a temporary file and renamed, so that no reader sees half a picture
      const beside = join(folder, `${randomUUID()}.part`);
      try {
        await writeFile(beside, body);
        await rename(beside, join(folder, name));
      } catch (error) {
        // of a disk that is full, it would keep the last room
        await rm(beside, { force: true }).catch(() => {});
        throw error;
      }
      files.delete(name);
      files.set(name, { bytes: body.length, putAtMs: nowMs });
      await makeRoom(files);
    },
  };
}

function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

async function readFolder(folder: string): Promise<Map<string, Kept>> {
  const names = await readdir(folder).catch(() => []);
  const files: [string, Kept][] = [];
  for (const name of names) {
    const path = join(folder, name);
    if (name.endsWith('.part')) await rm(path, { force: true }).catch(() => {});
    else {
      const info = await stat(path).catch(() => null);
      if (info) files.push([name, { bytes: info.size, putAtMs: info.mtimeMs }]);
    }
  }
  return new Map(files.sort(([, a], [, b]) => a.putAtMs - b.putAtMs));
}
