// Plain JavaScript for Node 20: starts the real program with the lockfile's Node.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fail, ROOT } from './ensure-install.mjs';

const OLDEST = 24;
const SETPRIV = '/usr/bin/setpriv';

/** The lockfile's Node if its package fits this machine, otherwise the running one if it is new enough. */
export function findNode() {
  const pinned = join(ROOT, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin/node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return process.execPath;
  return fail(
    `Tillwatch needs Node ${OLDEST} or newer: this is ${process.versions.node}, and npm has no Node ${OLDEST} for ${process.platform}-${process.arch} that it could install.`,
  );
}

/** Runs a file to its end and returns its exit code. */
export async function runNode(args, options = {}) {
  const child = spawnNode(args, options);
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

/**
 * Acts for the terminal as if it were the program: passes on signals and the exit code. The program runs in its own
 * process group, because otherwise Ctrl-C would reach it from the terminal, from npm and from here. If this process is
 * killed, the program is told to end.
 */
export async function becomeNode(args, options = {}) {
  const child = spawnNode(args, { ...options, detached: true });
  let passedAt = 0;
  const pass = (signal) => {
    if (Date.now() - passedAt < 500) return;
    passedAt = Date.now();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => pass(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && pass('SIGTERM'), 1_000).unref();
  }
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}

function spawnNode(args, options) {
  const node = findNode();
  const path = [dirname(node), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const command = [node, ...args];
  if (options.detached && existsSync(SETPRIV)) command.unshift(SETPRIV, '--pdeathsig', 'TERM', '--');
  const child = spawn(command[0], command.slice(1), {
    stdio: 'inherit',
    ...options,
    // glibc makes up to eight heaps for each core and never releases them
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...options.env, PATH: path },
  });
  child.on('error', (error) => fail(`${node} does not run: ${error.message}.`));
  return child;
}
