import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

/** KiB of compressed JavaScript (gzip 9). */
export type BundleSizes = {
  /** What every page of the application loads before it is drawn. */
  shellKib: number;
  /** What a page loads beyond the shell, by its source. */
  routesKib: Record<string, number>;
  /** The script of a public page, which runs after its first paint. */
  publicKib: number;
};

const SHELL = ['index.html'];
const PUBLIC = 'islands/start.ts';

/** What each route loads, by the manifest of a build. */
export async function bundleSizes(webFolder: string): Promise<BundleSizes> {
  const manifest = JSON.parse(await readFile(join(webFolder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map<string, number>();
  for (const { file } of Object.values(manifest))
    if (file.endsWith('.js')) sizes.set(file, gzipSync(await readFile(join(webFolder, file)), { level: 9 }).length);
  const kib = (files: Iterable<string>) =>
    Math.round(([...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) / 1024) * 10) / 10;
  const shell = filesOf(manifest, SHELL);
  const pages = Object.keys(manifest).filter((source) => /^routes\/.*-page\.tsx$/.test(source));
  return {
    shellKib: kib(shell),
    routesKib: Object.fromEntries(
      pages.map((page) => [page, kib([...filesOf(manifest, [page])].filter((file) => !shell.has(file)))]),
    ),
    publicKib: kib(filesOf(manifest, [PUBLIC])),
  };
}

/** The files of chunks and of everything that they import statically. */
function filesOf(manifest: Manifest, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the build has no ${name}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}
