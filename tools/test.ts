import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

// npm test: runs every step, even after a failure. The last line counts the tests.
type Count = { passed: number; failed: number };
type Step = { name: string; run: (name: string) => Promise<boolean> };

/** Node's compile cache, shared by the many processes of a run and by the next run. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/tillwatch/compiled', import.meta.url));

const CHECK: Step = { name: 'check', run: (name) => run(name, ['tools/check.ts']) };
const UNIT: Step = { name: 'unit tests', run: (name) => vitest(name, 'unit*') };
const WEB: Step = {
  name: 'web build',
  run: (name) => run(name, ['-e', "(await import('./tools/build-web.mjs')).ensureWeb()"]),
};
const JOURNEYS: Step = { name: 'journeys', run: (name) => vitest(name, 'e2e') };

const startedAt = performance.now();
const folder = await mkdtemp(join(tmpdir(), 'tillwatch-report-'));
const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
let isGood = true;

// the journeys begin with a product that reads its stores' past, for which one core is enough
await Promise.all([runInTurn(CHECK), runInTurn(WEB, JOURNEYS)]);
await runInTurn(UNIT);
await rm(folder, { recursive: true, force: true });
console.log(
  `\n${summary.join('\n')}\n${isGood ? 'Everything passed' : 'Something failed'} in ${seconds(startedAt)} s.`,
);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(isGood ? 0 : 1);

async function runInTurn(...steps: Step[]): Promise<void> {
  for (const { name, run } of steps) {
    const stepAt = performance.now();
    const passed = await run(name);
    isGood &&= passed;
    summary.push(`${passed ? 'good  ' : 'FAILED'} ${name.padEnd(10)} ${seconds(stepAt)} s`);
  }
}

/** Its output is printed line by line, after its name. */
async function run(name: string, args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env },
  });
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => console.log(`${name.padEnd(10)} | ${line}`));
  const [code] = await once(child, 'close');
  return code === 0;
}

async function vitest(name: string, project: string): Promise<boolean> {
  const report = join(folder, `${project.replace('*', '')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const passed = await run(name, ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters]);
  const counts = await readFile(report, 'utf8').then(JSON.parse, () => null);
  total.passed += counts?.numPassedTests ?? 0;
  // a file that does not load has no tests to count
  const broken = counts?.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  total.failed += counts ? counts.numFailedTests + broken : 1;
  return passed;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
