import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';

const TOOLS = fileURLToPath(new URL('.', import.meta.url));
const LOCK = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } });
let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'tillwatch tools '));
  for (const folder of ['tools', 'bin', 'node_modules']) await mkdir(join(project, folder));
  for (const name of (await readdir(TOOLS)).filter((each) => each.endsWith('.mjs')))
    await cp(join(TOOLS, name), join(project, 'tools', name));
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) await write(file, LOCK);
});
afterEach(() => rm(project, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await writeFile(join(project, path), text);
  if (path.startsWith('bin/')) await chmod(join(project, path), 0o755);
}

type Run = { process: ChildProcess; output(): string; errors(): string; exit: Promise<unknown> };

function run(...args: string[]): Run {
  const path = `${join(project, 'bin')}:/usr/bin:/bin`;
  const child = spawn(process.execPath, [join(project, 'tools/run.mjs'), ...args], {
    cwd: '/',
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  // two pipes are not ordered
  child.stderr.on('data', (chunk) => (errors += chunk));
  return {
    process: child,
    output: () => output,
    errors: () => errors,
    exit: once(child, 'close').then(([code]) => code),
  };
}

test('a file runs from any folder, in a path with spaces, with its arguments and its exit code', async () => {
  await write(
    'script.ts',
    'const words: string[] = process.argv.slice(2); console.log(JSON.stringify(words)); process.exit(7);',
  );
  const { exit, output } = run('script.ts', 'a', 'b c', '--json');
  expect(await exit).toBe(7);
  expect(output()).toBe('["a","b c","--json"]\n');
});

const COUNTING = `
let count = 0;
process.on('SIGINT', () => { count++; setTimeout(() => { console.log('interrupted', count); process.exit(0); }, 300); });
process.on('SIGTERM', () => { require('fs').writeFileSync(process.argv[2], 'told'); process.exit(0); });
setInterval(() => {}, 1000);
console.log('up');`;

test('Ctrl-C arrives once, although terminal and npm both send it, and the program decides how it ends', async () => {
  await write('script.cjs', COUNTING);
  const { process: child, exit, output } = run('script.cjs');
  await until(() => output().includes('up'));
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect(await exit).toBe(0);
  expect(output()).toBe('up\ninterrupted 1\n');
});

test('a program is told to end when its starter is killed', async () => {
  await write('script.cjs', COUNTING);
  const told = join(project, 'told');
  const { process: child, output } = run('script.cjs', told);
  await until(() => output().includes('up'));
  child.kill('SIGKILL');
  expect(await until(() => readFile(told, 'utf8').catch(() => ''))).toBe('told');
});

test('missing packages are installed first, without install scripts; existing ones are left alone', async () => {
  await rm(join(project, 'node_modules/.package-lock.json'));
  await write('bin/npm', '#!/bin/sh\necho "$@" >> calls\ncp package-lock.json node_modules/.package-lock.json\n');
  await write('script.ts', "console.log('ran')");
  for (let time = 0; time < 2; time++) {
    const { exit, output } = run('script.ts');
    expect(await exit).toBe(0);
    expect(output()).toMatch(/ran\n$/);
  }
  const calls = (await readFile(join(project, 'calls'), 'utf8')).trim().split('\n');
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatch(/^ci .*--ignore-scripts/);
});

test("a failed install adds one sentence after npm's output", async () => {
  await rm(join(project, 'node_modules/.package-lock.json'));
  await write('bin/npm', '#!/bin/sh\necho "npm error network" >&2\nexit 3\n');
  const { exit, errors } = run('script.ts');
  expect(await exit).toBe(1);
  expect(errors()).toBe(
    'npm error network\nThe install failed ("npm ci" ended with 3): see the messages of npm above.\n',
  );
});

test('a missing file argument is reported in one sentence', async () => {
  const { exit, output } = run();
  expect(await exit).toBe(1);
  expect(output()).toMatch(/^Which file\?/);
});
