// Runs before anything is installed, with any Node of the machine: plain JavaScript for Node 20, without packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './install-lock.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Outside the folder that "npm ci" empties. */
const LOCK = join(tmpdir(), `tillwatch-install-${createHash('sha256').update(ROOT).digest('hex').slice(0, 16)}`);

/**
 * Installs the lockfile's packages unless they are installed already. Install scripts are not run, and none is needed.
 * If two commands start at once, only one installs.
 * @param {{ dev: boolean }} options whether development tools are needed too
 */
export async function ensureInstall({ dev }) {
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const isDone = () => {
    // npm writes this file at the end of every install, so an interrupted install is noticed
    const installed = readPackages(join(ROOT, 'node_modules/.package-lock.json'));
    return installed !== null && isInstalled(wanted, installed, dev);
  };
  if (isDone()) return;
  const onWait = (pid) => showProgress(() => `Waiting: another command (process ${pid}) is installing here.`);
  await oneAtATime(LOCK, onWait, async () => {
    if (isDone()) return;
    const code = await install(Object.values(wanted).filter(isForThisMachine).length - 1);
    if (code !== 0) fail(`The install failed ("npm ci" ended with ${code}): see the messages of npm above.`);
  });
}

/** Whether every needed package is installed in exactly its version. */
export function isInstalled(wanted, installed, dev) {
  return Object.entries(wanted).every(([path, each]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found) return found.version === each.version && found.integrity === each.integrity;
    return each.optional || each.devOptional || (each.dev && !dev);
  });
}

function isForThisMachine({ os = process.platform, cpu = process.arch }) {
  return os.includes(process.platform) && cpu.includes(process.arch);
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

async function install(total) {
  const npm = process.env.npm_execpath ?? '';
  const isNpm = basename(npm).startsWith('npm') && /\.c?js$/.test(npm);
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const [file, first] = isNpm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(file, [...first, ...args, '--no-progress', '--loglevel=http'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // npm looks up every package before it has unpacked the first
  let found = 0;
  createInterface({ input: child.stderr }).on('line', (line) => {
    const kind = kindOfLine(line);
    if (kind === 'found') found++;
    if (kind === 'error') console.error(line);
  });
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const stop = showProgress(
    () => `Installing about ${total} packages: ${found} looked up, ${countPackages()} unpacked, ${seconds()} s`,
  );
  try {
    const [code, signal] = await once(child, 'close');
    stop();
    if (code === 0) console.log(`Installed in ${seconds()} s.`);
    return code ?? signal;
  } catch (error) {
    stop();
    return error.message;
  }
}

/** What a line of npm tells: that a package was looked up, something for people, or nothing. */
export function kindOfLine(line) {
  if (/^npm http fetch GET \d+ \S+(?<!\.tgz) /.test(line)) return 'found';
  return /^npm (http|notice|warn) /.test(line) ? 'nothing' : 'error';
}

/**
 * Shows progress: one updating line on a terminal, otherwise a line every ten seconds. Returns a function that ends it.
 */
export function showProgress(text) {
  const { isTTY } = process.stdout;
  const show = () => (isTTY ? process.stdout.write(`\r\x1b[K${text()}`) : console.log(text()));
  show();
  const timer = setInterval(show, isTTY ? 250 : 10_000);
  return () => {
    clearInterval(timer);
    if (isTTY) process.stdout.write('\r\x1b[K');
  };
}

function countPackages() {
  const modules = join(ROOT, 'node_modules');
  const list = (folder) => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []);
  const names = list(modules).flatMap((name) =>
    name.startsWith('@') ? list(join(modules, name)).map((each) => `${name}/${each}`) : [name],
  );
  return names.filter((name) => existsSync(join(modules, name, 'package.json'))).length;
}
