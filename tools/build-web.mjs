// Plain JavaScript for Node 20, because it runs before the pinned Node does.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ROOT, showProgress } from './ensure-install.mjs';
import { runNode } from './pinned-node.mjs';

const SOURCES = [
  'src/web',
  'src/contract',
  'vite.config.ts',
  'tools/compile-web.ts',
  'tools/chunk-groups.ts',
  'tools/first-screen.ts',
  'tools/own-hosts.ts',
  'tools/pure-contract.ts',
  'docs/FIGURES.md',
  'package-lock.json',
];
const STAMP = join(ROOT, 'dist/web/.build-stamp');

/** Builds the web application unless the existing build is of exactly these sources. */
export async function ensureWeb() {
  const hash = hashSources();
  if (readStamp() === hash) return;
  const startedAt = Date.now();
  const stop = showProgress(() => `Building the web application: ${Math.round((Date.now() - startedAt) / 1000)} s`);
  const code = await runNode([join(ROOT, 'tools/compile-web.ts')], { cwd: ROOT, env: { NODE_ENV: 'production' } });
  stop();
  if (code !== 0) fail('The web application could not be built: see the messages above.');
  writeFileSync(STAMP, hash);
  console.log(`Built the web application in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const files = statSync(join(ROOT, source)).isDirectory()
      ? readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
          .sort()
      : [join(ROOT, source)];
    for (const file of files) hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function readStamp() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}
